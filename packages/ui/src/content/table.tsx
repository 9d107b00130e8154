import { cx } from 'class-variance-authority'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Anchor } from '../controls/anchor'
import { LoadingMark } from '../feedback/loading'

export type Column<Row> = {
  key: string
  /** The column header, which labels the value on small screens. */
  header: ReactNode
  /** The value; on small screens, null hides the label as well. */
  cell: (row: Row) => ReactNode
  /**
   * On small screens, `name` becomes the card's title, `action` is shown in its corner and `button` fills
   * its width. `number` is right-aligned, `short` does not wrap, `mark` is centred.
   */
  kind?: 'name' | 'number' | 'short' | 'mark' | 'action' | 'button'
  /** Whether the column is hidden between 760 and 1180 px. */
  minor?: boolean
  /** Makes the header a link that sorts by this column. `direction` is set if the list is sorted by it. */
  sort?: { href: string; direction?: 'ascending' | 'descending' | undefined }
}

export type TableProps<Row> = {
  /** A description of the table for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Returns the group of a row, whose name is shown above the group's first row. */
  getGroup?: (row: Row) => string
  /** Shown if there are no rows. */
  empty?: ReactNode
  /** Pagination. */
  footer?: ReactNode
  /** The message shown while new rows load; the current rows remain readable. */
  busy?: string | undefined
  className?: string
}

const kindClasses = {
  name: 'pr-11 max-md:mb-1 max-md:basis-full',
  number: 'tabular-nums md:text-right md:whitespace-nowrap',
  short: 'tabular-nums md:whitespace-nowrap',
  mark: 'md:w-28 md:text-center [&_svg]:md:inline',
  action: 'max-md:absolute max-md:top-4 max-md:right-2 md:text-right',
  button: 'max-md:mt-2 max-md:basis-full md:text-right md:whitespace-nowrap',
  plain: '',
}

/** A table with hairlines. Below 760 px, every row becomes a card of labels and values. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  getGroup,
  empty,
  footer,
  busy,
  className,
}: TableProps<Row>) {
  return (
    <div
      aria-busy={busy ? true : undefined}
      className={cx('relative overflow-hidden rounded-card border border-line bg-surface', className)}
    >
      <div role="status" className="pointer-events-none absolute top-1.5 right-3 z-10">
        {busy ? (
          <span className="flex items-center gap-2.5 rounded-pill bg-surface px-3 py-1.5 text-small font-semibold text-muted shadow-1">
            <LoadingMark className="text-accent" />
            {busy}
          </span>
        ) : null}
      </div>
      {rows.length === 0 && empty ? (
        empty
      ) : (
        <div className="overflow-x-auto">
          <table className="block w-full border-collapse text-label md:table">
            <caption className="sr-only">{caption}</caption>
            <TableHead columns={columns} />
            <tbody className="block divide-y divide-line md:table-row-group">
              {inGroups(rows, getGroup).map(({ row, title }) => (
                <Fragment key={rowKey(row)}>
                  {title ? <GroupRow title={title} width={columns.length} /> : null}
                  <tr className="relative flex flex-wrap items-baseline gap-x-4 gap-y-1 p-4 transition-colors duration-120 md:table-row md:p-0 md:hover:bg-sunken/45">
                    {columns.map(column => (
                      <Cell key={column.key} column={column} row={row} />
                    ))}
                  </tr>
                </Fragment>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {footer}
    </div>
  )
}

function TableHead<Row>({ columns }: Pick<TableProps<Row>, 'columns'>) {
  return (
    <thead className="sr-only md:not-sr-only md:table-header-group">
      <tr>
        {columns.map(column => (
          <th
            key={column.key}
            scope="col"
            aria-sort={column.sort?.direction}
            className={cx(
              'border-b border-line px-4 py-3 text-left text-micro font-semibold whitespace-nowrap text-muted',
              column.kind === 'number' && 'md:text-right',
              column.kind === 'mark' && 'md:text-center',
              column.minor && 'md:max-3xl:hidden',
            )}
          >
            {column.sort ? <SortLink {...column.sort}>{column.header}</SortLink> : column.header}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Pairs each row with the title of its group; only the first row of a group has a title. */
function inGroups<Row>(rows: readonly Row[], getGroup: ((row: Row) => string) | undefined) {
  let last: string | undefined
  return rows.map(row => {
    const group = getGroup?.(row)
    const title = group === last ? undefined : group
    last = group
    return { row, title }
  })
}

const GroupRow = ({ title, width }: { title: string; width: number }) => (
  <tr className="block md:table-row">
    <th
      scope="rowgroup"
      colSpan={width}
      className="block px-4 pt-5 pb-2.5 text-left text-[0.9375rem] font-bold md:table-cell"
    >
      {title}
    </th>
  </tr>
)

const arrows = { ascending: ArrowUp, descending: ArrowDown }

function SortLink({
  href,
  direction,
  children,
}: NonNullable<Column<never>['sort']> & { children: ReactNode }) {
  const Arrow = direction ? arrows[direction] : ChevronsUpDown
  return (
    <Anchor
      href={href}
      className={cx(
        '-my-2 inline-flex min-h-9 items-center gap-1.5 no-underline hover:text-ink',
        direction && 'text-ink',
      )}
    >
      {children}
      <Arrow aria-hidden="true" className="size-3.5" />
    </Anchor>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = column.cell(row)
  const labelled = column.kind !== 'name' && column.kind !== 'action' && column.kind !== 'button'
  const className = cx(
    'md:px-4 md:py-3.5 md:align-middle',
    labelled &&
      (content === null
        ? 'max-md:hidden'
        : 'max-md:flex max-md:items-baseline max-md:gap-1.5 max-md:text-small'),
    kindClasses[column.kind ?? 'plain'],
    column.minor && 'md:max-3xl:hidden',
  )
  if (column.kind === 'name')
    return (
      <th scope="row" className={cx('text-left font-normal', className)}>
        {content}
      </th>
    )
  return (
    <td className={className}>
      {labelled ? (
        <span aria-hidden="true" className="text-muted md:hidden">
          {column.header}
        </span>
      ) : null}
      <span className="md:contents">{content}</span>
    </td>
  )
}
