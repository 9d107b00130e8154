import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

export type PageHeaderProps = {
  title: ReactNode
  text?: ReactNode
  /** The single primary action. */
  action?: ReactNode
  breadcrumb?: ReactNode
  className?: string
}

/** The header of a portal page: an h1, one line of text and one action. */
export function PageHeader({ title, text, action, breadcrumb, className }: PageHeaderProps) {
  return (
    <div className={cx('mb-6.5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4', className)}>
      <div className="min-w-0 flex-[1_1_20rem]">
        {breadcrumb}
        <h1 className="text-title wrap-anywhere">{title}</h1>
        {text ? <p className="mt-1.5 text-muted">{text}</p> : null}
      </div>
      {action}
    </div>
  )
}

/** A section of a long form: heading and description on the left, fields on the right. */
export function FormSection({
  title,
  text,
  children,
}: {
  title: string
  text?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="grid gap-x-12 gap-y-6 border-t border-line py-7.5 first-of-type:border-t-0 first-of-type:pt-1 lg:grid-cols-[260px_minmax(0,1fr)]">
      <div>
        <h2 className="mb-1.5 text-[1.125rem] leading-[1.25]">{title}</h2>
        {text ? <p className="text-small text-muted">{text}</p> : null}
      </div>
      <div className="grid gap-5">{children}</div>
    </section>
  )
}
