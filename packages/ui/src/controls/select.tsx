import { cx } from 'class-variance-authority'
import type { SelectHTMLAttributes } from 'react'
import { useField } from './field'

export type SelectOption = {
  value: string
  label: string
  disabled?: boolean
}

export type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  options: readonly SelectOption[]
  /** The empty first option, e.g. "Pilih provinsi". */
  placeholder?: string
}

/** A native select. Inside a Field, it needs no id. */
export function Select({ options, placeholder, className, ...props }: SelectProps) {
  return (
    <select {...useField(props)} className={cx('field-box field-select', className)}>
      {placeholder === undefined ? null : <option value="">{placeholder}</option>}
      {options.map(option => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
