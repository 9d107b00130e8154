import { cleanText } from '@bgm/validation'
import { contributorFields, readContributor } from '#src/catalogue/track/rules/contributors'
import { isIswc, normaliseIdentifier } from '#src/catalogue/track/rules/identifiers'
import { readTable, type TableLine } from '#src/platform/csv/table'
import type { StaffMessage } from '#src/platform/panel/staff-language'
import { mapInSlices } from '#src/platform/runtime/map-in-slices'
import {
  type CreditColumn,
  creditColumns,
  describeWrongField,
  findWorkProblem,
  type LineProblem,
  maxImportedRows,
  maxImportedWorks,
  type StatedCredits,
  type StatedWork,
} from './stated-work'

const maxCell = 500

const messages = {
  unreadable: [
    'This file is not text: save the table as CSV',
    'Berkas ini bukan teks: simpan tabelnya sebagai CSV',
  ],
  row: [
    'The row cannot be read: it has too many columns, or a closing quotation mark is missing',
    'Baris tidak terbaca: kolomnya terlalu banyak, atau tanda kutip penutupnya hilang',
  ],
  empty: ['The table has no rows', 'Tabel tidak berisi baris'],
  key: ['The column isrc or track is missing', 'Kolom isrc atau track tidak ada'],
  rows: [
    `More than ${maxImportedRows} rows or ${maxImportedWorks} tracks: divide the table`,
    `Lebih dari ${maxImportedRows} baris atau ${maxImportedWorks} lagu: bagi tabelnya`,
  ],
  long: ['too long', 'terlalu panjang'],
  damaged: ['contains damaged characters', 'berisi karakter rusak'],
  required: ['write the ISRC or the id of the track', 'tulis ISRC atau id lagu'],
  isrc: ['twelve characters like IDA012600001', 'dua belas karakter seperti IDA012600001'],
  iswc: [
    'T and ten digits, the last of which is a check digit, like T0345246801',
    'T dan sepuluh angka, yang terakhir angka pemeriksa, seperti T0345246801',
  ],
  work_id: ['at most 60 characters', 'paling banyak 60 karakter'],
  differs: [
    'another row of the same track has another value',
    'baris lain dari lagu yang sama berisi nilai lain',
  ],
} as const satisfies Record<string, StaffMessage>

const unknownColumns = (names: readonly string[]): StaffMessage => [
  `These columns are not known: ${names.join(', ')}. Possible: ${creditColumns.join(', ')}`,
  `Kolom ini tidak dikenal: ${names.join(', ')}. Yang bisa: ${creditColumns.join(', ')}`,
]

const damaged = /[\p{Cc}\p{Cs}\ufffd]/u
const isrcShape = /^[A-Z]{2}[A-Z0-9]{3}[0-9]{7}$/

const fail = (line: number, message: StaffMessage, column: CreditColumn | '' = ''): StatedCredits => ({
  works: [],
  problems: [{ line, column, message }],
})

type Cells = Record<CreditColumn, string>
type ReadRow = { line: number; cells: Cells; problems: LineProblem[] }

function readCells({ line, cell }: TableLine): ReadRow {
  const problems: LineProblem[] = []
  const entries = creditColumns.map(column => {
    const text = cell(column)
    if (text.length > maxCell) problems.push({ line, column, message: messages.long })
    else if (damaged.test(text)) problems.push({ line, column, message: messages.damaged })
    else return [column, cleanText(text).trim()]
    return [column, '']
  })
  return { line, cells: Object.fromEntries(entries) as Cells, problems } // has every column
}

const contributorColumns = ['name', 'role', 'ipi', 'share', 'society'] as const

/** Reads the numbers and the contributor of a row into its work. */
function addRow(work: StatedWork, { line, cells, problems }: ReadRow): LineProblem[] {
  if (problems.length > 0) return problems
  const found: LineProblem[] = []
  const setNumber = (column: 'iswc' | 'work_id', value: string, isValid: boolean) => {
    if (value === '') return
    if (!isValid) found.push({ line, column, message: messages[column] })
    else if (work[column] !== null && work[column] !== value)
      found.push({ line, column, message: messages.differs })
    else work[column] = value
  }
  const iswc = normaliseIdentifier(cells.iswc)
  setNumber('iswc', iswc, isIswc(iswc))
  setNumber('work_id', cells.work_id, cells.work_id.length <= 60)
  if (contributorColumns.every(column => cells[column] === '')) return found
  const read = readContributor(Object.fromEntries(contributorFields.map(field => [field, cells[field]])))
  if ('contributor' in read) work.contributors.push(read.contributor)
  else found.push(...read.wrong.map(field => describeWrongField(line, field)))
  return found
}

/** Reads a table of credits. Rows of one track belong together, wherever they are. */
export async function parseCreditTable(text: string): Promise<StatedCredits> {
  const table = await readTable(text, maxImportedRows)
  if ('problem' in table)
    return table.problem === 'not-text' ? fail(1, messages.unreadable) : fail(table.line, messages.row)
  const known: readonly string[] = creditColumns
  const unknown = table.columns.filter(
    (name, at) => name && (!known.includes(name) || table.columns.indexOf(name) !== at),
  )
  if (unknown.length > 0) return fail(1, unknownColumns(unknown.slice(0, 10).map(name => name.slice(0, 40))))
  if (!table.columns.includes('isrc') && !table.columns.includes('track')) return fail(1, messages.key)
  if (table.lines.length === 0) return fail(1, messages.empty)
  const works = new Map<string, StatedWork>()
  const problems: LineProblem[] = []
  await mapInSlices(table.lines, tableLine => {
    const row = readCells(tableLine)
    const { line, cells } = row
    const isrc = normaliseIdentifier(cells.isrc)
    const column = isrc || cells.track === '' ? 'isrc' : 'track'
    if (isrc === '' && cells.track === '') problems.push({ line, column, message: messages.required })
    else if (isrc !== '' && !isrcShape.test(isrc)) problems.push({ line, column, message: messages.isrc })
    const key = isrc ? `isrc ${isrc}` : `track ${cells.track}`
    const numbers = { iswc: null, work_id: null }
    const work = works.get(key) ?? {
      line,
      isrc: isrc || null,
      track: cells.track || null,
      ...numbers,
      contributors: [],
    }
    works.set(key, work)
    problems.push(...addRow(work, row))
  })
  if (table.isCut || table.lines.length > maxImportedRows || works.size > maxImportedWorks)
    return fail(1, messages.rows)
  const stated = [...works.values()]
  return { works: stated, problems: [...problems, ...stated.flatMap(work => findWorkProblem(work) ?? [])] }
}
