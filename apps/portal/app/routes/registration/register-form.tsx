import { TextLink } from '@bgm/ui'
import { useSiteLink } from '#app/components/page'
import { TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useFormField } from '#app/forms/use-form-field'
import { type SavedValues, useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import {
  BusinessFields,
  ConsentFields,
  MobileAndGenderFields,
  NameFields,
  PasswordFields,
  personFieldOrder,
} from './person-fields'

export const registerFormId = 'register'

export function RegisterForm({ saved }: { saved: SavedValues }) {
  const t = useText()
  const form = useSubmission(registerFormId, {
    schema: all => all.registerSchema,
    saved,
    order: personFieldOrder,
  })
  return (
    <SubmissionForm of={form} className="grid gap-5">
      <NameFields />
      <Email />
      <MobileAndGenderFields />
      <PasswordFields />
      <BusinessFields note={<International />} />
      <ConsentFields />
      <SubmitButton of={form} full size="l">
        {t('registration.register.submit')}
      </SubmitButton>
    </SubmissionForm>
  )
}

function International() {
  const t = useText()
  const siteLink = useSiteLink()
  return (
    <p className="text-small text-muted">
      {t('registration.register.international')}{' '}
      <TextLink href={siteLink('/contact?topic=international')}>
        {t('registration.register.international_link')}
      </TextLink>
    </p>
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
