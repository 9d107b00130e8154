import { Field, Textarea } from '@bgm/ui'
import { getTextareaProps } from '@conform-to/react'
import { useWords, type Words } from './fields'

export function ParagraphField({
  name,
  hint,
  autoComplete,
  rows = 3,
}: Words & { autoComplete?: string; rows?: number }) {
  const { meta, aria, frame } = useWords({ name, hint })
  return (
    <Field {...frame}>
      <Textarea {...getTextareaProps(meta, aria)} rows={rows} autoComplete={autoComplete} aria-required />
    </Field>
  )
}
