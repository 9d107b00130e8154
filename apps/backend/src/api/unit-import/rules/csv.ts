import { importMaxRows, type UnitColumn, unitColumns } from '@bgm/validation'
import { parse } from 'papaparse'

/** One row of the file; `line` is its row number in a spreadsheet. */
export type CsvRow = { line: number; cells: Record<UnitColumn, string> }

type Problem =
  | { key: 'validation.csv_unreadable' | 'validation.csv_empty' | 'validation.csv_rows' }
  | { key: 'validation.csv_missing_column' | 'validation.csv_unknown_column'; columns: string[] }

export type Csv = { rows: CsvRow[] } | { problem: Problem }

/** Decodes a spreadsheet export: UTF-16 with a byte order mark, UTF-8, otherwise Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

// Removes the apostrophe with which exports escape formulas.
const unescapeCell = (cell = '') => cell.trim().replace(/^'(?=[=+\-@\t\r])/, '')

const toColumnName = (cell: string) => unescapeCell(cell).toLowerCase().replace(/\s+/g, '_')

function checkHeader(names: string[]): Problem | null {
  const missing = unitColumns.filter(column => !names.includes(column))
  if (missing.length === unitColumns.length) return { key: 'validation.csv_unreadable' }
  if (missing.length > 0) return { key: 'validation.csv_missing_column', columns: missing }
  const unknown = names.flatMap((name, index) => {
    const known = unitColumns.some(column => column === name) && names.indexOf(name) === index
    return known || name === '' ? [] : [String(index + 1)]
  })
  return unknown.length > 0 ? { key: 'validation.csv_unknown_column', columns: unknown } : null
}

// PDFs, workbooks and images contain control characters or start with the signature of their format.
const isBinary = (text: string) => /^(%PDF-|\{\\rtf|<)/.test(text) || hasControls(text)

function hasControls(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code < 32 && code !== 9 && code !== 10 && code !== 13) return true
  }
  return false
}

// Allows for the header and as many empty lines as rows. Parsing a million lines would block the process for seconds.
const maxLines = 2 * importMaxRows + 1

/** Parses a CSV file separated by comma, semicolon or tab. Empty rows are skipped. */
export function readCsv(text: string): Csv {
  if (isBinary(text)) return { problem: { key: 'validation.csv_unreadable' } }
  const clean = text.replace(/^\ufeff/, '').replace(/^sep=.\r?\n/i, '')
  const [header = ''] = clean.split(/\r?\n/, 1)
  const delimiter = [';', '\t', ','].find(mark => header.includes(mark)) ?? ','
  const { data } = parse<string[]>(clean, { delimiter, preview: maxLines + 1 })
  const [names = [], ...lines] = data
  const columns = names.map(toColumnName)
  const problem = checkHeader(columns)
  if (problem) return { problem }
  if (data.length > maxLines) return { problem: { key: 'validation.csv_rows' } }
  const rows = lines.flatMap((line, index) => {
    if (line.every(cell => unescapeCell(cell) === '')) return []
    const cells = Object.fromEntries(
      unitColumns.map(name => [name, unescapeCell(line[columns.indexOf(name)])]),
    )
    return [{ line: index + 2, cells: cells as CsvRow['cells'] }] // the object is built from the same columns
  })
  if (rows.length === 0) return { problem: { key: 'validation.csv_empty' } }
  return rows.length > importMaxRows ? { problem: { key: 'validation.csv_rows' } } : { rows }
}
