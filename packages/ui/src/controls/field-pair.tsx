import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

/** Two fields side by side, stacked below 620 px. */
export function FieldPair({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={cx('field-pair grid gap-x-4 gap-y-5 sm:grid-cols-2 sm:gap-y-0 [&>*]:min-w-0', className)}>
      {children}
    </div>
  )
}
