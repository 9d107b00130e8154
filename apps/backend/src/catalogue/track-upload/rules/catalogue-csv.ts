import { cleanText, musicGenres, musicMoods } from '@bgm/validation'
import { rightsBases, type TrackDetails, trackDetailsSchema } from '#src/catalogue/track/rules/details'
import { normaliseIdentifier } from '#src/catalogue/track/rules/identifiers'
import { readTable, type TableLine } from '#src/platform/csv/table'
import { mapInSlices } from '#src/platform/runtime/map-in-slices'
import { type CatalogueColumn, catalogueColumns, maxImportRows } from './columns'

export type CellProblem = {
  column: CatalogueColumn
  problem: string
  /** The track that has the ISRC already. */
  other?: string
}

export type CatalogueRow = {
  line: number
  file: string
  /** The details in the row, or null if a cell is invalid. */
  details: TrackDetails | null
  problems: CellProblem[]
}

type TableProblem =
  | { problem: 'unreadable' | 'empty' | 'rows' }
  | { problem: 'columns'; columns: string[] }
  | { problem: 'row'; line: number }

const maxCell = 2000

// Control characters, and the character that stands for unreadable bytes.
const damaged = /(?!\n)[\p{Cc}\p{Cs}\ufffd]/u

const parseList = (cell: string) =>
  cell
    .split(/[;|\n]/)
    .map(part => part.trim())
    .filter(Boolean)

const parseWords = (known: readonly string[]) => (cell: string) => {
  const words = cell
    .split(/[;|,\n]/)
    .map(word => word.trim().toLowerCase().replace(/\s+/g, '-'))
    .filter(Boolean)
  return words.every(word => known.includes(word)) ? words : null
}

const yes = ['yes', 'ya', 'true', '1', 'y']
const no = ['no', 'tidak', 'false', '0', 'n', 't']

function flag(cell: string): boolean | null {
  const word = cell.toLowerCase()
  return yes.includes(word) ? true : no.includes(word) ? false : null
}

/** Converts a day-first date to the form `2027-12-31`. Returns any other text unchanged. */
function day(cell: string): string {
  const [, date = '', month = '', year = ''] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(cell) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : cell
}

type Reader = (cell: string) => unknown
const lower: Reader = cell => cell.toLowerCase()

/** Convert cells to details, which the schema then validates. */
const readers: Partial<Record<CatalogueColumn, Reader>> = {
  artists: parseList,
  composers: parseList,
  arrangers: parseList,
  publishers: parseList,
  isrc: normaliseIdentifier,
  iswc: normaliseIdentifier,
  clean_version: normaliseIdentifier,
  genres: parseWords(musicGenres),
  moods: parseWords(musicMoods),
  tempo: Number,
  vocals: lower,
  language: lower,
  explicit: flag,
  rights_basis: lower,
  rights_until: day,
}

const detailColumns = catalogueColumns.filter(
  (column): column is Exclude<CatalogueColumn, 'file'> => column !== 'file',
)

const isKnownBasis = (cell: string) => rightsBases.some(basis => basis === cell.toLowerCase())

function readDetail(column: Exclude<CatalogueColumn, 'file'>, cell: string, today: string) {
  if (column === 'rights_basis' && !isKnownBasis(cell)) return { problem: cell ? column : 'required' }
  if (cell === '') return {}
  if (cell.length > maxCell) return { problem: 'long' }
  if (damaged.test(cell)) return { problem: 'damaged' }
  const parsed = trackDetailsSchema.shape[column].safeParse((readers[column] ?? String)(cell))
  if (!parsed.success) return { problem: column }
  if (column === 'rights_until' && String(parsed.data) < today) return { problem: 'rights_ended' }
  return { value: parsed.data }
}

function readRow(cells: Record<CatalogueColumn, string>, line: number, today: string): CatalogueRow {
  const problems: CellProblem[] = []
  const values: Record<string, unknown> = {}
  if (cells.file === '' || cells.file.length > 500)
    problems.push({ column: 'file', problem: cells.file ? 'long' : 'required' })
  for (const column of detailColumns) {
    const { problem, value } = readDetail(column, cells[column], today)
    if (problem) problems.push({ column, problem })
    else if (value !== undefined) values[column] = value
  }
  if (values.clean_version && values.explicit !== true)
    problems.push({ column: 'clean_version', problem: 'clean_of_clean' })
  const details = problems.length === 0 ? trackDetailsSchema.parse(values) : null
  return { line, file: cells.file.slice(0, 500), details, problems }
}

const isCatalogueColumn = (name: string) => catalogueColumns.some(column => column === name)

function checkHeader(names: readonly string[]): TableProblem | null {
  const known = names.filter(isCatalogueColumn)
  const missing = ['file', 'rights_basis'].filter(name => !names.includes(name))
  const unknown = names.filter(
    (name, index) => name && (!known.includes(name) || names.indexOf(name) !== index),
  )
  const columns = [...missing, ...unknown.map(name => name.slice(0, 40))]
  return columns.length > 0 ? { problem: 'columns', columns } : null
}

/** Returns a row's cells by column. The name of a file is not cleaned, because it has to match a file's. */
function cleanCells({ cell }: TableLine): Record<CatalogueColumn, string> {
  const entries = catalogueColumns.map(column => {
    const text = cell(column)
    // A cell that is too long is reported, and not read.
    const isClean = column === 'file' || text.length > 4 * maxCell
    return [column, isClean ? text : cleanText(text).trim()]
  })
  return Object.fromEntries(entries) as Record<CatalogueColumn, string> // has every column
}

/** Reads a catalogue table. `today` is the date in Jakarta. Each row is validated separately. */
export async function parseCatalogueCsv(
  text: string,
  today: string,
): Promise<{ rows: CatalogueRow[] } | TableProblem> {
  const table = await readTable(text, maxImportRows)
  if ('problem' in table)
    return table.problem === 'not-text' ? { problem: 'unreadable' } : { problem: 'row', line: table.line }
  const wrong = checkHeader(table.columns)
  if (wrong) return wrong
  if (table.isCut || table.lines.length > maxImportRows) return { problem: 'rows' }
  if (table.lines.length === 0) return { problem: 'empty' }
  return { rows: await mapInSlices(table.lines, line => readRow(cleanCells(line), line.line, today)) }
}
