import { FieldPair, FormSection } from '@bgm/ui'
import { IndustrySearch, useIndustrySearch } from '#app/components/industry-search'
import { TextField } from '#app/forms/fields'
import { SelectField } from '#app/forms/select-field'
import { useFormField } from '#app/forms/use-form-field'
import type { Industry } from '#app/services/industries.server'
import { useText } from '#app/text'

const starNumbers = ['1', '2', '3', '4', '5'] as const

/** The fields for the unit's name, industry and size. */
export function VenueFields({ industries }: { industries: Industry[] }) {
  const t = useText()
  const { meta } = useFormField('industry')
  const search = useIndustrySearch(industries)
  const offered = industries.filter(
    industry => search.found.includes(industry) || industry.key === meta.value,
  )
  const stars = starNumbers.map(star => ({ value: star, label: t(`options.hotel_stars.${star}`) }))
  return (
    <FormSection title={t('business_units.form.location')} text={t('business_units.form.location_text')}>
      <FieldPair>
        <TextField name="name" hint={t('business_units.form.name_hint')} autoComplete="off" />
        <TextField name="brand_name" hint={t('business_units.form.brand_hint')} autoComplete="off" />
      </FieldPair>
      <FieldPair>
        <IndustrySearch {...search} controls={meta.id} />
        <SelectField
          name="industry"
          options={offered.map(({ key, name }) => ({ value: key, label: name }))}
          placeholder={t('business_units.form.choose_industry')}
        />
      </FieldPair>
      {/* CSS shows these fields once "hotel" is chosen, so that the form works without JavaScript. */}
      <FieldPair className="supports-[selector(:has(*))]:hidden group-has-[option[value=hotel]:checked]/unit:grid!">
        <SelectField name="hotel_stars" options={stars} placeholder={t('business_units.form.choose_stars')} />
      </FieldPair>
      <FieldPair>
        <TextField
          name="area_size"
          inputMode="numeric"
          autoComplete="off"
          suffix="m²"
          hint={t('business_units.form.area_hint')}
        />
        <TextField
          name="outlet_code"
          optional
          autoComplete="off"
          autoCapitalize="characters"
          hint={t('business_units.form.outlet_hint')}
        />
      </FieldPair>
    </FormSection>
  )
}
