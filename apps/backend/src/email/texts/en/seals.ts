import type { seals as indonesian } from '../id/seals'

export const seals: typeof indonesian = {
  subject: day => `Seal of the usage log for ${day}`,
  heading: day => `Seal of the usage log for ${day}`,
  sealed: (size, total) =>
    `${size} plays received that day have been sealed. Since the first seal: ${total}.`,
  fingerprint: root => `Fingerprint: ${root}`,
  keep: 'Keep the attachment. With it you can prove at any time that no line was changed, removed or inserted afterwards.',
  note: 'You receive this email because your address is listed as a recipient of the daily seal.',
}
