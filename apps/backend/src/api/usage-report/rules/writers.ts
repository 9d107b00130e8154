import { unparse } from 'papaparse'
import { writeDsr } from './dsr'
import { playFields, workFields } from './fields'
import type { Layout, TableLayout } from './layout'
import type { ReportHead, ReportLine } from './line'
import type { Totals } from './totals'

/** Writes a file from top to bottom; `rows` counts its lines without headers. */
export type Writer = {
  begin(head: ReportHead, checkpoints: readonly string[]): string
  write(head: ReportHead, lines: readonly ReportLine[]): { text: string; rows: number }
  end(head: ReportHead, totals: Totals): { text: string; rows: number }
}

const nothing = { text: '', rows: 0 }
const toLine = (value: object) => `${JSON.stringify(value)}\n`

const jsonlWriter: Writer = {
  begin: (head, checkpoints) => toLine({ report: head, checkpoints }),
  write: (_, lines) => ({ text: lines.map(toLine).join(''), rows: lines.length }),
  end: () => nothing,
}

/** Finds how each column is read. */
function readColumns<Row>(
  { columns, list_separator }: TableLayout,
  fields: ReadonlyMap<string, (row: Row, context: { listSeparator: string }) => string | number>,
) {
  const context = { listSeparator: list_separator }
  const reads = columns.map(({ field }) => {
    const read = field === '' ? () => '' : fields.get(field)
    if (!read) throw new Error(`A column map names the unknown field ${field}`)
    return read
  })
  return (row: Row) => reads.map(read => read(row, context))
}

function tableWriter(layout: TableLayout): Writer {
  const { separator: delimiter, rows } = layout
  const format = (cells: (string | number)[][]) =>
    cells.length === 0 ? '' : `${unparse(cells, { delimiter, escapeFormulae: true })}\r\n`
  const begin = () =>
    `${layout.byte_order_mark ? '\ufeff' : ''}${layout.header ? format([layout.columns.map(({ name }) => name)]) : ''}`
  if (rows === 'plays') {
    const toCells = readColumns(layout, playFields)
    return {
      begin,
      write: (head, lines) => ({
        text: format(lines.map(line => toCells({ head, line }))),
        rows: lines.length,
      }),
      end: () => nothing,
    }
  }
  const toCells = readColumns(layout, workFields)
  return {
    begin,
    write: () => nothing,
    end: (head, totals) => {
      const works = totals.works()
      const all = totals.all()
      return { text: format(works.map(work => toCells({ head, work, all }))), rows: works.length }
    },
  }
}

const dsrWriter = (sender: string): Writer => ({
  // The summary at the top needs the totals.
  begin: () => '',
  write: () => nothing,
  end: (head, totals) => writeDsr(head, totals, sender),
})

export function createWriter(layout: Layout): Writer {
  if (layout.kind === 'jsonl') return jsonlWriter
  return layout.kind === 'dsr' ? dsrWriter(layout.sender) : tableWriter(layout)
}
