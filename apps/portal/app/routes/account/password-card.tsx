import { Card, FieldPair } from '@bgm/ui'
import { PasswordField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'
import { PasswordRequired } from './email-card'

export function PasswordCard({ email, has_password }: { email: string; has_password: boolean }) {
  const t = useText()
  return (
    <Card title={t('security.password.title')} note={t('security.password.note')}>
      {has_password ? <ChangePassword email={email} /> : <PasswordRequired />}
    </Card>
  )
}

function ChangePassword({ email }: { email: string }) {
  const t = useText()
  const form = useSubmission('password', { schema: all => all.changePasswordSchema })
  return (
    <SubmissionForm of={form} className="grid gap-5">
      {/* Tells password managers which account the new password belongs to. */}
      <input type="hidden" autoComplete="username" value={email} />
      <PasswordField name="current_password" autoComplete="current-password" className="max-w-120" />
      <FieldPair>
        <PasswordField
          name="password"
          label={t('fields.new_password')}
          autoComplete="new-password"
          hint={t('security.password.hint')}
        />
        <PasswordField
          name="confirm_password"
          autoComplete="new-password"
          hint={t('registration.register.confirm_hint')}
        />
      </FieldPair>
      <SubmitButton of={form} className="justify-self-start" busyLabel={t('words.saving')}>
        {t('security.password.submit')}
      </SubmitButton>
    </SubmissionForm>
  )
}
