import { cx } from 'class-variance-authority'
import { TriangleAlert } from 'lucide-react'
import { createContext, type ReactNode, useContext } from 'react'

export type FieldTexts = {
  hint?: ReactNode
  error?: ReactNode
  /** Shown after the label of an optional field, e.g. "(opsional)". */
  optional?: string
}

export type FieldControl = {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

const FieldContext = createContext<FieldControl>({})

/**
 * Returns the attributes that connect a control to its hint and error: `{id}-description` and `{id}-error`.
 */
export function getFieldAttributes(id: string, { hint, error }: FieldTexts): FieldControl {
  const ids = [hint && `${id}-description`, error && `${id}-error`].filter(Boolean)
  return { id, 'aria-describedby': ids.join(' ') || undefined, 'aria-invalid': error ? true : undefined }
}

/** Returns the attributes from the surrounding Field. The control's own attributes take precedence. */
export function useField<Props extends object>(props: Props): FieldControl & Props {
  return { ...useContext(FieldContext), ...props }
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-error`} className="flex gap-2 text-small font-[550] text-bad">
      <TriangleAlert aria-hidden="true" className="mt-px size-4.5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

export interface FieldProps extends FieldTexts {
  id: string
  label: ReactNode
  /** A link beside the label, e.g. "Lupa kata sandi?". */
  action?: ReactNode
  className?: string
  children: ReactNode
}

/**
 * A label, a hint, one control and its error. The control inside receives its id and ARIA attributes from
 * the Field.
 */
export function Field({ id, label, hint, error, optional, action, className, children }: FieldProps) {
  return (
    <div className={cx('field grid min-w-0 content-start gap-[7px]', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-label font-semibold">
          {label}
          {optional ? <span className="font-normal text-muted"> {optional}</span> : null}
        </label>
        {action ? <span className="-my-2.5 [&>a]:inline-block [&>a]:py-2.5">{action}</span> : null}
      </div>
      {hint ? (
        <p id={`${id}-description`} className="text-small text-muted">
          {hint}
        </p>
      ) : null}
      <FieldContext.Provider value={getFieldAttributes(id, { hint, error })}>
        {children}
      </FieldContext.Provider>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </div>
  )
}
