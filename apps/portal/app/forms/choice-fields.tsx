import { Checkbox, Fieldset, type FieldsetProps, RadioCard } from '@bgm/ui'
import { getInputProps } from '@conform-to/react'
import type { ReactNode } from 'react'
import type { FieldName } from '#app/text'
import { useWords, type Words } from './fields'
import { radioProps } from './use-form-field'

export function RadioField({
  options,
  legendLook,
  ...words
}: Words & Pick<FieldsetProps, 'legendLook'> & { options: readonly { value: string; label: string }[] }) {
  const { meta, group } = useWords(words)
  return (
    <Fieldset {...group} {...(legendLook ? { legendLook } : {})}>
      <div className="grid gap-3 sm:grid-cols-2">
        {options.map(({ value, label }) => (
          <RadioCard key={value} {...radioProps(meta, value)} label={label} />
        ))}
      </div>
    </Fieldset>
  )
}

export function CheckboxField({ name, label }: { name: FieldName; label: ReactNode }) {
  const { meta, frame } = useWords({ name })
  return (
    <Checkbox {...getInputProps(meta, { type: 'checkbox' })} id={meta.id} label={label} error={frame.error} />
  )
}
