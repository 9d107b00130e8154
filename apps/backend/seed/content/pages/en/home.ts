import { buildCard } from '#seed/content/industries/sections'
import { buildLink, buildPricesLink, buildRegisterLink } from '#seed/content/links'
import { buildSection } from '#seed/content/section'
import type { PageCopy } from '../copy'

export const home: PageCopy = {
  title: 'Home',
  seo: {
    title: 'Licensed background music for businesses',
    description:
      'Playlists, schedules and zones for hotels, cafés, malls, clinics and ten more industries, played in every room.',
  },
  sections: [
    buildSection('hero', {
      title: 'Every space has',
      accent: 'its own rhythm.',
      text: 'Licensed background music for hotels, cafés, malls, clinics and ten more industries. Set playlists, schedules and zones in one place; every play is recorded.',
      primary: buildRegisterLink('en'),
      secondary: buildLink('See how it works', '/#steps'),
      note: 'Officially appointed to collect playback data. {royalty}',
      note_link: buildLink('See what is covered', '/license#coverage'),
    }),
    buildSection('facts', {
      items: [
        { title: '14 industries we serve', text: 'From hotels to association buildings' },
        { title: 'Plays on without a network', text: 'The music is stored in the player' },
        { title: 'Every play is recorded', text: 'In the portal, zone by zone' },
        { title: 'Regulation 56/2021', text: 'And its implementing rules' },
      ],
    }),
    buildSection('steps', {
      title: 'From sign-up to music in three steps.',
      text: 'Every step is saved as you go, and you can carry on from another device.',
      items: [
        {
          title: 'Register and pick your industry',
          text: 'Enter your business details as on its documents, then choose an industry. Hotels add their star rating and area.',
        },
        {
          title: 'Choose a package and zones',
          text: 'You see the price immediately: price per zone times the number of zones, less your voucher if you have one.',
        },
        {
          title: 'Pair the player and play',
          text: 'Open the player on a device with Chrome or Edge, match its code on your phone, and the music starts. Every play is recorded automatically.',
        },
      ],
    }),
    buildSection('industries', {
      title: '14 industries we serve',
      text: 'Curation, sample schedules and the way we measure area differ from one industry to the next.',
      closing_title: 'Is your business not here?',
      closing_text: 'Tell us about it and we will find its match.',
    }),
    buildSection('features', {
      title: 'One screen for every room.',
      text: 'Owners run it from anywhere. Staff control the music from their phones.',
      cards: [
        buildCard([
          'playlist',
          'Playlists that know the place',
          'Choose curation by type of business, mood, genre or artist',
          'Or build playlists of your own.',
        ]),
        buildCard([
          'schedule',
          'A week, arranged once',
          'The music follows your opening hours, up to a week ahead',
        ]),
        buildCard([
          'zones',
          'Every zone, its own music',
          'Play different music in several rooms, run from one screen',
          'Control is in the cloud, so even a distant branch is within reach.',
        ]),
        buildCard([
          'remote',
          'A remote by QR scan',
          'Owners and staff control the music by phone, without sharing accounts',
        ]),
        buildCard([
          'filter',
          'An explicit-song filter',
          'Lyrics that do not belong in your place never play there',
        ]),
        buildCard([
          'licence',
          'A QR licence everywhere',
          'One digital certificate per player, its status always up to date',
        ]),
        buildCard([
          'report',
          'Usage reports, automatic',
          'Playback data records itself and is always in the portal',
          'Monthly reports go to the national collective body automatically.',
        ]),
        buildCard([
          'packages',
          'Packages and purchase history',
          'See packages, renewals and every order in one single place',
        ]),
        buildCard([
          'tailored',
          'Malls: by who comes in',
          'Playlists by the gender, age group and lifestyle of visitors',
        ]),
      ],
    }),
    buildSection('coverage', {
      title: 'What is covered, and what is not.',
      text: 'The word “licensed” is often misunderstood. So here it is, in plain terms.',
    }),
    buildSection('packages', { title: 'Prices per zone, clear from the start.' }),
    buildSection('testimonials', {
      title: 'In our customers’ words',
      text: 'The names and quotations below are samples, not real customers.',
    }),
    buildSection('questions', { title: 'Frequently asked questions', text: 'Cannot find your answer?' }),
    buildSection('closing', {
      title: 'Play music with a clear licence.',
      text: 'Start with one zone. Add more zones and branches from the same portal.',
      primary: buildRegisterLink('en'),
      secondary: buildPricesLink('See prices'),
    }),
  ],
}
