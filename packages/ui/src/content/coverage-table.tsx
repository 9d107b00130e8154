import { cx } from 'class-variance-authority'
import type { CoverageItem } from './check-list'

export type CoverageTableProps = {
  /** A description of the table for screen readers. */
  caption: string
  /** The column headers for the item, "covered by the subscription" and "not covered". */
  columns: { item: string; covered: string; separate: string }
  items: readonly CoverageItem[]
  /** The languages of the items and the column headers, if they differ from the caption's. */
  lang?: string | undefined
  columnsLang?: string | undefined
  className?: string
}

const cell = 'block p-3.5 px-4 text-center md:table-cell md:align-middle md:px-5 md:py-[15px]'
const marked =
  'glyph-before font-semibold whitespace-nowrap before:mr-2 before:inline-block before:align-middle'

/** The coverage in three columns. On small screens, each item is one line. */
export function CoverageTable({ caption, columns, items, lang, columnsLang, className }: CoverageTableProps) {
  return (
    <div className={cx('overflow-hidden rounded-panel border border-line bg-surface', className)}>
      <table className="block w-full border-collapse text-label md:table">
        <caption className="sr-only">{caption}</caption>
        <thead lang={columnsLang} className="sr-only md:not-sr-only md:table-header-group">
          <tr className="bg-sunken text-small font-[650]">
            <th scope="col" className={cx(cell, 'text-left')}>
              {columns.item}
            </th>
            <th scope="col" className={cx(cell, 'w-[150px]')}>
              {columns.covered}
            </th>
            <th scope="col" className={cx(cell, 'w-[178px]')}>
              {columns.separate}
            </th>
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {items.map(({ label, covered, status }) => {
            const mark = covered ? 'glyph-check text-ok' : 'glyph-minus text-warn'
            return (
              <tr
                key={label}
                className="flex items-center justify-between border-t border-line max-md:first:border-t-0 md:table-row"
              >
                <th scope="row" lang={lang} className={cx(cell, 'text-left! font-normal')}>
                  {label}
                </th>
                <td lang={columnsLang} className={cx(cell, covered ? cx(marked, mark) : 'max-md:hidden')}>
                  {covered ? status : null}
                </td>
                <td lang={columnsLang} className={cx(cell, covered ? 'max-md:hidden' : cx(marked, mark))}>
                  {covered ? null : status}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
