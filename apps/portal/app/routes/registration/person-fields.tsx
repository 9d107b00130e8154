import { FieldPair } from '@bgm/ui'
import type { ReactNode } from 'react'
import { useSiteLink } from '#app/components/page'
import { CheckboxField, RadioGroupField } from '#app/forms/choice-fields'
import { PasswordField, TextField } from '#app/forms/fields'
import { paths } from '#app/paths'
import { type FieldName, useLocale, useText } from '#app/text'

/** The order of the fields about a person on every page, for the error summary. */
export const personFieldOrder: FieldName[] = [
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

/**
 * The first and last name as on the identity card. Ticking the checkbox for a single name hides the last
 * name, even without JavaScript.
 */
export function NameFields() {
  const t = useText()
  return (
    <div className="group grid gap-2">
      <FieldPair className="group-has-[[name=single\_name]:checked]:sm:grid-cols-1">
        <TextField name="first_name" autoComplete="given-name" />
        <TextField
          name="last_name"
          autoComplete="family-name"
          className="group-has-[[name=single\_name]:checked]:hidden"
        />
      </FieldPair>
      <p className="text-small text-muted">{t('registration.register.name_hint')}</p>
      <CheckboxField name="single_name" label={t('registration.register.single_name')} />
    </div>
  )
}

export function MobileAndGenderFields() {
  const t = useText()
  return (
    <>
      <TextField
        name="mobile_number"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        prefix="+62"
        hint={t('registration.register.mobile_hint')}
      />
      <RadioGroupField
        name="gender"
        hint={t('registration.register.gender_hint')}
        options={[
          { value: 'female', label: t('options.gender.female') },
          { value: 'male', label: t('options.gender.male') },
        ]}
      />
    </>
  )
}

export function PasswordFields() {
  const t = useText()
  return (
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
  )
}

/** The fields about the business; `note` is shown below the business type. */
export function BusinessFields({ note }: { note?: ReactNode }) {
  const t = useText()
  return (
    <>
      <div className="grid gap-2">
        <RadioGroupField
          name="business_type"
          options={[
            { value: 'single', label: t('options.business_type.single') },
            { value: 'multiple', label: t('options.business_type.multiple') },
          ]}
        />
        {note}
      </div>
      <TextField
        name="referral_code"
        optional
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={t('registration.register.referral_placeholder')}
      />
    </>
  )
}

/** One unticked checkbox per purpose; only the terms are required. */
export function ConsentFields() {
  const t = useText()
  const siteLink = useSiteLink()
  return (
    <div className="grid gap-1">
      <TermsField />
      <CheckboxField
        name="privacy"
        label={
          <>
            <DocumentLink
              before={t('registration.register.privacy_before')}
              href={siteLink('/privacy-policy')}
            >
              {t('registration.register.privacy_link')}
            </DocumentLink>{' '}
            <span className="text-muted">{t('words.optional')}</span>
          </>
        }
      />
      <CheckboxField
        name="marketing"
        label={
          <>
            {t('registration.register.marketing')} <span className="text-muted">{t('words.optional')}</span>
          </>
        }
      />
    </div>
  )
}

export function TermsField() {
  const t = useText()
  const label = (
    <DocumentLink before={t('registration.register.terms_before')} href={paths.terms(useLocale())}>
      {t('registration.register.terms_link')}
    </DocumentLink>
  )
  return <CheckboxField name="terms" label={label} />
}

/** A link to a document that has to be accepted. It opens in a new tab, so that no input is lost. */
function DocumentLink({ before, href, children }: { before: string; href: string; children: string }) {
  const t = useText()
  return (
    <>
      {before}{' '}
      <a href={href} target="_blank" rel="noreferrer" className="link">
        {children}
        <span className="sr-only"> ({t('words.opens_in_new_tab')})</span>
      </a>
    </>
  )
}
