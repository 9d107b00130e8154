import type { ReactNode } from 'react'
import { cx } from '#app/components/cx'

/** A section with its anchor and the standard vertical spacing. */
export function SectionBox({
  id,
  className,
  wrapClass,
  children,
}: {
  id: string
  className?: string
  wrapClass?: string
  children: ReactNode
}) {
  return (
    <section id={id} className={cx('scroll-mt-4 py-[calc(var(--spacing-section)/2)]', className)}>
      <div className={cx('wrap', wrapClass)}>{children}</div>
    </section>
  )
}
