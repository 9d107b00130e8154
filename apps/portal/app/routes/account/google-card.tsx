import { Badge, Card } from '@bgm/ui'
import { PasswordField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'
import { PasswordRequired } from './email-card'

/** The linked Google account. It can be unlinked if the account also has a password. */
export function GoogleCard({ has_password }: { has_password: boolean }) {
  const t = useText()
  return (
    <Card
      title={t('security.google.title')}
      note={t('security.google.note')}
      aside={<Badge tone="ok">{t('security.google.on')}</Badge>}
    >
      {has_password ? <UnlinkGoogle /> : <PasswordRequired />}
    </Card>
  )
}

function UnlinkGoogle() {
  const t = useText()
  const form = useSubmission('google', { schema: all => all.unlinkGoogleSchema })
  return (
    <SubmissionForm of={form} className="grid max-w-120 gap-5">
      <p className="text-small text-muted">{t('security.google.unlink_text')}</p>
      <PasswordField name="current_password" autoComplete="current-password" />
      <SubmitButton of={form} variant="danger" className="justify-self-start">
        {t('security.google.unlink')}
      </SubmitButton>
    </SubmissionForm>
  )
}
