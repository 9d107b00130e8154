/** The fields that staff edit and that a revision copies. */
export const creditFields = [
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
