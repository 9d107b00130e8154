import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

export type SummaryItem = {
  term: string
  detail: ReactNode
}

type SummaryListProps = { items: readonly SummaryItem[]; className?: string; size?: 'normal' | 'small' }

/**
 * Terms on the left, details on the right; on phones, a long detail moves below its term. A term wraps before
 * its detail, so that amounts do not break.
 */
export function SummaryList({ items, className, size = 'normal' }: SummaryListProps) {
  const isSmall = size === 'small'
  return (
    <dl className={cx('divide-y divide-line', isSmall ? 'text-small' : 'text-label', className)}>
      {items.map(({ term, detail }) => (
        <div
          key={term}
          className={cx(
            'flex flex-wrap items-baseline justify-between gap-x-4.5 sm:flex-nowrap',
            isSmall ? 'py-1.5' : 'py-[11px]',
          )}
        >
          <dt className="min-w-0 text-muted">{term}</dt>
          <dd
            className={cx(
              'ml-auto max-w-full shrink-0 text-right text-balance tabular-nums wrap-break-word sm:max-w-[65%]',
              isSmall ? null : 'font-semibold',
            )}
          >
            {detail}
          </dd>
        </div>
      ))}
    </dl>
  )
}
