import { playFields, workFields } from './fields'
import type { TableLayout } from './layout'

export const columnSeparators = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const

export const maxColumns = 60

type Column = TableLayout['columns'][number]
type Wrong = { line: number; problem: 'shape' | 'field' }

/**
 * Parses a column map written by staff, with one line `Name = field` per column. Returns the columns or the
 * first invalid line. `rows` determines which fields may follow the equals sign.
 */
export function parseColumns(text: string, rows: TableLayout['rows']): { columns: Column[] } | Wrong {
  const fields = listFields(rows)
  const columns: Column[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    // A name may contain an equals sign, but a field cannot.
    const equals = line.lastIndexOf('=')
    const name = line.slice(0, Math.max(equals, 0)).trim()
    const field = line.slice(equals + 1).trim()
    if (equals === -1 || name === '') return { line: index + 1, problem: 'shape' }
    // A line that ends with the equals sign leaves its column empty.
    if (field !== '' && !fields.includes(field)) return { line: index + 1, problem: 'field' }
    columns.push({ name, field })
  }
  return columns.length === 0 || columns.length > maxColumns ? { line: 1, problem: 'shape' } : { columns }
}

export const listFields = (rows: TableLayout['rows']): string[] => [
  ...(rows === 'plays' ? playFields : workFields).keys(),
]
