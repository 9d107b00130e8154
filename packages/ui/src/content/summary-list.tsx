import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

export interface SummaryItem {
  term: string
  detail: ReactNode
}

/** Terms left, details right, hairlines between: order data, business unit data. */
export function SummaryList({ items, className }: { items: readonly SummaryItem[]; className?: string }) {
  return (
    <dl className={cx('divide-y divide-line text-label', className)}>
      {items.map(({ term, detail }) => (
        <div key={term} className="flex justify-between gap-4.5 py-[11px]">
          <dt className="text-muted">{term}</dt>
          <dd className="min-w-0 text-right font-semibold tabular-nums wrap-anywhere">{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
