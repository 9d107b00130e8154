import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'
import {
  ConsentFields,
  MobileAndGenderFields,
  NameFields,
  PasswordFields,
  personFieldOrder,
} from '../registration/person-fields'

/** Registration by invitation. It does not ask for the email address, which the invitation has verified. */
export function JoinForm() {
  const t = useText()
  const form = useSubmission('join', { schema: all => all.joinByInvitationSchema, order: personFieldOrder })
  return (
    <SubmissionForm of={form} className="grid gap-5">
      <NameFields />
      <MobileAndGenderFields />
      <PasswordFields />
      <ConsentFields />
      <SubmitButton of={form} full size="l">
        {t('invitation.join')}
      </SubmitButton>
    </SubmissionForm>
  )
}
