import { WizardSection } from '@bgm/ui'
import { TextField } from '#app/forms/fields'
import { useText } from '#app/text'
import { TermsField } from './person-fields'

/** The referral code, which is looked up but never holds anybody up, and the terms. */
export function AgreementFields({ referralKnown }: { referralKnown: boolean | null }) {
  const t = useText()
  const hint = referralKnown
    ? 'registration.property.referral_known'
    : 'registration.property.referral_unknown'
  return (
    <WizardSection title={t('registration.property.agreement_title')}>
      <div className="grid gap-5">
        <TextField
          name="referral_code"
          optional
          autoCapitalize="characters"
          spellCheck={false}
          box="max-w-90"
          hint={referralKnown === null ? undefined : t(hint)}
        />
        <TermsField />
      </div>
    </WizardSection>
  )
}
