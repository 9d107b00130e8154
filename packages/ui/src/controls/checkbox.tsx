import { cx } from 'class-variance-authority'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { FieldError, getFieldAttributes } from './field'

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id'> & {
  id: string
  label: ReactNode
  error?: ReactNode
}

/** A checkbox labelled by a sentence, which may contain links. */
export function Checkbox({ id, label, error, className, ...props }: CheckboxProps) {
  return (
    <div className={cx('grid gap-[7px]', className)}>
      <label className="grid min-h-11 grid-cols-[24px_1fr] items-start gap-3 py-2.5 text-label" htmlFor={id}>
        <input type="checkbox" {...getFieldAttributes(id, { error })} {...props} className="tick" />
        <span>{label}</span>
      </label>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </div>
  )
}
