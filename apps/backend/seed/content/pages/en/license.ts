import { buildLink, buildRegisterLink } from '#seed/content/links'
import { buildSection } from '#seed/content/section'
import type { PageCopy } from '../copy'

const opening = `Playing music on business premises is commercial use. Two different things are involved, and people often call both “the licence”.

**The player service** is what you buy from us: the player, the catalogue and playback reports.

**The public-performance royalty** belongs to songwriters, performers and producers whenever their songs are heard in public. In Indonesia it is managed by the national collective management body, LMKN.

{royalty_answer}`

const basis = `Government Regulation 56 of 2021 on the management of royalties for songs and music, and its implementing rules. The implementing rule in force when this page was written is Minister of Law Regulation 27 of 2025, effective 7 August 2025: the owner of the premises pays the royalty, through LMKN.

Tariffs are set by the government and may change. For a binding figure, ask LMKN.`

const certificate = `Every zone that is paid for has a licence with a code that stays the same, for one player. Download its A4 certificate and stickers from the Licences page of the portal, print them and put them up near the player. A sticker stays valid after a renewal.

Anyone can scan the QR code, or type the code on this page, to see the venue, its address, the zone, how long the licence is valid and when music was last played there. The player’s screen shows a number that changes every minute; if it matches, the sticker is not a copy. The A4 certificate also holds the licence with a digital signature, which can be verified without a network.

It proves your subscription, within the limits of the table above. It is not an LMKN certificate.`

const data = `The player records which song was played, when, and at which player. The national collective management body appointed us to collect this data, as a basis for sharing royalties among rights holders. You see the same data in the portal, and monthly reports go to that body automatically. It contains nothing about your guests or customers.`

export const license: PageCopy = {
  title: 'Licence',
  seo: {
    title: 'Licence: what is covered and what is not',
    description:
      'What “licensed” means here, how it relates to the LMKN royalty, the licence of every player and the playback data we record.',
  },
  sections: [
    buildSection('rich-text', { body: opening }),
    buildSection('coverage', { title: 'What is covered, and what is not.' }),
    buildSection('rich-text', { title: 'Legal basis', body: basis }),
    buildSection('rich-text', { title: 'The certificate at the player', body: certificate }),
    buildSection('rich-text', { title: 'Playback data', body: data }),
    buildSection('questions', { title: 'About licence and royalty', group: 'licence-royalty' }),
    buildSection('closing', {
      title: 'Still unsure?',
      text: 'Better to ask now than to guess during an inspection.',
      primary: buildRegisterLink('en'),
      secondary: buildLink('Ask us', '/contact'),
    }),
  ],
}
