import { cx } from 'class-variance-authority'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Anchor } from '../controls/anchor'

export type PaginationProps = {
  /** The accessible name of the navigation. */
  label: string
  /** The formatted summary, e.g. "Menampilkan 1 - 6 dari 14 hasil". */
  summary: string
  page: number
  pageCount: number
  getHref: (page: number) => string
  labels: { previous: string; next: string; page: (page: number) => string }
  className?: string
}

/** Lists the first, last and current page, and the neighbours of the current page; `null` is a gap. */
export function listVisiblePages(page: number, pageCount: number): (number | null)[] {
  const candidates = new Set([1, pageCount, page - 1, page, page + 1])
  const pages = [...candidates].filter(number => number >= 1 && number <= pageCount).sort((a, b) => a - b)
  return pages.flatMap((number, index) => {
    const before = pages[index - 1]
    return before !== undefined && number - before > 1 ? [null, number] : [number]
  })
}

const step =
  'grid h-11 min-w-11 place-items-center rounded-[10px] font-semibold text-ink no-underline hover:bg-sunken'

/** The summary and page links below a table. */
export function Pagination({ label, summary, page, pageCount, getHref, labels, className }: PaginationProps) {
  return (
    <div
      className={cx(
        'flex flex-col items-center justify-between gap-3 border-t border-line px-4 py-3 text-small text-muted md:flex-row',
        className,
      )}
    >
      <p className="tabular-nums">{summary}</p>
      {pageCount > 1 ? (
        <nav aria-label={label} className="flex items-center">
          {page > 1 ? (
            <Anchor href={getHref(page - 1)} rel="prev" aria-label={labels.previous} className={step}>
              <ChevronLeft aria-hidden="true" className="size-5" strokeWidth={1.75} />
            </Anchor>
          ) : null}
          {listVisiblePages(page, pageCount).map((number, index) =>
            number === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity
              <span key={`gap-${index}`} aria-hidden="true" className="px-1">
                …
              </span>
            ) : (
              <Anchor
                key={number}
                href={getHref(number)}
                aria-label={labels.page(number)}
                aria-current={number === page ? 'page' : undefined}
                className={cx(step, number === page && 'bg-ink! text-paper!')}
              >
                {number}
              </Anchor>
            ),
          )}
          {page < pageCount ? (
            <Anchor href={getHref(page + 1)} rel="next" aria-label={labels.next} className={step}>
              <ChevronRight aria-hidden="true" className="size-5" strokeWidth={1.75} />
            </Anchor>
          ) : null}
        </nav>
      ) : null}
    </div>
  )
}
