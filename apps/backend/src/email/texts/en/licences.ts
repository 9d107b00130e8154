import type { RevocationReason } from '@bgm/validation'
import type { licences as indonesian } from '../id/licences'

const formatCount = (venue: string | null, count: number) => {
  const licences = count === 1 ? 'licence' : 'licences'
  if (venue === null) return `${count} ${licences}`
  return count === 1 ? `The licence of ${venue}` : `${count} licences of ${venue}`
}
const has = (count: number) => (count === 1 ? 'has' : 'have')
const is = (count: number) => (count === 1 ? 'is' : 'are')

const support = 'Something not right? Reply to this email and we will look into it.'

const reasons: Record<RevocationReason, string> = {
  misuse: 'it was used against our terms',
  copied: 'its sticker or certificate was used at another place',
  'wrong-data': 'the name or address of the venue was not correct',
  closed: 'the venue has closed',
  other: 'another reason, which our team will explain',
}

export const licences: typeof indonesian = {
  licence: (zone, venue, code, until) =>
    `${venue}, ${zone}: ${code}${until === null ? '' : `, valid until ${until}`}`,
  more: count => `And ${count} more.`,
  button: 'View licences',
  reasons,
  reason: why => `The reason: ${why}.`,
  issued: (venue, count) => ({
    subject: `${formatCount(venue, count)} ${has(count)} been issued`,
    heading: 'Your licence has been issued',
    lines: [
      'Print the certificate and the stickers, and put them where people can see them. Anyone can scan the code to check the licence.',
    ],
    note: support,
  }),
  renewed: (venue, count) => ({
    subject: `${formatCount(venue, count)} ${has(count)} been renewed`,
    heading: 'Licence renewed',
    lines: [
      'The new period has begun. The code is the same, so the stickers on the wall stay valid. Print the A4 certificate again, so that its dates are correct.',
    ],
    note: support,
  }),
  reissued: (venue, count) => ({
    subject: `${formatCount(venue, count)} ${has(count)} been reissued`,
    heading: 'Licence reissued',
    lines: [
      'A name, an address or a zone has changed, so we have issued a new version. The code is the same. Print the A4 certificate on the wall again.',
    ],
    note: 'If neither you nor a colleague made this change, reply to this email immediately.',
  }),
  resigned: (venue, count) => ({
    subject: `${formatCount(venue, count)}: print the A4 certificate again`,
    heading: 'Print the A4 certificate again',
    lines: [
      'We have replaced the key that signs licences. Content, code and stickers are the same, but the second QR code on the old A4 certificate no longer passes a check without internet.',
    ],
    note: support,
  }),
  suspended: (venue, count) => ({
    subject: `${formatCount(venue, count)} ${is(count)} suspended`,
    heading: 'Licence suspended',
    lines: [
      'While it is suspended, a licence is not valid and the player in its zone stops. Its end date does not change.',
    ],
    note: support,
  }),
  resumed: (venue, count) => ({
    subject: `${formatCount(venue, count)} ${is(count)} valid again`,
    heading: 'Licence valid again',
    lines: ['The suspension has been lifted. Code, stickers and certificate are the same.'],
    note: support,
  }),
  revoked: (venue, count) => ({
    subject: `${formatCount(venue, count)} ${has(count)} been revoked`,
    heading: 'Licence revoked',
    lines: [
      'This licence is no longer valid, and the player in its zone stops. Take down certificates and stickers with this code.',
    ],
    note: 'Do you disagree? Reply to this email.',
  }),
  reinstated: (venue, count) => ({
    subject: `${formatCount(venue, count)} ${has(count)} been reinstated`,
    heading: 'Licence reinstated',
    lines: [
      'The revocation of this licence has been withdrawn. Certificates and stickers with this code may be put up again.',
    ],
    note: support,
  }),
  ended: (venue, count) => ({
    subject: `${formatCount(venue, count)} ${has(count)} ended`,
    heading: 'Licence ended',
    lines: [
      'The subscription was renewed with fewer zones, so this licence is no longer valid and the player in its zone stops. Add zones if you still need music there.',
    ],
    note: support,
  }),
}
