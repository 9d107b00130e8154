/** What the head office has locked in a unit. */
export const locks = {
  note: 'Dikunci kantor pusat.',
  openers: 'Bisa dibuka oleh {{names}}.',
  openers_unknown: 'Kantor pusat dapat membukanya.',
  list: 'Hanya dari daftar kantor pusat.',
  volume: 'Batas dari kantor pusat: {{max}}.',
}
