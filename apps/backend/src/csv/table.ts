import { parse } from 'papaparse'

// Removes the apostrophe that exports add to escape formulas.
const unescapeCell = (cell = '') => cell.trim().replace(/^'(?=[=+\-@\t\r])/, '')

const toColumnName = (cell: string) => unescapeCell(cell).toLowerCase().replace(/\s+/g, '_')

// PDFs, workbooks and images contain control characters or start with the signature of their format.
const isBinary = (text: string) => /^(%PDF-|\{\\rtf|<)/.test(text) || hasControls(text)

function hasControls(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code < 32 && code !== 9 && code !== 10 && code !== 13) return true
  }
  return false
}

type Table = {
  columns: string[]
  /** Lines with at least one cell; `line` is the row number in a spreadsheet. */
  lines: { line: number; cells: string[] }[]
  /** Whether the rest of the table was not parsed, because it has too many lines. */
  isCut: boolean
}

/**
 * Parses a table separated by commas, semicolons or tabs; null if the input is not text. Stops after twice
 * as many lines as there may be rows, because parsing a million lines would block the process for seconds.
 */
export function readTable(text: string, maxRows: number): Table | null {
  if (isBinary(text)) return null
  const clean = text.replace(/^\ufeff/, '').replace(/^sep=.\r?\n/i, '')
  const [header = ''] = clean.split(/\r?\n/, 1)
  const delimiter = [';', '\t', ','].find(mark => header.includes(mark)) ?? ','
  // Allows for the header and for as many empty lines as there are rows.
  const maxLines = 2 * maxRows + 1
  const { data } = parse<string[]>(clean, { delimiter, preview: maxLines + 1 })
  const [names = [], ...lines] = data
  return {
    columns: names.map(toColumnName),
    lines: lines.flatMap((cells, index) => {
      const plain = cells.map(unescapeCell)
      return plain.every(cell => cell === '') ? [] : [{ line: index + 2, cells: plain }]
    }),
    isCut: data.length > maxLines,
  }
}
