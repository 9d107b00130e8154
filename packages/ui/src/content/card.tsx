import { cx } from 'class-variance-authority'
import type { HTMLAttributes, ReactNode } from 'react'

export type CardProps = Omit<HTMLAttributes<HTMLElement>, 'title'> & {
  title?: ReactNode
  /** A link or badge beside the title. */
  aside?: ReactNode
  /** A line below the title. */
  note?: ReactNode
  level?: 2 | 3
}

function CardBox({ title, aside, note, level = 2, className, children, ...props }: CardProps) {
  const Heading = `h${level}` as const
  return (
    <section {...props} className={className}>
      {title || aside ? (
        <div className="mb-3.5 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3">
          <Heading className="text-[1.1875rem] leading-[1.3] tracking-[-0.02em]">{title}</Heading>
          {aside ? <div className="text-right">{aside}</div> : null}
          {note ? <p className="col-span-full text-small text-muted">{note}</p> : null}
        </div>
      ) : null}
      {children}
    </section>
  )
}

/** A surface with a hairline border. */
export function Card({ className, ...props }: CardProps) {
  return <CardBox {...props} className={cx('rounded-card border border-line bg-surface p-card', className)} />
}

/** The card with leaf corners. Use at most one per screen. */
export function LeafCard({ className, ...props }: CardProps) {
  return (
    <CardBox
      {...props}
      className={cx(
        'rounded-leaf-panel border border-line bg-surface p-[clamp(1.375rem,3vw,2.5rem)]',
        className,
      )}
    />
  )
}

/** The dark leaf card. Use at most one per screen. Its content uses the dark colours. */
export function DeepCard({ className, ...props }: CardProps) {
  return (
    <CardBox
      {...props}
      className={cx(
        'on-deep rounded-leaf-panel px-[clamp(1.375rem,3.4vw,3rem)] py-[clamp(1.375rem,2.6vw,2.125rem)]',
        className,
      )}
    />
  )
}
