import { Button, Field, Flex, Typography } from '@strapi/design-system'
import { type ChangeEvent, useRef, useState } from 'react'
import { decodeText } from '#src/platform/csv/decode-text'
import { useTexts } from './texts'

const maxBytes = 1_500_000

export type CsvFile = { name: string; content: string }

type CsvInputProps = {
  label: string
  hint: string
  /** The name of the chosen file. */
  chosen: string
  busy: boolean
  /** Called with null if the chosen file is too large. */
  onChoose: (file: CsvFile | null) => void
}

/** Chooses a CSV file, whatever its encoding. */
export function CsvInput({ label, hint, chosen, busy, onChoose }: CsvInputProps) {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    const isTooLarge = file.size > maxBytes
    setProblem(isTooLarge ? t('settlement.too-large') : '')
    if (isTooLarge) return onChoose(null)
    const content = decodeText(new Uint8Array(await file.arrayBuffer()))
    onChoose({ name: file.name.slice(0, 200), content })
  }
  return (
    <Field.Root name="file" error={problem} hint={hint}>
      <Field.Label>{label}</Field.Label>
      <Flex gap={3} wrap="wrap">
        <Button variant="secondary" loading={busy} onClick={() => input.current?.click()}>
          {t('settlement.choose')}
        </Button>
        {chosen && <Typography textColor="neutral800">{chosen}</Typography>}
      </Flex>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={label}
        onChange={event => void choose(event)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}
