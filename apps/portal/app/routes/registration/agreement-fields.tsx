import { Notice, WizardSection } from '@bgm/ui'
import { TextField } from '#app/forms/fields'
import { useFormField } from '#app/forms/use-form-field'
import { useText } from '#app/text'
import { TermsField } from './person-fields'

type AgreementFieldsProps = {
  referralKnown: boolean | null
  /** What was already answered at registration, and is not asked again. */
  agreed: { terms: boolean; referral: string | null }
}

/** The referral code and the terms. An unknown referral code only causes a warning. */
export function AgreementFields({ referralKnown, agreed }: AgreementFieldsProps) {
  const t = useText()
  return (
    <WizardSection title={t('registration.property.agreement_title')}>
      <div className="grid gap-5">
        <Referral isRecognised={referralKnown} accepted={agreed.referral} />
        {agreed.terms ? (
          <p className="text-label">
            <input type="hidden" name="terms" value="on" />
            {t('registration.property.terms_accepted')}
          </p>
        ) : (
          <TermsField />
        )}
      </div>
    </WizardSection>
  )
}

function Referral({ isRecognised, accepted }: { isRecognised: boolean | null; accepted: string | null }) {
  const t = useText()
  const { meta, error } = useFormField('referral_code')
  const typed = typeof meta.initialValue === 'string' && meta.initialValue !== ''
  const warning =
    isRecognised === false ? <Notice tone="warn">{t('registration.property.referral_unknown')}</Notice> : null
  if (accepted && isRecognised !== false && !error)
    return (
      <p className="text-label">
        <input type="hidden" name="referral_code" value={accepted} />
        {t('registration.property.referral_given', { code: accepted })}
      </p>
    )
  return (
    <details open={typed || Boolean(error)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-label font-semibold underline underline-offset-4">
        {t('registration.property.referral_add')}
      </summary>
      <div className="mt-3 grid gap-5">
        <TextField
          name="referral_code"
          optional
          autoCapitalize="characters"
          spellCheck={false}
          box="max-w-90"
          hint={isRecognised ? t('registration.property.referral_known') : undefined}
        />
        {warning}
      </div>
    </details>
  )
}
