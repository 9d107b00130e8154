import { Button, Field, TextInput } from '@bgm/ui'
import { getInputProps } from '@conform-to/react'
import { SubmissionForm } from '#app/forms/submission-form'
import { useFormField } from '#app/forms/use-form-field'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'

/** Applies a voucher to an order, or removes it. */
export function VoucherForm({ applied }: { applied: string | null }) {
  const form = useSubmission('voucher', {
    schema: all => all.voucherCodeSchema,
    saved: { voucher_code: applied },
  })
  return (
    <SubmissionForm of={form} className="grid gap-3">
      <VoucherField applied={applied !== null} busy={form.busy} />
    </SubmissionForm>
  )
}

function VoucherField({ applied, busy }: { applied: boolean; busy: boolean }) {
  const t = useText()
  const { meta, error } = useFormField('voucher_code')
  return (
    <Field id={meta.id} label={t('orders.voucher.label')} error={error}>
      <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <TextInput
          {...getInputProps(meta, { type: 'text' })}
          readOnly={applied}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button
          type="submit"
          name="intent"
          value={applied ? 'remove' : 'apply'}
          formNoValidate={applied}
          variant="secondary"
          busy={busy}
          busyLabel={t('words.loading')}
        >
          {t(applied ? 'orders.voucher.remove' : 'orders.voucher.apply')}
        </Button>
      </span>
    </Field>
  )
}
