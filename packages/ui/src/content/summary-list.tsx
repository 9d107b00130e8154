import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

export type SummaryItem = {
  term: string
  detail: ReactNode
}

/**
 * Terms on the left, details on the right; on phones, a long detail moves below its term. A term wraps before
 * its detail, so that amounts do not break.
 */
export function SummaryList({ items, className }: { items: readonly SummaryItem[]; className?: string }) {
  return (
    <dl className={cx('divide-y divide-line text-label', className)}>
      {items.map(({ term, detail }) => (
        <div
          key={term}
          className="flex flex-wrap items-baseline justify-between gap-x-4.5 py-[11px] sm:flex-nowrap"
        >
          <dt className="min-w-0 text-muted">{term}</dt>
          <dd className="ml-auto max-w-full shrink-0 text-right font-semibold text-balance tabular-nums wrap-break-word sm:max-w-[65%]">
            {detail}
          </dd>
        </div>
      ))}
    </dl>
  )
}
