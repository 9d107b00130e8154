import { cx } from 'class-variance-authority'

/** Three lobes that move while content plays or loads; decorative. */
export function LoadingMark({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('beating-lobes inline-flex h-4.5 items-center gap-[3px]', className)}
    >
      <i />
    </span>
  )
}

/** The moving lobes with a label, announced to screen readers. */
export function Loading({ label, className }: { label: string; className?: string }) {
  return (
    <span role="status" className={cx('flex items-center gap-3 font-semibold text-muted', className)}>
      <LoadingMark className="h-6 text-accent" />
      {label}
    </span>
  )
}

/** Grey lines as a placeholder for text. */
export function Skeleton({ lines = 4, className }: { lines?: number; className?: string }) {
  const widths = ['w-3/4', 'w-full', 'w-5/6', 'w-2/5']
  return (
    <span aria-hidden="true" className={cx('grid gap-3', className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity
        <span key={line} className={cx('h-3.5 rounded-pill bg-sunken', widths[line % widths.length])} />
      ))}
    </span>
  )
}
