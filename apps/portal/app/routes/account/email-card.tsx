import type { User } from '@bgm/api-client'
import { Badge, Card, Notice, TextLink } from '@bgm/ui'
import { PasswordField, TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

type Account = Pick<User, 'email' | 'pending_email' | 'has_password'>

/** The email address for sign-in, a pending address, and the form that changes it. */
export function EmailCard({ account }: { account: Account }) {
  const t = useText()
  const { email, pending_email: pending, has_password } = account
  return (
    <Card title={t('fields.email')} note={t('security.contact.email_note')}>
      <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <b className="font-semibold wrap-anywhere">{email}</b>
        <Badge tone="ok">{t('security.contact.email_verified')}</Badge>
      </p>
      {pending ? <PendingEmail email={pending} /> : null}
      {has_password ? <ChangeEmail key={`${email}${pending}`} /> : <PasswordRequired />}
    </Card>
  )
}

function PendingEmail({ email }: { email: string }) {
  const t = useText()
  const form = useSubmission('cancel-email')
  return (
    <Notice
      tone="warn"
      role="status"
      className="mb-5"
      title={t('security.contact.email_waiting')}
      action={
        <SubmissionForm of={form} className="grid">
          <SubmitButton of={form} size="s" variant="ink">
            {t('security.contact.email_cancel')}
          </SubmitButton>
        </SubmissionForm>
      }
    >
      <span className="wrap-anywhere">{t('security.contact.email_waiting_text', { email })}</span>
    </Notice>
  )
}

function ChangeEmail() {
  const t = useText()
  const form = useSubmission('email', { schema: all => all.changeEmailSchema })
  return (
    <SubmissionForm of={form} className="grid max-w-120 gap-5 border-t border-line pt-5">
      <p className="text-small text-muted">{t('security.contact.email_text')}</p>
      <TextField name="email" type="email" autoComplete="email" autoCapitalize="none" />
      <PasswordField name="current_password" autoComplete="current-password" />
      <SubmitButton of={form} variant="secondary" className="justify-self-start">
        {t('security.contact.email_change')}
      </SubmitButton>
    </SubmissionForm>
  )
}

/** Shown instead of forms that require a password if the account has none. */
export function PasswordRequired() {
  const t = useText()
  const locale = useLocale()
  return (
    <p className="text-small text-muted">
      {t('security.password.none')}{' '}
      <TextLink href={paths.forgotPassword(locale, paths.accountSecurity(locale))}>
        {t('security.password.make')}
      </TextLink>
    </p>
  )
}
