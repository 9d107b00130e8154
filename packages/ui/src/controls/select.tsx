import { cx } from 'class-variance-authority'
import type { SelectHTMLAttributes } from 'react'
import { useField } from './field'

export type SelectOption = {
  value: string
  label: string
  disabled?: boolean
}

/** Options under a heading. */
export type SelectGroup = { label: string; options: readonly SelectOption[] }

export type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  options: readonly (SelectOption | SelectGroup)[]
  /** The empty first option, e.g. "Pilih provinsi". */
  placeholder?: string
}

/** A native select. Inside a Field, it needs no id. */
export function Select({ options, placeholder, className, ...props }: SelectProps) {
  return (
    <select {...useField(props)} className={cx('field-box field-select', className)}>
      {placeholder === undefined ? null : <option value="">{placeholder}</option>}
      {options.map(option =>
        'options' in option ? (
          <optgroup key={option.label} label={option.label}>
            {option.options.map(inner => (
              <Option key={inner.value} {...inner} />
            ))}
          </optgroup>
        ) : (
          <Option key={option.value} {...option} />
        ),
      )}
    </select>
  )
}

const Option = ({ value, label, disabled }: SelectOption) => (
  <option value={value} disabled={disabled}>
    {label}
  </option>
)
