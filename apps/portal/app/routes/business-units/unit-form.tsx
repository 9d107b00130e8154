import { buttonVariants, FieldPair, FormSection } from '@bgm/ui'
import type { WarningKey } from '@bgm/validation'
import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { RegionFields } from '#app/components/region-fields'
import { TaxFields } from '#app/components/tax-fields'
import { TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import type { Submission } from '#app/forms/use-submission'
import type { Industry } from '#app/services/industries.server'
import type { RegionChoices } from '#app/services/regions.server'
import { type FieldName, useText } from '#app/text'
import { VenueFields } from './unit-venue-fields'

export type UnitFormProps = {
  of: Submission
  industries: Industry[]
  regions: RegionChoices
  file: { name: string; size: number } | null
  fileHref: string | null
  warnings: { npwp: WarningKey | null; zip_code: WarningKey | null }
  back: string
  /** Hidden fields and a notice above the visible ones. */
  children?: ReactNode
}

/** The form for a new or existing business unit. */
export function UnitForm({
  of,
  industries,
  regions,
  file,
  fileHref,
  warnings,
  back,
  children,
}: UnitFormProps) {
  const t = useText()
  return (
    <SubmissionForm of={of} encType="multipart/form-data" className="group/unit [&>[role=alert]]:mb-7">
      {children}
      <VenueFields industries={industries} />
      <FormSection title={t('business_units.form.company')} text={t('business_units.form.company_text')}>
        <FieldPair>
          <TextField name="company_name" autoComplete="organization" />
          <TextField name="company_email" type="email" autoComplete="off" autoCapitalize="none" />
        </FieldPair>
        <TextField
          name="company_phone_number"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          hint={t('registration.property.phone_hint')}
          box="max-w-90"
        />
        <TaxFields file={file} href={fileHref} warning={warnings.npwp} />
      </FormSection>
      <FormSection title={t('business_units.form.address')} text={t('business_units.form.address_text')}>
        <RegionFields regions={regions} zipWarning={warnings.zip_code} />
      </FormSection>
      <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-6">
        <Link to={back} className={buttonVariants({ variant: 'secondary' })}>
          {t('actions.cancel')}
        </Link>
        <SubmitButton of={of} busyLabel={t('words.saving')}>
          {t('business_units.form.save')}
        </SubmitButton>
      </div>
    </SubmissionForm>
  )
}

/** The fields in page order, for the error summary. */
export const unitFieldOrder: FieldName[] = [
  'name',
  'brand_name',
  'industry_search',
  'industry',
  'hotel_stars',
  'area_size',
  'outlet_code',
  'company_name',
  'company_email',
  'company_phone_number',
  'npwp',
  'file_npwp',
  'company_address',
  'province',
  'city',
  'district',
  'urban',
  'zip_code',
]
