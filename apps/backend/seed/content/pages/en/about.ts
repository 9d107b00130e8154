import { buildLink, buildRegisterLink } from '#seed/content/links'
import { buildSection } from '#seed/content/section'
import type { PageCopy } from '../copy'

const story = `Nearly every business plays music, yet few can answer with confidence when someone asks, “And the licence?” We built this service so that the answer is easy to show.

We provide a licensed background-music player for public spaces and commercial use, and we are officially appointed by the national collective management body to collect playback data. Accurate data helps royalties reach the people who wrote, played and recorded the songs.`

const promises = `- **We are plain about it.** Next to every price you read what is covered and what is not.
- **We show the price up front.** You see the total before you confirm an order, not afterwards.
- **We do not hold music hostage.** You add zones, renew and leave in the portal, without a phone call.
- **We look after your data.** Tax numbers and tax files are never public and never part of statistics.`

export const about: PageCopy = {
  title: 'About us',
  seo: {
    title: 'About us',
    description:
      'A licensed background-music player for public spaces and commercial use, with accurate playback data for royalties.',
  },
  sections: [
    buildSection('rich-text', { body: story }),
    buildSection('facts', {
      items: [
        { title: '14 industries we serve', text: 'From hotels to association buildings' },
        { title: 'Officially appointed', text: 'To collect playback data for royalties' },
        { title: 'Two languages', text: 'Indonesian and English, on the site and in the portal' },
        { title: 'Regulation 56/2021', text: 'And its implementing rules' },
      ],
    }),
    buildSection('rich-text', { title: 'What we stand by', body: promises }),
    buildSection('closing', {
      title: 'Do you have a question?',
      text: 'We enjoy hearing about your place.',
      primary: buildLink('Contact us', '/contact'),
      secondary: buildRegisterLink('en'),
    }),
  ],
}
