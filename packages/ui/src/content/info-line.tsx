import { cx } from 'class-variance-authority'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'

/** A small muted sentence with an icon, e.g. about the royalty, beside prices. */
export function InfoLine({
  icon,
  children,
  className,
}: {
  icon?: ReactNode
  children: ReactNode
  className?: string
}) {
  return (
    <p
      className={cx(
        'flex items-start gap-2.5 text-small text-muted [&>svg]:mt-px [&>svg]:size-5 [&>svg]:shrink-0',
        className,
      )}
    >
      {icon ?? <Info aria-hidden="true" strokeWidth={1.75} />}
      <span>{children}</span>
    </p>
  )
}
