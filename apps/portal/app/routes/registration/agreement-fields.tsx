import { Notice, WizardSection } from '@bgm/ui'
import { TextField } from '#app/forms/fields'
import { useText } from '#app/text'
import { TermsField } from './person-fields'

/** The referral code and the terms. An unknown referral code only causes a warning. */
export function AgreementFields({ referralKnown }: { referralKnown: boolean | null }) {
  const t = useText()
  return (
    <WizardSection title={t('registration.property.agreement_title')}>
      <div className="grid gap-5">
        <TextField
          name="referral_code"
          optional
          autoCapitalize="characters"
          spellCheck={false}
          box="max-w-90"
          hint={referralKnown ? t('registration.property.referral_known') : undefined}
        />
        {referralKnown === false ? (
          <Notice tone="warn">{t('registration.property.referral_unknown')}</Notice>
        ) : null}
        <TermsField />
      </div>
    </WizardSection>
  )
}
