import type { Pagination as Pages } from '@bgm/api-client'
import { Pagination } from '@bgm/ui'
import { useText } from '#app/text'

/** The sentence and the page links below a list that has anything. */
export function ListPages({ pages, hrefOf }: { pages: Pages; hrefOf: (page: number) => string }) {
  const t = useText()
  if (pages.total === 0) return null
  const from = (pages.page - 1) * pages.page_size + 1
  const to = Math.min(pages.total, pages.page * pages.page_size)
  return (
    <Pagination
      label={t('lists.pages')}
      summary={t('lists.pagination', { from, to, total: pages.total })}
      page={pages.page}
      pageCount={pages.page_count}
      hrefOf={hrefOf}
      words={{
        previous: t('lists.previous'),
        next: t('lists.next'),
        page: page => t('lists.page', { page }),
      }}
    />
  )
}
