export type ChartTableProps = {
  /** The label of the disclosure that opens the table. */
  label: string
  /** The caption, which states what the chart shows and its peak. */
  caption: string
  columns: { name: string; value: string }
  rows: readonly { name: string; text: string }[]
}

/** The figures of a chart as a collapsible table that works without JavaScript. */
export function ChartTable({ label, caption, columns, rows }: ChartTableProps) {
  return (
    <details className="mt-3">
      <summary className="link inline-block cursor-pointer py-2 text-label">{label}</summary>
      <table className="w-full text-label">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-left text-small text-muted">
            <th scope="col" className="py-1.5 font-semibold">
              {columns.name}
            </th>
            <th scope="col" className="py-1.5 text-right font-semibold">
              {columns.value}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line tabular-nums">
          {rows.map(({ name, text }) => (
            <tr key={name}>
              <th scope="row" className="py-1.5 text-left font-normal">
                {name}
              </th>
              <td className="py-1.5 text-right">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
