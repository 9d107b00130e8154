import { Field, Textarea } from '@bgm/ui'
import { getTextareaProps } from '@conform-to/react'
import { type FieldOptions, useFieldProps } from './fields'

export function TextareaField({
  name,
  hint,
  optional,
  autoComplete,
  rows = 3,
}: FieldOptions & { autoComplete?: string; rows?: number }) {
  const { meta, aria, frame } = useFieldProps({ name, hint, optional })
  return (
    <Field {...frame}>
      <Textarea
        {...getTextareaProps(meta, aria)}
        rows={rows}
        autoComplete={autoComplete}
        aria-required={!optional}
      />
    </Field>
  )
}
