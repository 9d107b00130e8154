import { type CreditColumn, creditColumns } from './stated-work'

const example: Record<CreditColumn, string>[] = [
  { name: 'Ayu Contoh', role: 'CA', ipi: '00000000199', share: '50', society: '021' },
  { name: 'Kolektif Rintik', role: 'E', ipi: '00000000395', share: '50', society: '021' },
].map(contributor => ({
  isrc: 'IDA012600001',
  track: '',
  iswc: 'T0345246801',
  work_id: 'KR-0001',
  ...contributor,
}))

/** A template for spreadsheets, with one work as an example. */
export const createCreditTemplate = (separator: ',' | ';') =>
  [creditColumns, ...example.map(row => creditColumns.map(name => row[name]))]
    .map(cells => cells.join(separator))
    .join('\r\n')
