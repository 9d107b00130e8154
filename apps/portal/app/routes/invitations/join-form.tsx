import { Button, FieldPair } from '@bgm/ui'
import { CheckboxField, RadioField } from '#app/forms/choice-fields'
import { PasswordField, TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { TermsField } from '#app/routes/registration/terms-field'
import { type FieldName, useText } from '#app/text'

const order: FieldName[] = [
  'first_name',
  'last_name',
  'mobile_number',
  'gender',
  'password',
  'confirm_password',
  'terms',
]

/** A new account by invitation: what registering asks, without the address, which the mail has proved. */
export function JoinForm() {
  const t = useText()
  const form = useSubmission('join', { schema: all => all.joinSchema, order })
  return (
    <SubmissionForm of={form} className="grid gap-5">
      <div className="group grid gap-2">
        <FieldPair className="group-has-[[name=single_name]:checked]:sm:grid-cols-1">
          <TextField name="first_name" autoComplete="given-name" />
          <TextField
            name="last_name"
            autoComplete="family-name"
            className="group-has-[[name=single_name]:checked]:hidden"
          />
        </FieldPair>
        <p className="text-small text-muted">{t('registration.register.name_hint')}</p>
        <CheckboxField name="single_name" label={t('registration.register.single_name')} />
      </div>
      <TextField
        name="mobile_number"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        prefix="+62"
        hint={t('registration.register.mobile_hint')}
      />
      <RadioField
        name="gender"
        hint={t('registration.register.gender_hint')}
        options={[
          { value: 'female', label: t('options.gender.female') },
          { value: 'male', label: t('options.gender.male') },
        ]}
      />
      <FieldPair>
        <PasswordField
          name="password"
          autoComplete="new-password"
          hint={t('registration.register.password_hint')}
        />
        <PasswordField
          name="confirm_password"
          autoComplete="new-password"
          hint={t('registration.register.confirm_hint')}
        />
      </FieldPair>
      <TermsField />
      <Button type="submit" full size="l" busy={form.busy} busyLabel={t('words.loading')}>
        {t('invitation.join')}
      </Button>
    </SubmissionForm>
  )
}
