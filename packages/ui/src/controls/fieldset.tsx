import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { FieldError, type FieldTexts, getFieldAttributes } from './field'

export interface FieldsetProps extends FieldTexts {
  id: string
  legend: ReactNode
  /** `hidden` shows the legend only to screen readers; `heading` makes it large. */
  legendVariant?: 'label' | 'heading' | 'hidden'
  className?: string
  children: ReactNode
}

const legendStyles = { label: 'text-label font-semibold', heading: 'text-h3', hidden: 'sr-only' }

/** A group of radios or fields with one legend, hint and error, to which the error summary can link. */
export function Fieldset({
  id,
  legend,
  legendVariant = 'label',
  hint,
  error,
  optional,
  className,
  children,
}: FieldsetProps) {
  const { 'aria-invalid': _, ...described } = getFieldAttributes(id, { hint, error })
  return (
    <fieldset {...described} tabIndex={-1} className={cx('grid min-w-0 gap-2', className)}>
      <legend className={cx('mb-2', legendStyles[legendVariant])}>
        {legend}
        {optional ? <span className="font-normal text-muted"> {optional}</span> : null}
      </legend>
      {hint ? (
        <p id={`${id}-description`} className="-mt-1.5 text-small text-muted">
          {hint}
        </p>
      ) : null}
      {children}
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </fieldset>
  )
}
