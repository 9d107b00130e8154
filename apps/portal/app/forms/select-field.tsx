import { Field, Select, type SelectProps } from '@bgm/ui'
import { getSelectProps } from '@conform-to/react'
import { type FieldOptions, useFieldProps } from './fields'

type SelectFieldProps = FieldOptions & Omit<SelectProps, keyof FieldOptions>

/** Give `value` with `onChange` where script leads the choice; else what is stored or typed is chosen at first. */
export function SelectField({ name, hint, optional, action, className, ...select }: SelectFieldProps) {
  const { meta, aria, frame } = useFieldProps({ name, hint, optional, action, className })
  const led = select.value !== undefined
  return (
    <Field {...frame}>
      <Select {...getSelectProps(meta, { value: !led, ...aria })} aria-required={!optional} {...select} />
    </Field>
  )
}
