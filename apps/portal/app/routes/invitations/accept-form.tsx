import { Button } from '@bgm/ui'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'

export function AcceptForm() {
  const t = useText()
  const form = useSubmission('accept')
  return (
    <SubmissionForm of={form} className="grid gap-4">
      <Button type="submit" full busy={form.busy} busyLabel={t('words.loading')}>
        {t('invitation.accept')}
      </Button>
    </SubmissionForm>
  )
}
