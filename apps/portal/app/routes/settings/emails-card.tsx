import { Card } from '@bgm/ui'
import { type NotificationSettings, notificationKinds } from '@bgm/validation'
import { CheckboxField } from '#app/forms/choice-fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'

export function EmailsCard({ notifications }: { notifications: NotificationSettings }) {
  const t = useText()
  const form = useSubmission('mails', { schema: all => all.notificationSettingsSchema, saved: notifications })
  return (
    <Card title={t('settings.mails')} note={t('settings.mails_note')}>
      <SubmissionForm of={form} className="grid gap-1">
        {notificationKinds.map(kind => (
          <CheckboxField key={kind} name={kind} label={t(`settings.mail.${kind}`)} />
        ))}
        <SubmitButton
          of={form}
          variant="secondary"
          className="mt-3 justify-self-start"
          busyLabel={t('words.saving')}
        >
          {t('actions.save')}
        </SubmitButton>
      </SubmissionForm>
    </Card>
  )
}
