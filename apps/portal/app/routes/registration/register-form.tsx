import { Button, FieldPair, TextLink } from '@bgm/ui'
import { useSiteLink } from '#app/components/page'
import { CheckboxField, RadioField } from '#app/forms/choice-fields'
import { PasswordField, TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { useFormField } from '#app/forms/use-form-field'
import { type Saved, useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { type FieldName, useLocale, useText } from '#app/text'
import { TermsField } from './terms-field'

const order: FieldName[] = [
  'first_name',
  'last_name',
  'email',
  'mobile_number',
  'gender',
  'password',
  'confirm_password',
  'business_type',
  'referral_code',
  'terms',
]

export const registerForm = 'register'

export function RegisterForm({ saved }: { saved: Saved }) {
  const t = useText()
  const form = useSubmission(registerForm, { schema: all => all.registerSchema, saved, order })
  const siteLink = useSiteLink()
  return (
    <SubmissionForm of={form} className="grid gap-5">
      <Names />
      <Email />
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
      <div className="grid gap-2">
        <RadioField
          name="business_type"
          options={[
            { value: 'single', label: t('options.business_type.single') },
            { value: 'multiple', label: t('options.business_type.multiple') },
          ]}
        />
        <p className="text-small text-muted">
          {t('registration.register.international')}{' '}
          <TextLink href={siteLink('/contact?topic=international')}>
            {t('registration.register.international_link')}
          </TextLink>
        </p>
      </div>
      <TextField
        name="referral_code"
        optional
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={t('registration.register.referral_placeholder')}
      />
      <TermsField />
      <Button type="submit" full size="l" busy={form.busy} busyLabel={t('words.loading')}>
        {t('registration.register.submit')}
      </Button>
    </SubmissionForm>
  )
}

/** Two names as on the card; with the box ticked the second field leaves the page, without script too. */
function Names() {
  const t = useText()
  return (
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
  )
}

function Email() {
  const t = useText()
  const locale = useLocale()
  const { meta } = useFormField('email')
  const taken = meta.errors?.some(({ key }) => key === 'validation.email_taken')
  return (
    <div className="grid gap-2">
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        hint={t('registration.register.email_hint')}
      />
      {taken ? (
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-small">
          <TextLink href={paths.signIn(locale)}>{t('registration.register.taken_sign_in')}</TextLink>
          <TextLink href={paths.forgotPassword(locale)}>{t('registration.register.taken_reset')}</TextLink>
        </p>
      ) : null}
    </div>
  )
}
