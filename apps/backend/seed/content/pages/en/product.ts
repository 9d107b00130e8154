import { buildCard } from '#seed/content/industries/sections'
import { buildLink, buildRegisterLink } from '#seed/content/links'
import { buildSection } from '#seed/content/section'
import type { PageCopy } from '../copy'

export const product: PageCopy = {
  title: 'Product and prices',
  seo: {
    title: 'Licensed music: product and prices',
    description:
      'Curated playlists, schedules, zones, a remote on your phone and an automatic record of every play. Priced per zone, monthly or yearly.',
  },
  sections: [
    buildSection('rich-text', {
      body: 'A background-music player made for business premises: one place to choose music, arrange schedules and control zones. Packages differ in the number of zones and locations, not in features.',
    }),
    buildSection('features', {
      title: 'Choosing and arranging music',
      text: 'For those who know exactly what to play, and for those who would like a hand.',
      cards: [
        buildCard([
          'playlist',
          'Playlists of your own',
          'Create, edit and order songs to suit your place',
          'Keep several versions for weekdays, weekends and special events.',
        ]),
        buildCard([
          'people',
          'Curated and ready',
          'Choose by type of business, mood, genre or artist',
          'Shuffled again on every pass, so that your regulars do not hear the same sequence.',
        ]),
        buildCard([
          'filter',
          'An explicit-song filter',
          'Switch it on once and explicit lyrics stop playing',
          'For all zones, or only for those you choose.',
        ]),
        buildCard([
          'tailored',
          'Curation for malls',
          'Filter playlists by the gender, age group and lifestyle of visitors',
          'Each floor is a zone with a schedule of its own.',
        ]),
      ],
    }),
    buildSection('features', {
      title: 'Arranging rooms and hours',
      text: 'Set it up once; it runs every day.',
      cards: [
        buildCard([
          'schedule',
          'Schedules that run themselves',
          'Music follows opening time, busy hours and closing time',
          'Malls can arrange a whole week in advance.',
        ]),
        buildCard([
          'zones',
          'Many zones at once',
          'Several rooms play different music at the same time',
          'All zones are seen and controlled through the cloud.',
        ]),
        buildCard([
          'remote',
          'A remote by QR',
          'Owners and staff scan a QR to control the music',
          'Staff without an account use a PIN or ask for approval; their access ends after eight hours.',
        ]),
      ],
    }),
    buildSection('features', {
      title: 'Licence, reports and billing',
      text: 'The part that is usually a chore, kept tidy.',
      cards: [
        buildCard([
          'licence',
          'A QR licence each',
          'A digital certificate for every player, its status shown instantly',
          'Place it near the player; inspectors simply scan it.',
        ]),
        buildCard([
          'report',
          'Reports that write themselves',
          'Every play is recorded; download any month from the portal',
          'Monthly reports go to the national collective body automatically.',
        ]),
        buildCard([
          'packages',
          'Packages and purchase history',
          'Renew, add zones and download receipts from one place',
          'Every location and its orders are on record in your business’s name.',
        ]),
      ],
    }),
    buildSection('packages', {
      title: 'Prices per zone, clear from the start.',
      text: 'Choose monthly or yearly. The total is the price per zone times the number of zones, less your voucher if you have one.',
    }),
    buildSection('calculator', {
      title: 'Estimate the cost for your place.',
      text: 'Choose your industry and the size of your place. The result is an estimate, with its formula and its source. {royalty}',
    }),
    buildSection('coverage', { title: 'What is covered, and what is not.', text: '{royalty_answer}' }),
    buildSection('questions', { title: 'Frequently asked questions' }),
    buildSection('closing', {
      title: 'Try it with one zone.',
      text: 'Register, choose your zones and see the total before you confirm the order.',
      primary: buildRegisterLink('en'),
      secondary: buildLink('Talk to us', '/contact'),
    }),
  ],
}
