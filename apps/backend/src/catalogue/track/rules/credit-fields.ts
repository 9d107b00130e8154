/** The fields of the credits that a catalogue table has, too. */
export const tableCreditFields = [
  'title',
  'artists',
  'composers',
  'arrangers',
  'publishers',
  'isrc',
  'iswc',
  'label',
  'release',
  'catalogue_number',
] as const

/** The fields that staff edit and that a revision copies. */
export const creditFields = [...tableCreditFields, 'work_id', 'contributors'] as const
