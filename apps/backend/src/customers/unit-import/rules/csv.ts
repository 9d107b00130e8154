import { cleanCode, cleanText, importMaxRows, type UnitCsvColumn, unitCsvColumns } from '@bgm/validation'
import { readTable, type TableLine } from '#src/platform/csv/table'
import { mapInSlices } from '#src/platform/runtime/map-in-slices'

/** One row of the file. `line` is its row number in a spreadsheet. */
export type UnitCsvRow = { line: number; cells: Record<UnitCsvColumn, string> }

export type UnitCsvProblem =
  | { key: 'validation.csv_unreadable' | 'validation.csv_empty' | 'validation.csv_rows' }
  | { key: 'validation.csv_missing_column' | 'validation.csv_unknown_column'; columns: string[] }
  | { key: 'validation.csv_columns' | 'validation.csv_row'; row: number }

export type UnitCsv = { rows: UnitCsvRow[] } | { problem: UnitCsvProblem }

/** The columns that people read; the others contain codes and numbers. */
const textColumns: readonly UnitCsvColumn[] = ['name', 'company_name', 'brand_name', 'company_address']

/** Longer than any field allows. Limits the work for very long cells. */
export const longestUnitCell = 1000

function checkHeader(names: string[]): UnitCsvProblem | null {
  const missing = unitCsvColumns.filter(column => !names.includes(column))
  if (missing.length > 0) return { key: 'validation.csv_missing_column', columns: missing }
  const unknown = names.flatMap((name, index) => {
    const known = unitCsvColumns.some(column => column === name) && names.indexOf(name) === index
    return known || name === '' ? [] : [String(index + 1)]
  })
  return unknown.length > 0 ? { key: 'validation.csv_unknown_column', columns: unknown } : null
}

function readRow({ line, cell }: TableLine): UnitCsvRow {
  const read = (column: UnitCsvColumn) => {
    const clean = textColumns.includes(column) ? cleanText : cleanCode
    return clean(cell(column).slice(0, longestUnitCell + 1)).trim()
  }
  const cells = Object.fromEntries(unitCsvColumns.map(column => [column, read(column)]))
  return { line, cells: cells as UnitCsvRow['cells'] } // has every column
}

/** Parses a CSV file of units. Empty rows are skipped, and very long cells are cut. */
export async function readUnitCsv(text: string): Promise<UnitCsv> {
  const table = await readTable(text, importMaxRows)
  if ('problem' in table) {
    if (table.problem === 'not-text') return { problem: { key: 'validation.csv_unreadable' } }
    const key = table.problem === 'columns' ? 'validation.csv_columns' : 'validation.csv_row'
    return { problem: { key, row: table.line } }
  }
  const problem = checkHeader(table.columns)
  if (problem) return { problem }
  if (table.isCut || table.lines.length > importMaxRows) return { problem: { key: 'validation.csv_rows' } }
  if (table.lines.length === 0) return { problem: { key: 'validation.csv_empty' } }
  return { rows: await mapInSlices(table.lines, readRow) }
}
