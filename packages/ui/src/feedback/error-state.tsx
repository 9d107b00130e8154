import { cx } from 'class-variance-authority'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type ErrorStateProps = {
  /** The heading, e.g. "Terjadi kesalahan!". */
  title: string
  children?: ReactNode
  /** A next step, e.g. "Coba lagi". */
  action?: ReactNode
  level?: 2 | 3
  className?: string
}

/** Replaces the part of a page that could not be loaded. If the whole page fails, use `ErrorPage`. */
export function ErrorState({ title, children, action, level = 2, className }: ErrorStateProps) {
  const Heading = `h${level}` as const
  return (
    <div role="alert" className={cx('grid justify-items-center gap-1.5 px-5 py-9 text-center', className)}>
      <span className="mb-2 grid size-14 place-items-center rounded-tile bg-bad-tint text-bad">
        <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="size-7" />
      </span>
      <Heading className="text-h3">{title}</Heading>
      {children ? <p className="max-w-[34em] text-label text-muted">{children}</p> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  )
}
