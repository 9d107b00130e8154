import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

export type Stat = {
  label: string
  value: ReactNode
  /** Shown in small type after the value, e.g. "/ 7". */
  suffix?: string
}

/** Four figures in one box, in two rows of two on small screens. */
export function StatTiles({ stats, className }: { stats: readonly Stat[]; className?: string }) {
  return (
    <dl
      className={cx(
        'grid grid-cols-2 overflow-hidden rounded-card border border-line bg-surface md:auto-cols-fr md:grid-flow-col md:grid-cols-none',
        className,
      )}
    >
      {stats.map(({ label, value, suffix }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-line p-4 even:border-l max-md:nth-[n+3]:border-t md:border-l md:px-6 md:py-5 md:first:border-l-0"
        >
          <dt className="text-small text-muted">{label}</dt>
          <dd className="text-[1.3125rem] leading-[1.2] font-[750] tracking-[-0.04em] tabular-nums md:text-[1.875rem] md:leading-[1.1]">
            {value}
            {suffix ? (
              <span className="text-body font-semibold tracking-normal text-muted"> {suffix}</span>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
