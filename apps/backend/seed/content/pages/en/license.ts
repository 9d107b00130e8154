import { join, link } from '#seed/content/links'
import { section } from '#seed/content/section'
import type { PageCopy } from '../copy'

const opening = `Playing music on business premises is commercial use. Two different things are involved, and people often call both “the licence”.

**The player service** is what you buy from us: the player, the catalogue, a QR certificate for every player and playback reports.

**The public-performance royalty** belongs to songwriters, performers and producers whenever their songs are heard in public. In Indonesia it is managed by the national collective management body, LMKN.

{royalty_answer}`

const basis = `Government Regulation 56 of 2021 on the management of royalties for songs and music, and its implementing rules. The implementing rule in force when this page was written is Minister of Law Regulation 27 of 2025, effective 7 August 2025: the owner of the premises pays the royalty, through LMKN.

Tariffs are set by the government and may change. For a binding figure, ask LMKN.`

const certificate = `Every player has one digital certificate with a QR code. Anyone who scans it sees the business, the player, the validity, and what is and is not covered.

- Put it near the player, where an inspector can easily read it.
- Its status is always current, so there is nothing to reprint when you renew.
- It proves your subscription, within the limits of the table above.`

const data = `The player records which song was played, when, and at which player. The data goes automatically to the national collective management body, which appointed us to collect it, as a basis for sharing royalties among rights holders. It contains nothing about your guests or customers.`

export const license: PageCopy = {
  title: 'Licence',
  seo: {
    title: 'Licence: what is covered and what is not',
    description:
      'What “licensed” means here, how it relates to the LMKN royalty, the QR certificate of every player and the data we report.',
  },
  sections: [
    section('rich-text', { body: opening }),
    section('coverage', { title: 'What is covered, and what is not.' }),
    section('rich-text', { title: 'Legal basis', body: basis }),
    section('rich-text', { title: 'The certificate at the player', body: certificate }),
    section('rich-text', { title: 'Playback data', body: data }),
    section('questions', { title: 'About licence and royalty', group: 'licence-royalty' }),
    section('closing', {
      title: 'Still unsure?',
      text: 'Better to ask now than to guess during an inspection.',
      primary: join('en'),
      secondary: link('Ask us', '/contact'),
    }),
  ],
}
