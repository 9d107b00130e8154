import { Button, FieldPair, Notice } from '@bgm/ui'
import { findZipCodeWarning, type WarningKey } from '@bgm/validation'
import { useFormMetadata } from '@conform-to/react'
import { useState } from 'react'
import { TextField } from '#app/forms/fields'
import type { FormFields } from '#app/forms/reply'
import { SelectField } from '#app/forms/select-field'
import { TextareaField } from '#app/forms/textarea-field'
import type { RegionChoices, RegionLevel } from '#app/services/regions.server'
import { type MessageKey, useText } from '#app/text'
import { useRegions } from './region-cascade'

const placeholders: Record<RegionLevel, MessageKey> = {
  province: 'registration.property.choose_province',
  city: 'registration.property.choose_city',
  district: 'registration.property.choose_district',
  urban: 'registration.property.choose_urban',
}

/** The placeholder of a list whose parent has not been chosen yet. */
const parentFirst: Record<RegionLevel, MessageKey> = {
  province: 'words.loading',
  city: 'registration.property.choose_first.city',
  district: 'registration.property.choose_first.district',
  urban: 'registration.property.choose_first.urban',
}

/**
 * The street, the regions from province to village, and the postal code. Without JavaScript, a button loads
 * the next list.
 */
export function RegionFields({
  regions,
  zipWarning,
}: {
  regions: RegionChoices
  zipWarning: WarningKey | null
}) {
  const t = useText()
  const fields = useFormMetadata<FormFields>().getFieldset()
  const cascade = useRegions(regions, level => fields[level].initialValue ?? '')
  const [zip, setZip] = useState<string | null>(null)
  const warning = zip === null ? zipWarning : findZipCodeWarning(zip, cascade.values.province)
  const select = (level: RegionLevel) => (
    <SelectField
      name={level}
      value={cascade.values[level]}
      onChange={event => cascade.choose(level, event.target.value)}
      options={cascade.choices[level].map(({ code, name }) => ({ value: code, label: name }))}
      placeholder={
        cascade.choices[level].length > 0
          ? t(placeholders[level])
          : t(cascade.loading === level ? 'words.loading' : parentFirst[level])
      }
    />
  )
  return (
    <div ref={cascade.fields} className="grid gap-5">
      <TextareaField
        name="company_address"
        hint={t('registration.property.address_hint')}
        autoComplete="street-address"
      />
      <FieldPair>
        {select('province')}
        {select('city')}
      </FieldPair>
      <FieldPair>
        {select('district')}
        {select('urban')}
      </FieldPair>
      <p className="hidden noscript:block">
        <Button type="submit" name="intent" value="load" formNoValidate variant="secondary" size="s">
          {t('registration.property.load_regions')}
        </Button>
      </p>
      <div aria-live="polite" className="empty:hidden">
        {cascade.failed ? <Notice tone="bad">{t('registration.property.regions_failed')}</Notice> : null}
      </div>
      <TextField
        name="zip_code"
        inputMode="numeric"
        autoComplete="postal-code"
        box="max-w-40"
        onBlur={event => setZip(event.target.value)}
      />
      <div aria-live="polite" className="empty:hidden">
        {warning ? <Notice tone="warn">{t(warning)}</Notice> : null}
      </div>
    </div>
  )
}
