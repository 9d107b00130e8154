import { importMaxRows, type UnitCsvColumn, unitCsvColumns } from '@bgm/validation'
import { readTable } from '#src/csv/table'

/** One row of the file. `line` is its row number in a spreadsheet. */
export type UnitCsvRow = { line: number; cells: Record<UnitCsvColumn, string> }

type Problem =
  | { key: 'validation.csv_unreadable' | 'validation.csv_empty' | 'validation.csv_rows' }
  | { key: 'validation.csv_missing_column' | 'validation.csv_unknown_column'; columns: string[] }

export type UnitCsv = { rows: UnitCsvRow[] } | { problem: Problem }

function checkHeader(names: string[]): Problem | null {
  const missing = unitCsvColumns.filter(column => !names.includes(column))
  if (missing.length === unitCsvColumns.length) return { key: 'validation.csv_unreadable' }
  if (missing.length > 0) return { key: 'validation.csv_missing_column', columns: missing }
  const unknown = names.flatMap((name, index) => {
    const known = unitCsvColumns.some(column => column === name) && names.indexOf(name) === index
    return known || name === '' ? [] : [String(index + 1)]
  })
  return unknown.length > 0 ? { key: 'validation.csv_unknown_column', columns: unknown } : null
}

/** Parses a CSV file of units. Empty rows are skipped. */
export function readUnitCsv(text: string): UnitCsv {
  const table = readTable(text, importMaxRows)
  if (!table) return { problem: { key: 'validation.csv_unreadable' } }
  const { columns, lines, isCut } = table
  const problem = checkHeader(columns)
  if (problem) return { problem }
  if (isCut) return { problem: { key: 'validation.csv_rows' } }
  const rows = lines.map(({ line, cells }) => {
    const named = Object.fromEntries(unitCsvColumns.map(name => [name, cells[columns.indexOf(name)] ?? '']))
    return { line, cells: named as UnitCsvRow['cells'] } // has every column
  })
  if (rows.length === 0) return { problem: { key: 'validation.csv_empty' } }
  return rows.length > importMaxRows ? { problem: { key: 'validation.csv_rows' } } : { rows }
}
