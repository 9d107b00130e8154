import { Card } from '@bgm/ui'
import { PasswordField, TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'

/** The form that replaces the recovery codes. */
export function RenewRecoveryCodes({ left }: { left: number }) {
  const t = useText()
  const form = useSubmission('change', { schema: all => all.changeSecondFactorSchema })
  return (
    <Card title={t('collective.account.on')} note={t('collective.account.on_text', { count: left })}>
      <SubmissionForm of={form} className="grid max-w-120 gap-5">
        <PasswordField name="current_password" autoComplete="current-password" />
        <TextField
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          box="max-w-60"
        />
        <SubmitButton of={form} variant="secondary" className="justify-self-start max-sm:w-full">
          {t('collective.account.renew')}
        </SubmitButton>
      </SubmissionForm>
      <p className="mt-5 text-small text-muted">{t('collective.account.lost')}</p>
    </Card>
  )
}
