import { UnusableError } from '../problem.mjs'
import { tableFields } from './columns.mjs'

/** Writes a cell with quotes if it needs them. Spreadsheets would take a text that begins like a formula for one. */
function createCellWriter(separator) {
  const inner = new RegExp(`[${separator}"\\r\\n\\ufeff]`)
  const special = new RegExp(`^[ =+\\-@\\t\\r]| $|${inner.source}`)
  return cell => {
    if (typeof cell === 'number') return String(cell)
    if (!special.test(cell)) return cell
    const isFormula = /^[=+\-@\t\r][^\n\r\u2028\u2029]*$/.test(cell)
    // A text with several lines is not taken for a formula, and needs quotes only if it has special characters.
    const needsQuotes = isFormula || /^ | $/.test(cell) || inner.test(cell)
    const text = isFormula ? `'${cell}` : cell
    return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text
  }
}

function createListWriter({ list_separator: separator, escape_lists }) {
  if (!escape_lists) return names => names.join(separator)
  const mark = separator.trim() || separator
  return names =>
    names.map(name => name.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`)).join(separator)
}

/** Columns of the venue, the work or the report are the same in many lines, and are written once for each. */
const sources = { report: line => line.head, work: line => line.credits, venue: line => line.venue }

function groupColumns(columns) {
  const groups = []
  for (const { field } of columns) {
    const getSource = sources[field.split('.')[0]] ?? null
    const last = groups.at(-1)
    if (last && last.getSource === getSource) last.fields.push(field)
    else groups.push({ getSource, fields: [field] })
  }
  return groups
}

const none = {}

function createRowWriter({ rows, separator, columns, ...layout }) {
  const known = tableFields[rows]
  const join = createListWriter(layout)
  const writeCell = createCellWriter(separator)
  const groups = groupColumns(columns).map(({ getSource, fields }) => {
    const reads = fields.map(field => {
      if (field === '') return () => ''
      if (!Object.hasOwn(known, field))
        throw new UnusableError(`This program does not know the field ${field} of a column.`)
      return known[field]
    })
    const write = line => reads.map(read => writeCell(read(line, join))).join(separator)
    if (!getSource) return write
    const written = new WeakMap()
    return line => {
      const source = getSource(line) ?? none
      let text = written.get(source)
      if (text === undefined) {
        text = write(line)
        written.set(source, text)
      }
      return text
    }
  })
  return line => {
    let text = ''
    for (const [at, write] of groups.entries()) text += (at === 0 ? '' : separator) + write(line)
    return `${text}\r\n`
  }
}

/** Writes a table with a line per play, or per track revision with its totals. */
export function createTableWriter(layout) {
  const { rows, separator, columns, header, byte_order_mark } = layout
  const writeRow = createRowWriter(layout)
  const writeCell = createCellWriter(separator)
  const names = columns.map(({ name }) => writeCell(name)).join(separator)
  return {
    begin: () => `${byte_order_mark ? '\ufeff' : ''}${header ? `${names}\r\n` : ''}`,
    write: line => (rows === 'plays' ? writeRow(line) : ''),
    end: (head, totals) =>
      rows === 'plays' ? [] : totals.listWorks().map(work => writeRow({ head, all: totals.all, ...work })),
    countRows: totals => (rows === 'plays' ? totals.all.plays : totals.listWorks().length),
  }
}
