import { join, link } from '../../links'
import { section } from '../../section'
import type { PageCopy } from '../copy'

const story = `Nearly every business plays music, yet few can answer with confidence when somebody asks, “And the licence?” We built this service so that the answer is easy to show.

We provide a licensed background-music player for public places and commercial use, and we are officially appointed by the national collective management body to collect playback data. Orderly data helps royalties reach the people who wrote, played and recorded the songs.`

const promises = `- **We say it as it is.** Next to every price stands what is covered and what is not.
- **We show the price first.** You see the total before you confirm an order, not afterwards.
- **We do not hold music hostage.** Adding zones, renewing and leaving are done in the portal, without a phone call.
- **We look after your data.** Tax numbers and tax files are never public and never enter statistics.`

export const about: PageCopy = {
  title: 'About us',
  seo: {
    title: 'About us',
    description:
      'A licensed background-music player for public places and commercial use, with orderly playback data for royalties.',
  },
  sections: [
    section('rich-text', { body: story }),
    section('facts', {
      items: [
        { title: '14 industries we serve', text: 'From hotels to association buildings' },
        { title: 'Officially appointed', text: 'To collect playback data for royalties' },
        { title: 'Two languages', text: 'Indonesian and English, on site and portal' },
        { title: 'Regulation 56/2021', text: 'And the rules that implement it' },
      ],
    }),
    section('rich-text', { title: 'What we stand by', body: promises }),
    section('closing', {
      title: 'Is there something you would like to ask?',
      text: 'We enjoy hearing about your place.',
      primary: link('Contact us', '/contact'),
      secondary: join('en'),
    }),
  ],
}
