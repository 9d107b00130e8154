import { setImmediate } from 'node:timers/promises'
import { cleanCode } from '@bgm/validation'
import { findDelimiter } from './delimiter'
import { type RecordProblem, readRecord } from './records'

/** The number of characters that are parsed before other work may run, which takes a few milliseconds. */
const sliceLength = 50_000

export type TableLine = {
  /** The row number in a spreadsheet. */
  line: number
  cells: readonly string[]
  /** Returns the cell in a column of the header; empty if the row or the table does not have it. */
  cell(column: string): string
}

export type Table = {
  /** The names of the columns as they are in the file, apart from characters that nobody can see. */
  header: string[]
  /** The same in lowercase, with underscores for spaces. */
  columns: string[]
  /** The rows with at least one cell. */
  lines: TableLine[]
  /** Whether the rest of the table was not parsed, because it has too many lines. */
  isCut: boolean
}

export type TableProblem =
  /** The file is a workbook, a PDF or an image. */
  { problem: 'not-text' } | { problem: RecordProblem; line: number }

// Removes the apostrophe that exports add to escape formulas.
const unescapeCell = (cell: string) => cell.trim().replace(/^'(?=[=+\-@\t\r])/, '')

const cleanHeading = (cell: string) => unescapeCell(cleanCode(cell.slice(0, 200)).trim())
const toColumnName = (heading: string) => heading.toLowerCase().replace(/\s+/g, '_')

const signatures = /^(?:%PDF-|\{\\rtf|<|PK)/

const isControl = (code: number) => code < 32 && !(code >= 9 && code <= 13)

/** Whether a file is text. A single damaged character belongs to a cell, which is reported on its own. */
function isText(text: string): boolean {
  const start = text.slice(0, 1000)
  const controls = [...start].filter(character => isControl(character.charCodeAt(0)))
  return !signatures.test(start) && controls.length <= start.length / 50
}

/** Removes the byte order mark and the line in which a file declares its delimiter. */
function readPreamble(text: string): { body: string; declared: string | undefined } {
  const clean = text.replace(/^\ufeff/, '')
  const [line = '', declared] = /^sep=(.)\r?\n/i.exec(clean.slice(0, 10)) ?? []
  return { body: clean.slice(line.length), declared }
}

/**
 * Parses a table with at most `maxRows` rows, separated by semicolons, tabs, commas or bars. Other work may run
 * in between, and the limits of `readRecord` bound each step, whatever the file contains.
 */
export async function readTable(text: string, maxRows: number): Promise<Table | TableProblem> {
  if (!isText(text)) return { problem: 'not-text' }
  const { body, declared } = readPreamble(text)
  const delimiter = declared ?? findDelimiter(body)
  // Allows for as many empty lines as there are rows.
  const maxLines = 2 * maxRows
  const lines: TableLine[] = []
  const first = readRecord(body, 0, delimiter)
  if (typeof first === 'string') return { problem: first, line: 1 }
  const header = first.cells.map(cleanHeading)
  const columns = header.map(toColumnName)
  const places = new Map(columns.map((name, place) => [name, place] as const).reverse())
  let sliceEnd = sliceLength
  let line = 1
  for (let offset = first.end; offset < body.length; ) {
    if (line > maxLines) return { header, columns, lines, isCut: true }
    const record = readRecord(body, offset, delimiter)
    line += 1
    if (typeof record === 'string') return { problem: record, line }
    const cells = record.cells.map(unescapeCell)
    if (cells.some(cell => cell !== ''))
      lines.push({ line, cells, cell: column => cells[places.get(column) ?? -1] ?? '' })
    offset = record.end
    if (offset < sliceEnd) continue
    await setImmediate()
    sliceEnd = offset + sliceLength
  }
  return { header, columns, lines, isCut: false }
}
