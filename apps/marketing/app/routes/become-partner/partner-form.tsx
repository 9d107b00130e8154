import { FieldPair } from '@bgm/ui'
import { partnerKinds } from '@bgm/validation'
import { ContactLinks } from '#app/components/contact-links'
import { FormSection } from '#app/components/form-section'
import { useSite } from '#app/components/use-site'
import { ConsentField, ParagraphField, SelectField, TextField } from '#app/forms/fields'
import type { FormResult } from '#app/forms/form-result'
import { VisitorForm } from '#app/forms/visitor-form'
import { pages } from '#app/paths'
import type { SiteContent } from '#app/sections/block'

const order = [
  'company_name',
  'kind',
  'province',
  'city',
  'name',
  'email',
  'mobile_number',
  'message',
  'consent',
]

type PartnerFormProps = {
  provinces: { value: string; label: string }[]
  settings: SiteContent['settings']
  result: FormResult | undefined
}

export function PartnerForm({ provinces, settings, result }: PartnerFormProps) {
  const { t, href } = useSite()
  const kinds = partnerKinds.map(value => ({ value, label: t(`options.kind.${value}`) }))
  return (
    <FormSection
      id="form"
      title={t('partner_applications.title')}
      text={t('partner_applications.text')}
      aside={<ContactLinks settings={settings} />}
    >
      <VisitorForm
        id="partner"
        action={href(pages.becomePartner)}
        result={result}
        order={order}
        submit={t('partner_applications.submit')}
      >
        <h3 className="text-h3">{t('partner_applications.company')}</h3>
        <FieldPair>
          <TextField name="company_name" autoComplete="organization" />
          <SelectField name="kind" options={kinds} placeholder={t('partner_applications.choose_kind')} />
        </FieldPair>
        <FieldPair>
          <SelectField
            name="province"
            options={provinces}
            placeholder={t('partner_applications.choose_province')}
          />
          <TextField name="city" autoComplete="address-level2" />
        </FieldPair>
        <h3 className="mt-3 text-h3">{t('partner_applications.person')}</h3>
        <TextField name="name" autoComplete="name" hint={t('partner_applications.name_hint')} />
        <FieldPair>
          <TextField name="email" type="email" autoComplete="email" inputMode="email" />
          <TextField name="mobile_number" type="tel" autoComplete="tel" inputMode="tel" />
        </FieldPair>
        <ParagraphField name="message" hint={t('partner_applications.message_hint')} optional />
        <ConsentField sentence="partner_applications.consent" />
      </VisitorForm>
    </FormSection>
  )
}
