import { ButtonLink, Card } from '@bgm/ui'
import type { ReactNode } from 'react'
import { PasswordField, TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'
import { CopyButton } from './copy-button'

/**
 * The first step of setting up two-step verification. Renders the password form unless `children` are given.
 */
export function StartSecondFactor({ children }: { children?: ReactNode }) {
  const t = useText()
  return (
    <Card title={t('security.second_factor.start_title')} note={t('security.second_factor.start_text')}>
      {children ?? <StartForm />}
    </Card>
  )
}

function StartForm() {
  const t = useText()
  const form = useSubmission('start', { schema: all => all.startSecondFactorSchema })
  return (
    <SubmissionForm of={form} className="grid max-w-120 gap-5">
      <PasswordField name="current_password" autoComplete="current-password" />
      <SubmitButton of={form} className="justify-self-start max-sm:w-full">
        {t('security.second_factor.start')}
      </SubmitButton>
    </SubmissionForm>
  )
}

type SecondFactorSetup = {
  secret: string
  uri: string
  picture: string
}

/** Step two: shows the secret for an authenticator app and asks for its first code. */
export function ConfirmSecondFactor({ secret, uri, picture }: SecondFactorSetup) {
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
            <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <code className="font-mono text-label font-semibold wrap-anywhere">{secret}</code>
              <CopyButton
                text={secret.replaceAll(' ', '')}
                what={t('security.second_factor.secret')}
                size="s"
              />
            </p>
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
