import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { EmptyArt } from '../art/empty-art'

export type EmptyStateProps = {
  /** The heading, e.g. "Data Kosong". */
  title: string
  children?: ReactNode
  action?: ReactNode
  level?: 2 | 3
  className?: string
}

/** A kawung illustration with a heading, one sentence and one action. */
export function EmptyState({ title, children, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={cx('grid justify-items-center gap-1.5 px-5 py-9 text-center', className)}>
      <EmptyArt className="mb-3" />
      <Heading className="text-h3">{title}</Heading>
      {children ? <p className="max-w-[34em] text-label text-muted">{children}</p> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  )
}
