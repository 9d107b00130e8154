import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'

export function AcceptForm() {
  const t = useText()
  const form = useSubmission('accept')
  return (
    <SubmissionForm of={form} className="grid gap-4">
      <SubmitButton of={form} full>
        {t('invitation.accept')}
      </SubmitButton>
    </SubmissionForm>
  )
}
