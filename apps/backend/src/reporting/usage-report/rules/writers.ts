import { unparse } from 'papaparse'
import { writeDsr } from './dsr'
import { type Fields, type PlayRow, playFields, workFields } from './fields'
import type { DsrLayout, FileLayout, JsonlLayout, TableLayout } from './layout'
import type { ReportHead, ReportLine } from './line'
import { joinNames } from './name-list'
import type { TotalsAccumulator } from './totals'

/** Writes a file from top to bottom. `rows` is the number of lines, excluding headers. */
export type ReportWriter = {
  /** `checkpoints` are those of the daily seals from which a former report was made. */
  begin(head: ReportHead, checkpoints?: readonly string[]): string
  write(head: ReportHead, lines: readonly ReportLine[]): { text: string; rows: number }
  end(head: ReportHead, totals: TotalsAccumulator): { text: string; rows: number }
}

const nothing = { text: '', rows: 0 }

/** Caches the text for rows that share the same object, such as the venue and the credits of many plays. */
function perObject<Row>(getObject: (row: Row) => object, write: (row: Row) => string): (row: Row) => string {
  const written = new WeakMap<object, string>()
  return row => {
    const object = getObject(row)
    const known = written.get(object)
    if (known !== undefined) return known
    const text = write(row)
    written.set(object, text)
    return text
  }
}

const noCredits = {}
const getCredits = ({ credits }: ReportLine): object => credits ?? noCredits

function jsonlWriter({ signatures = false }: JsonlLayout): ReportWriter {
  const writeCredits = perObject(getCredits, ({ credits }) => JSON.stringify(credits))
  const writeVenue = perObject(
    ({ venue }: ReportLine) => venue,
    ({ venue }) => JSON.stringify(venue),
  )
  const toLine = (line: ReportLine) =>
    `{${line.seal === null ? '' : `"seal":${line.seal},`}"index":${line.index},"play":${JSON.stringify(line.play)},"credits":${writeCredits(line)},"venue":${writeVenue(line)}${signatures ? `,"signed":${line.isSigned}` : ''}}\n`
  return {
    begin: (head, checkpoints) => `${JSON.stringify({ report: head, checkpoints })}\n`,
    write: (_, lines) => ({ text: lines.map(toLine).join(''), rows: lines.length }),
    end: () => nothing,
  }
}

type Columns = TableLayout['columns']

/** Matches cells that need neither quotes nor an apostrophe, whatever the separator. */
const plain = /^(?:\w[\w:.+-]*)?$/

/** Returns a function that writes some columns of a row. */
function writeCells<Row>(
  { separator: delimiter, list_separator, escape_lists = false }: TableLayout,
  columns: Columns,
  fields: Fields<Row>,
) {
  const join = (names: readonly string[]) =>
    escape_lists ? joinNames(names, list_separator) : names.join(list_separator)
  const context = { join }
  const reads = columns.map(({ field }) => {
    const read = field === '' ? () => '' : fields.get(field)
    if (!read) throw new Error(`A column map names the unknown field ${field}`)
    return read
  })
  return (row: Row): string =>
    reads
      .map(read => {
        const cell = read(row, context)
        return typeof cell === 'number' || plain.test(cell)
          ? cell
          : unparse([[cell]], { delimiter, escapeFormulae: true })
      })
      .join(delimiter)
}

const sources: Record<string, (row: PlayRow) => object> = {
  report: ({ head }) => head,
  work: ({ line }) => getCredits(line),
  venue: ({ line }) => line.venue,
}

/** Groups consecutive columns that are read from the same object. */
function groupColumns(columns: Columns): { source: string; columns: Columns }[] {
  const groups: { source: string; columns: Columns }[] = []
  for (const column of columns) {
    const [source = ''] = column.field.split('.')
    const last = groups.at(-1)
    if (last?.source === source) last.columns.push(column)
    else groups.push({ source, columns: [column] })
  }
  return groups
}

/** Returns a function that writes a play's line. */
function writePlay(layout: TableLayout): (row: PlayRow) => string {
  const groups = groupColumns(layout.columns).map(({ source, columns }) => {
    const write = writeCells(layout, columns, playFields)
    const getObject = sources[source]
    return getObject ? perObject(getObject, write) : write
  })
  return row => `${groups.map(write => write(row)).join(layout.separator)}\r\n`
}

function tableWriter(layout: TableLayout): ReportWriter {
  const { separator: delimiter, columns } = layout
  const names = () => unparse([columns.map(({ name }) => name)], { delimiter, escapeFormulae: true })
  const begin = () => `${layout.byte_order_mark ? '\ufeff' : ''}${layout.header ? `${names()}\r\n` : ''}`
  if (layout.rows === 'plays') {
    const write = writePlay(layout)
    return {
      begin,
      write: (head, lines) => ({
        text: lines.map(line => write({ head, line })).join(''),
        rows: lines.length,
      }),
      end: () => nothing,
    }
  }
  const write = writeCells(layout, columns, workFields)
  return {
    begin,
    write: () => nothing,
    end: (head, totals) => {
      const works = totals.works()
      const all = totals.all()
      return { text: works.map(work => `${write({ head, work, all })}\r\n`).join(''), rows: works.length }
    },
  }
}

const dsrWriter = (layout: DsrLayout): ReportWriter => ({
  // The summary at the top needs the totals, so the whole file is written at the end.
  begin: () => '',
  write: () => nothing,
  end: (head, totals) => writeDsr(head, totals, layout),
})

/** Throws for a manifest, which is stored when the other files are written. */
export function createReportWriter(layout: FileLayout): ReportWriter {
  if (layout.kind === 'manifest') throw new Error('A manifest is not generated')
  if (layout.kind === 'jsonl') return jsonlWriter(layout)
  return layout.kind === 'dsr' ? dsrWriter(layout) : tableWriter(layout)
}
