import type { Organisation } from '@bgm/api-client'
import { Card } from '@bgm/ui'
import { CheckboxField } from '#app/forms/choice-fields'
import { TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { TextareaField } from '#app/forms/textarea-field'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'

type OrganisationCardProps = {
  organisation: Organisation
}

export function OrganisationCard({ organisation }: OrganisationCardProps) {
  const t = useText()
  const { name, company_email, billing_address, npwp, explicit_policy } = organisation
  const form = useSubmission('organisation', {
    schema: all => all.organisationSchema,
    saved: {
      name,
      company_email,
      billing_address,
      npwp,
      block_explicit: explicit_policy === 'block',
    },
  })
  return (
    <Card title={t('settings.organisation')} note={t('settings.organisation_note')}>
      <SubmissionForm of={form} className="grid gap-5">
        <TextField name="name" autoComplete="organization" />
        <TextField name="company_email" type="email" optional autoComplete="off" />
        <TextareaField name="billing_address" optional />
        <TextField name="npwp" optional inputMode="numeric" autoComplete="off" />
        <CheckboxField name="block_explicit" label={t('settings.block_explicit')} />
        <SubmitButton of={form} className="justify-self-start" busyLabel={t('words.saving')}>
          {t('actions.save')}
        </SubmitButton>
      </SubmissionForm>
    </Card>
  )
}
