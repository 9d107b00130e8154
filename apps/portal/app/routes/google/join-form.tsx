import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'
import {
  BusinessFields,
  ConsentFields,
  MobileAndGenderFields,
  NameFields,
  personFieldOrder,
} from '../registration/person-fields'

/** Asks for the data that Google does not provide; names are prefilled from Google. */
export function JoinForm({ first_name, last_name }: { first_name: string; last_name: string }) {
  const t = useText()
  const form = useSubmission('join', {
    schema: all => all.registerWithGoogleSchema,
    order: personFieldOrder,
    saved: { first_name, last_name, single_name: first_name && !last_name ? 'on' : null },
  })
  return (
    <SubmissionForm of={form} className="grid gap-5">
      <NameFields />
      <MobileAndGenderFields />
      <BusinessFields />
      <ConsentFields />
      <SubmitButton of={form} full size="l">
        {t('security.google.join_submit')}
      </SubmitButton>
    </SubmissionForm>
  )
}
