import { Field, Select, type SelectProps } from '@bgm/ui'
import { getSelectProps } from '@conform-to/react'
import { type FieldOptions, useFieldProps } from './fields'

type SelectFieldProps = FieldOptions & Omit<SelectProps, keyof FieldOptions>

/**
 * With `value` and `onChange`, the field is controlled; otherwise the saved or submitted value is selected.
 */
export function SelectField({ name, hint, optional, action, className, ...select }: SelectFieldProps) {
  const { meta, aria, frame } = useFieldProps({ name, hint, optional, action, className })
  const led = select.value !== undefined
  return (
    <Field {...frame}>
      <Select {...getSelectProps(meta, { value: !led, ...aria })} aria-required={!optional} {...select} />
    </Field>
  )
}
