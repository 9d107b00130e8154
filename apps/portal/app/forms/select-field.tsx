import { Field, Select, type SelectProps } from '@bgm/ui'
import { getSelectProps } from '@conform-to/react'
import { useWords, type Words } from './fields'

type SelectFieldProps = Words & Omit<SelectProps, keyof Words>

/** Give `value` with `onChange` where script leads the choice; else what is stored or typed is chosen at first. */
export function SelectField({ name, hint, optional, action, className, ...select }: SelectFieldProps) {
  const { meta, aria, frame } = useWords({ name, hint, optional, action, className })
  const led = select.value !== undefined
  return (
    <Field {...frame}>
      <Select {...getSelectProps(meta, { value: !led, ...aria })} aria-required={!optional} {...select} />
    </Field>
  )
}
