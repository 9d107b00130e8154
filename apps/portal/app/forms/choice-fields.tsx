import { Checkbox, Fieldset, type FieldsetProps, RadioCard } from '@bgm/ui'
import { getInputProps } from '@conform-to/react'
import type { ReactNode } from 'react'
import type { FieldName } from '#app/text'
import { type FieldOptions, useFieldProps } from './fields'
import { getRadioProps } from './use-form-field'

export function RadioGroupField({
  options,
  legendVariant,
  columns = 2,
  ...words
}: FieldOptions &
  Pick<FieldsetProps, 'legendVariant'> & {
    options: readonly { value: string; label: string }[]
    columns?: 2 | 3
  }) {
  const { meta, group } = useFieldProps(words)
  return (
    <Fieldset {...group} {...(legendVariant ? { legendVariant } : {})}>
      <div className={`grid gap-3 ${columns === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}>
        {options.map(({ value, label }) => (
          <RadioCard key={value} {...getRadioProps(meta, value)} label={label} />
        ))}
      </div>
    </Fieldset>
  )
}

export function CheckboxField({ name, label }: { name: FieldName; label: ReactNode }) {
  const { meta, frame } = useFieldProps({ name })
  return (
    <Checkbox {...getInputProps(meta, { type: 'checkbox' })} id={meta.id} label={label} error={frame.error} />
  )
}
