import { cleanCode, cleanText, type UnitImportColumn, unitImportColumns } from '@bgm/validation'
import type { FileLine } from './file'

export type Cells = Record<UnitImportColumn, string>

/** A row with the values of its columns. A column that the file does not have is empty. */
export type UnitRow = { line: number; cells: Cells }

/** The value that a person has typed instead of a cell of the file. */
export type CellEdit = { line: number; column: UnitImportColumn; value: string }

/** The columns that people read; the others contain codes and numbers. */
const textColumns: readonly UnitImportColumn[] = ['name', 'company_name', 'brand_name', 'company_address']

/** Longer than any field allows. Limits the work for very long cells. */
export const longestUnitCell = 1000

export function cleanCell(column: UnitImportColumn, typed: string): string {
  const clean = textColumns.includes(column) ? cleanText : cleanCode
  return clean(typed.slice(0, longestUnitCell + 1)).trim()
}

/** The cells of a row by column, with what a person has typed instead. Very long cells are cut. */
export function readRow(
  { line, cells }: FileLine,
  columns: readonly (UnitImportColumn | null)[],
  edits: ReadonlyMap<UnitImportColumn, string> | undefined,
): UnitRow {
  const read = (column: UnitImportColumn) => {
    const place = columns.indexOf(column)
    return edits?.get(column) ?? cleanCell(column, cells[place] ?? '')
  }
  const values = Object.fromEntries(unitImportColumns.map(column => [column, read(column)]))
  return { line, cells: values as Cells } // has every column
}
