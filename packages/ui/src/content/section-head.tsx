import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

export type SectionHeaderProps = {
  id?: string
  title: ReactNode
  lead?: ReactNode
  /** Shown instead of a lead, e.g. a switch or a badge. */
  aside?: ReactNode
  className?: string
}

/** The header of a section: heading on the left, lead on the right. */
export function SectionHeader({ id, title, lead, aside, className }: SectionHeaderProps) {
  return (
    <div
      className={cx(
        'mb-[clamp(2rem,4vw,4rem)] grid items-end gap-[clamp(1rem,4vw,4rem)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
        className,
      )}
    >
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      {lead ? <p className="max-w-[34em] text-lead text-muted">{lead}</p> : null}
      {aside ? <div className="lg:justify-self-end">{aside}</div> : null}
    </div>
  )
}
