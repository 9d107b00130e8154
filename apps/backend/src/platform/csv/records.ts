/** The maximum number of columns, which is several times what any of our tables has. */
export const maxColumns = 200
/** The maximum number of characters in a row. */
export const maxRecordLength = 250_000

const newline = 10
const carriageReturn = 13
const quote = 34

const isLineEnd = (code: number) => code === newline || code === carriageReturn

export type CsvRecord = {
  cells: string[]
  /** Where the next row begins. */
  end: number
}

/** Why a row cannot be read: too many columns, or too many characters, as if a quotation mark is not closed. */
export type RecordProblem = 'columns' | 'unclosed'

type Cell = { text: string; end: number }

/**
 * Reads a quoted cell. A quotation mark that is followed by neither another one nor the end of the cell is
 * part of the text, as in spreadsheets. Null if the cell does not end before `limit`.
 */
function readQuoted(text: string, start: number, limit: number, delimiter: number): Cell | null {
  const parts: string[] = []
  let from = start + 1
  for (
    let quoteOffset = text.indexOf('"', from);
    quoteOffset >= 0 && quoteOffset < limit;
    quoteOffset = text.indexOf('"', quoteOffset + 1)
  ) {
    if (text.charCodeAt(quoteOffset + 1) === quote) {
      parts.push(text.slice(from, quoteOffset + 1))
      quoteOffset += 1
      from = quoteOffset + 1
      continue
    }
    let end = quoteOffset + 1
    while (text.charCodeAt(end) === 32 && end < limit) end += 1
    const next = text.charCodeAt(end)
    if (end >= text.length || next === delimiter || isLineEnd(next))
      return { text: parts.join('') + text.slice(from, quoteOffset), end }
  }
  return null
}

function readPlain(text: string, start: number, limit: number, delimiter: number): Cell | null {
  for (let at = start; at <= limit; at += 1) {
    const code = text.charCodeAt(at)
    if (at === text.length || code === delimiter || isLineEnd(code))
      return { text: text.slice(start, at), end: at }
  }
  return null
}

const endOfLine = (text: string, at: number) =>
  at + (text.charCodeAt(at) === carriageReturn && text.charCodeAt(at + 1) === newline ? 2 : 1)

/** Reads the row that begins at `start`. Takes time linear in its length, and stops at the limits. */
export function readRecord(text: string, start: number, delimiter: string): CsvRecord | RecordProblem {
  const mark = delimiter.charCodeAt(0)
  const limit = Math.min(text.length, start + maxRecordLength)
  const cells: string[] = []
  for (let at = start; cells.length < maxColumns; at += 1) {
    const read = text.charCodeAt(at) === quote ? readQuoted : readPlain
    const cell = read(text, at, limit, mark)
    if (!cell) return 'unclosed'
    cells.push(cell.text)
    at = cell.end
    if (at >= text.length || text.charCodeAt(at) !== mark) return { cells, end: endOfLine(text, at) }
  }
  return 'columns'
}
