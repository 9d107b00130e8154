import { cx } from 'class-variance-authority'
import { type ButtonHTMLAttributes, forwardRef } from 'react'

/** The classes of a round 44 px icon button, also for use on summaries and links. */
export const iconButtonClass =
  'inline-grid size-11 shrink-0 place-items-center rounded-pill text-inherit cursor-pointer transition-colors duration-120 hover:bg-current/10 [&_svg]:size-5'

export type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { label: string }

/** A round 44 px icon button; `label` is its accessible name. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, className, type = 'button', ...props },
  ref,
) {
  return (
    <button ref={ref} type={type} aria-label={label} {...props} className={cx(iconButtonClass, className)} />
  )
})
