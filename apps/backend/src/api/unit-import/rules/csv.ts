import { importMaxRows, type UnitColumn, unitColumns } from '@bgm/validation'
import { parse } from 'papaparse'

/** One row of the file as its cells say it; `line` is the row's number in a spreadsheet. */
export type CsvRow = { line: number; cells: Record<UnitColumn, string> }

type Problem =
  | { key: 'validation.csv_unreadable' | 'validation.csv_empty' | 'validation.csv_rows' }
  | { key: 'validation.csv_missing_column' | 'validation.csv_unknown_column'; columns: string[] }

export type Csv = { rows: CsvRow[] } | { problem: Problem }

/** Text of a file from a spreadsheet: UTF-8 or UTF-16 with their marks, else the old Windows set. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

// What an export puts before a cell so that no spreadsheet calculates it.
const plain = (cell = '') => cell.trim().replace(/^'(?=[=+\-@\t\r])/, '')

const nameOf = (cell: string) => plain(cell).toLowerCase().replace(/\s+/g, '_')

function headOf(names: string[]): Problem | null {
  const missing = unitColumns.filter(column => !names.includes(column))
  if (missing.length === unitColumns.length) return { key: 'validation.csv_unreadable' }
  if (missing.length > 0) return { key: 'validation.csv_missing_column', columns: missing }
  const strange = names.flatMap((name, index) => {
    const known = unitColumns.some(column => column === name) && names.indexOf(name) === index
    return known || name === '' ? [] : [String(index + 1)]
  })
  return strange.length > 0 ? { key: 'validation.csv_unknown_column', columns: strange } : null
}

// A PDF, a workbook or a picture: bytes that text files never contain, or the signature of another format.
const isNoText = (text: string) => /^(%PDF-|\{\\rtf|<)/.test(text) || hasControls(text)

function hasControls(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code < 32 && code !== 9 && code !== 10 && code !== 13) return true
  }
  return false
}

// The rows, their head, and as many empty lines; parsing a million lines would block the process for seconds.
const mostLines = 2 * importMaxRows + 1

/** The rows of a CSV file, separated by comma, semicolon or tab; empty ones are passed over. */
export function readCsv(text: string): Csv {
  if (isNoText(text)) return { problem: { key: 'validation.csv_unreadable' } }
  const clean = text.replace(/^\ufeff/, '').replace(/^sep=.\r?\n/i, '')
  const [head = ''] = clean.split(/\r?\n/, 1)
  const delimiter = [';', '\t', ','].find(mark => head.includes(mark)) ?? ','
  const { data } = parse<string[]>(clean, { delimiter, preview: mostLines + 1 })
  const [names = [], ...lines] = data
  const columns = names.map(nameOf)
  const problem = headOf(columns)
  if (problem) return { problem }
  if (data.length > mostLines) return { problem: { key: 'validation.csv_rows' } }
  const rows = lines.flatMap((line, index) => {
    if (line.every(cell => plain(cell) === '')) return []
    const cells = Object.fromEntries(unitColumns.map(name => [name, plain(line[columns.indexOf(name)])]))
    return [{ line: index + 2, cells: cells as CsvRow['cells'] }] // made of the same names
  })
  if (rows.length === 0) return { problem: { key: 'validation.csv_empty' } }
  return rows.length > importMaxRows ? { problem: { key: 'validation.csv_rows' } } : { rows }
}
