import { ButtonLink, Card } from '@bgm/ui'
import { PasswordField, TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'

/** Step one: the password. */
export function StartForm() {
  const t = useText()
  const form = useSubmission('start', { schema: all => all.startSecondFactorSchema })
  return (
    <Card title={t('security.second_factor.start_title')} note={t('security.second_factor.start_text')}>
      <SubmissionForm of={form} className="grid max-w-120 gap-5">
        <PasswordField name="current_password" autoComplete="current-password" />
        <SubmitButton of={form} className="justify-self-start max-sm:w-full">
          {t('security.second_factor.start')}
        </SubmitButton>
      </SubmissionForm>
    </Card>
  )
}

interface Setup {
  secret: string
  uri: string
  picture: string
}

/** Step two: the secret for an authenticator app, and its first code. */
export function ConfirmForm({ secret, uri, picture }: Setup) {
  const t = useText()
  const form = useSubmission('confirm', { schema: all => all.confirmSecondFactorSchema })
  return (
    <Card title={t('security.second_factor.scan_title')}>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-[auto_minmax(0,1fr)]">
        <img
          src={picture}
          alt={t('security.second_factor.scan_picture')}
          width="208"
          height="208"
          className="rounded-field border border-line bg-white"
        />
        <div className="grid content-start gap-5">
          <div className="grid gap-2">
            <ButtonLink href={uri} variant="secondary" className="mb-2 hidden pointer-coarse:inline-flex">
              {t('security.second_factor.open_app')}
            </ButtonLink>
            <p>{t('security.second_factor.scan_text')}</p>
            <p className="text-small text-muted">{t('security.second_factor.scan_secret')}</p>
            <code className="font-mono text-label font-semibold wrap-anywhere select-all">{secret}</code>
          </div>
          <SubmissionForm of={form} className="grid gap-5">
            <TextField
              name="code"
              hint={t('security.second_factor.scan_code_hint')}
              inputMode="numeric"
              autoComplete="one-time-code"
              box="max-w-60"
            />
            <SubmitButton of={form} className="justify-self-start max-sm:w-full">
              {t('security.second_factor.confirm')}
            </SubmitButton>
          </SubmissionForm>
        </div>
      </div>
    </Card>
  )
}

/** New recovery codes instead of the old ones. */
export function RenewForm({ left }: { left: number }) {
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
