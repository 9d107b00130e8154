import { Field, Textarea } from '@bgm/ui'
import { getTextareaProps } from '@conform-to/react'
import { useWords, type Words } from './fields'

export function ParagraphField({
  name,
  hint,
  optional,
  autoComplete,
  rows = 3,
}: Words & { autoComplete?: string; rows?: number }) {
  const { meta, aria, frame } = useWords({ name, hint, optional })
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
