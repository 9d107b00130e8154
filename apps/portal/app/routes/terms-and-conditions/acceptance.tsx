import { Card, TextLink } from '@bgm/ui'
import { CheckboxField } from '#app/forms/choice-fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/**
 * The form that accepts the version shown above. A member who does not accept it can still export their
 * data.
 */
export function Acceptance({ version }: { version: string }) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('acceptance', { schema: all => all.termsAcceptanceSchema })
  const label = `${t('registration.register.terms_before')} ${t('registration.register.terms_link')}`
  return (
    <Card className="measure mt-8">
      <SubmissionForm of={form} className="grid gap-4">
        <CheckboxField name="terms" label={label} />
        <input type="hidden" name="document_version" value={version} />
        <SubmitButton of={form} className="justify-self-start">
          {t('personal_data.terms_accept')}
        </SubmitButton>
        <p className="text-small text-muted">
          {t('personal_data.terms_refuse')}{' '}
          <TextLink href={paths.consents(locale)}>{t('personal_data.open')}</TextLink>
        </p>
      </SubmissionForm>
    </Card>
  )
}
