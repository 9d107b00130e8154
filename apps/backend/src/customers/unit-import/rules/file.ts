import { importMaxBytes, importMaxRows, type UnitImportColumn, unitCsvColumns } from '@bgm/validation'
import { decodeText } from '#src/platform/csv/decode-text'
import { readTable } from '#src/platform/csv/table'
import { isArchive, readWorkbook } from '#src/platform/xlsx/workbook'
import { matchColumns } from './columns'

/** One row of a file. `line` is its row number in a spreadsheet. */
export type FileLine = { line: number; cells: readonly string[] }

export type UnitFile = {
  /** The name of the sheet, if the file is a workbook. */
  sheet: string | null
  header: string[]
  /** The column that each heading means, or null if it is unknown or repeated. */
  columns: (UnitImportColumn | null)[]
  lines: FileLine[]
}

export type UnitFileProblem =
  | {
      key:
        | 'validation.csv_unreadable'
        | 'validation.csv_empty'
        | 'validation.csv_rows'
        | 'validation.csv_size'
    }
  | { key: 'validation.csv_missing_column'; columns: string[] }
  | { key: 'validation.csv_columns' | 'validation.csv_row'; row: number }

type Content = Pick<UnitFile, 'sheet' | 'header' | 'lines'> & { isCut: boolean }

async function readXlsx(bytes: Buffer): Promise<Content | { problem: UnitFileProblem }> {
  const sheet = await readWorkbook(bytes, { maxRows: importMaxRows + 1, maxCharacters: importMaxBytes })
  if (!sheet) return { problem: { key: 'validation.csv_unreadable' } }
  if (sheet.isCut && sheet.rows.length <= importMaxRows + 1)
    return { problem: { key: 'validation.csv_size' } }
  const [first, ...lines] = sheet.rows
  return { sheet: sheet.name, header: first?.cells ?? [], lines, isCut: sheet.isCut }
}

async function readCsv(bytes: Buffer): Promise<Content | { problem: UnitFileProblem }> {
  const table = await readTable(decodeText(bytes), importMaxRows)
  if ('problem' in table) {
    if (table.problem === 'not-text') return { problem: { key: 'validation.csv_unreadable' } }
    const key = table.problem === 'columns' ? 'validation.csv_columns' : 'validation.csv_row'
    return { problem: { key, row: table.line } }
  }
  const lines = table.lines.map(({ line, cells }) => ({ line, cells }))
  return { sheet: null, header: table.header, lines, isCut: table.isCut }
}

/** A file in which fewer columns are recognised is another table. */
const fewestColumns = 3

/** Reads a CSV or XLSX file of units. Empty rows are skipped. */
export async function readUnitFile(bytes: Buffer): Promise<UnitFile | { problem: UnitFileProblem }> {
  const content = await (isArchive(bytes) ? readXlsx(bytes) : readCsv(bytes))
  if ('problem' in content) return content
  const { sheet, header, lines, isCut } = content
  const columns = matchColumns(header)
  const known = columns.filter(column => column !== null)
  if (known.length < fewestColumns) {
    const missing = unitCsvColumns.filter(column => !known.includes(column))
    return { problem: { key: 'validation.csv_missing_column', columns: missing } }
  }
  if (isCut || lines.length > importMaxRows) return { problem: { key: 'validation.csv_rows' } }
  if (lines.length === 0) return { problem: { key: 'validation.csv_empty' } }
  return { sheet, header: header.map(name => name.slice(0, 100)), columns, lines }
}
