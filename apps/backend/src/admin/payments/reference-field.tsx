import { Field, TextInput } from '@strapi/design-system'
import { useTexts } from './texts'

const maxLength = 120

export const isReferenceShort = (reference: string) => reference.trim().length < 3

type Props = { name: string; value: string; hasError: boolean; onChange: (value: string) => void }

/** The reference of a transfer in the bank statement. */
export function ReferenceField({ name, value, hasError, onChange }: Props) {
  const { t } = useTexts()
  return (
    <Field.Root
      name={name}
      required
      error={hasError && t('refund.reference-error')}
      hint={t('refund.reference-hint')}
    >
      <Field.Label>{t('refund.reference')}</Field.Label>
      <TextInput value={value} maxLength={maxLength} onChange={event => onChange(event.target.value)} />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}
