import { TextLink } from '@bgm/ui'
import { PasswordField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

export function LinkForm({ email }: { email: string }) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('link', { schema: all => all.linkGoogleSchema })
  return (
    <SubmissionForm of={form} className="grid gap-5">
      <input type="hidden" autoComplete="username" value={email} />
      <PasswordField
        name="password"
        autoComplete="current-password"
        action={
          <TextLink className="text-small" href={paths.forgotPassword(locale)}>
            {t('actions.forgot_password')}
          </TextLink>
        }
      />
      <SubmitButton of={form} full>
        {t('security.google.link_submit')}
      </SubmitButton>
    </SubmissionForm>
  )
}
