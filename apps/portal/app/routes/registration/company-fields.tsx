import { FieldPair, WizardSection } from '@bgm/ui'
import { TextField } from '#app/forms/fields'
import { useText } from '#app/text'

export function CompanyFields() {
  const t = useText()
  return (
    <WizardSection title={t('registration.property.company_title')}>
      <div className="grid gap-5">
        <FieldPair>
          <TextField
            name="company_name"
            hint={t('registration.property.company_hint')}
            autoComplete="organization"
          />
          <TextField name="brand_name" hint={t('registration.property.brand_hint')} autoComplete="off" />
        </FieldPair>
        <FieldPair>
          <TextField
            name="company_email"
            type="email"
            hint={t('registration.property.email_hint')}
            autoComplete="email"
            autoCapitalize="none"
          />
          <TextField
            name="company_phone_number"
            type="tel"
            inputMode="tel"
            hint={t('registration.property.phone_hint')}
            autoComplete="tel"
          />
        </FieldPair>
      </div>
    </WizardSection>
  )
}
