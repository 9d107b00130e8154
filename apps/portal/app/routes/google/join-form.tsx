import { Button, FieldPair } from '@bgm/ui'
import { RadioField } from '#app/forms/choice-fields'
import { TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { type FieldName, useText } from '#app/text'
import { TermsField } from '../registration/terms-field'

const order: FieldName[] = [
  'first_name',
  'last_name',
  'mobile_number',
  'gender',
  'business_type',
  'referral_code',
  'terms',
]

/** What Google does not tell; the names stand as Google has them until they are changed. */
export function JoinForm(saved: { first_name: string; last_name: string }) {
  const t = useText()
  const form = useSubmission('join', { schema: all => all.joinGoogleSchema, order, saved })
  return (
    <SubmissionForm of={form} className="grid gap-5">
      <div className="grid gap-2">
        <FieldPair>
          <TextField name="first_name" autoComplete="given-name" />
          <TextField name="last_name" optional autoComplete="family-name" />
        </FieldPair>
        <p className="text-small text-muted">{t('registration.register.name_hint')}</p>
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
      <RadioField
        name="business_type"
        options={[
          { value: 'single', label: t('options.business_type.single') },
          { value: 'multiple', label: t('options.business_type.multiple') },
        ]}
      />
      <TextField
        name="referral_code"
        optional
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={t('registration.register.referral_placeholder')}
      />
      <TermsField />
      <Button type="submit" full size="l" busy={form.busy} busyLabel={t('words.loading')}>
        {t('security.google.join_submit')}
      </Button>
    </SubmissionForm>
  )
}
