import type { Withholding } from '@bgm/api-client'
import { Card, Field, FieldPair, FileInput } from '@bgm/ui'
import { getInputProps } from '@conform-to/react'
import { type FormEvent, useState } from 'react'
import { TextField, useFieldProps } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'
import { Comparison } from './comparison'

const names = ['slip_base', 'slip_tax'] as const

type Typed = Record<(typeof names)[number], string>

const readTyped = (form: HTMLFormElement): Typed => {
  const data = new FormData(form)
  const [slip_base, slip_tax] = names.map(name => String(data.get(name) ?? ''))
  return { slip_base: slip_base ?? '', slip_tax: slip_tax ?? '' }
}

/** Uploads the slip. The values of the invoice are filled in, and compared with what is typed. */
export function SlipForm({ withholding }: { withholding: Withholding }) {
  const t = useText()
  const ours = { base: Math.round(withholding.base / 100), tax: withholding.amount }
  const saved = { slip_base: String(ours.base), slip_tax: String(ours.tax) }
  const [typed, setTyped] = useState<Typed>(saved)
  const form = useSubmission('slip', {
    schema: all => all.slipFormSchema,
    saved,
    order: ['slip_file', 'slip_number', 'slip_date', 'slip_base', 'slip_tax'],
  })
  return (
    <Card title={t('withholding.upload.title')} note={t('withholding.upload.text')}>
      <SubmissionForm
        of={form}
        encType="multipart/form-data"
        className="grid gap-5"
        onInput={(event: FormEvent<HTMLFormElement>) => setTyped(readTyped(event.currentTarget))}
      >
        <SlipFile />
        <FieldPair>
          <TextField
            name="slip_number"
            autoComplete="off"
            autoCapitalize="characters"
            hint={t('withholding.upload.number_hint')}
          />
          <TextField name="slip_date" type="date" />
        </FieldPair>
        <FieldPair>
          <TextField name="slip_base" inputMode="numeric" autoComplete="off" />
          <TextField name="slip_tax" inputMode="numeric" autoComplete="off" />
        </FieldPair>
        <Comparison ours={ours} typed={typed} />
        <SubmitButton of={form} className="justify-self-start max-sm:w-full">
          {t('withholding.upload.send')}
        </SubmitButton>
      </SubmissionForm>
    </Card>
  )
}

function SlipFile() {
  const t = useText()
  const { meta, frame } = useFieldProps({ name: 'slip_file' })
  return (
    <Field {...frame}>
      <FileInput
        {...getInputProps(meta, { type: 'file' })}
        accept=".pdf,application/pdf"
        prompt={t('withholding.upload.prompt')}
        rule={t('withholding.upload.rule')}
      />
    </Field>
  )
}
