import { cx } from 'class-variance-authority'
import type { InputHTMLAttributes, ReactNode } from 'react'

export type RadioProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>

/**
 * A radio shown as a one-line card with mark, label and description. Group several of them in a Fieldset.
 */
export function RadioCard({
  label,
  description,
  className,
  ...props
}: RadioProps & { label: ReactNode; description?: ReactNode }) {
  return (
    <label
      className={cx(
        'choice grid grid-cols-[24px_1fr] gap-3 rounded-field px-4 py-[13px] text-label font-semibold',
        className,
      )}
    >
      <input type="radio" {...props} className="tick" />
      <span>
        {label}
        {description ? <span className="block text-small font-normal text-muted">{description}</span> : null}
      </span>
    </label>
  )
}
