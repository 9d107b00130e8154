import type { Pagination as Pages } from '@bgm/api-client'
import { type Column, Pagination, Table, type TableProps } from '@bgm/ui'
import { useText } from '#app/text'
import { useIsListLoading, useListUrl } from './list-url'

type ListTableProps<Row> = Omit<TableProps<Row>, 'columns' | 'footer' | 'busy'> & {
  /** Columns with `sortBy` are sortable; `sortBy` is the column's `?sort=` value. */
  columns: readonly ListColumn<Row>[]
  pages: Pages
  /** The default value of `?sort=`. */
  sorted?: string
}

export type ListColumn<Row> = Column<Row> & { sortBy?: string }

/** The table of a list page. Paging and sorting are plain links, so they work without JavaScript. */
export function ListTable<Row>({ columns, pages, sorted = '', ...table }: ListTableProps<Row>) {
  const t = useText()
  const { query, getHref } = useListUrl()
  const busy = useIsListLoading()
  const order = query.get('sort') || sorted
  const getSort = (by: string): Column<Row>['sort'] => ({
    href: getHref({ sort: order === by ? `-${by}` : by, page: undefined }),
    direction: order === by ? 'ascending' : order === `-${by}` ? 'descending' : undefined,
  })
  return (
    <Table
      {...table}
      columns={columns.map(({ sortBy, ...column }) =>
        sortBy ? { ...column, sort: getSort(sortBy) } : column,
      )}
      busy={busy ? t('lists.loading') : undefined}
      footer={pages.total > 0 ? <ListPagination pages={pages} getHref={page => getHref({ page })} /> : null}
    />
  )
}

/** The pagination links of a list. */
export function ListPagination({ pages, getHref }: { pages: Pages; getHref: (page: string) => string }) {
  const t = useText()
  const from = (pages.page - 1) * pages.page_size + 1
  const to = Math.min(pages.total, pages.page * pages.page_size)
  return (
    <Pagination
      label={t('lists.pages')}
      summary={t('lists.pagination', { from, to, total: pages.total })}
      page={pages.page}
      pageCount={pages.page_count}
      getHref={page => getHref(String(page))}
      labels={{
        previous: t('lists.previous'),
        next: t('lists.next'),
        page: page => t('lists.page', { page }),
      }}
    />
  )
}
