import { tableCreditFields } from '#src/catalogue/track/rules/credit-fields'

/** The columns of a catalogue table. Only `file` and `rights_basis` are required. */
export const catalogueColumns = [
  'file',
  ...tableCreditFields,
  'genres',
  'moods',
  'tempo',
  'vocals',
  'language',
  'explicit',
  'clean_version',
  'rights_basis',
  'rights_until',
] as const
export type CatalogueColumn = (typeof catalogueColumns)[number]

export const maxUploadBytes = 20 * 1024 * 1024
export const maxImportRows = 2000

const example: Record<CatalogueColumn, string> = {
  file: 'Album/01 Kopi Sore.mp3',
  title: 'Kopi Sore',
  artists: 'Meja Pojok; Trio Dermaga',
  composers: 'Ayu Contoh; Bima Contoh',
  arrangers: 'Citra Contoh',
  publishers: 'Kolektif Rintik',
  isrc: 'IDA012600001',
  iswc: 'T0345246801',
  label: 'Kolektif Rintik',
  release: 'Hujan di Jendela',
  catalogue_number: 'KR-001',
  genres: 'lo-fi; acoustic',
  moods: 'calm; warm',
  tempo: '76',
  vocals: 'instrumental',
  language: 'id',
  explicit: 'no',
  clean_version: '',
  rights_basis: 'licensed',
  rights_until: '2027-12-31',
}

/** A template for spreadsheets, with one example row. */
export const createCatalogueTemplate = (separator: ',' | ';') =>
  [catalogueColumns, catalogueColumns.map(name => example[name])]
    .map(cells => cells.map(cell => (cell.includes(';') ? `"${cell}"` : cell)).join(separator))
    .join('\r\n')
