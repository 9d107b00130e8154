import { cx } from 'class-variance-authority'
import { forwardRef, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react'
import { useField } from './field'

const affix = 'grid place-items-center border-[1.5px] border-line-strong bg-sunken px-3.5 font-semibold'

export type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> & {
  /** A short prefix, e.g. "+62". */
  prefix?: ReactNode
  /** A unit shown as the suffix, e.g. "m²". */
  suffix?: ReactNode
  /** An icon at the start of the box. */
  icon?: ReactNode
}

/** A one-line input, 50 px high. Inside a Field, it needs no id. */
export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(
  { prefix, suffix, icon, className, ...props },
  ref,
) {
  const input = (
    <input
      ref={ref}
      {...useField(props)}
      className={cx(
        'field-box',
        prefix && 'rounded-l-none',
        suffix && 'rounded-r-none',
        icon && 'pl-11',
        className,
      )}
    />
  )
  if (icon)
    return (
      <span className="relative block">
        {input}
        <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-muted [&_svg]:size-5">
          {icon}
        </span>
      </span>
    )
  if (!prefix && !suffix) return input
  return (
    <span className="flex">
      {prefix ? <span className={cx(affix, 'rounded-l-field border-r-0')}>{prefix}</span> : null}
      {input}
      {suffix ? <span className={cx(affix, 'rounded-r-field border-l-0')}>{suffix}</span> : null}
    </span>
  )
})

/** A multi-line input. */
export function Textarea({ className, rows = 4, ...props }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea rows={rows} {...useField(props)} className={cx('field-box', className)} />
}
