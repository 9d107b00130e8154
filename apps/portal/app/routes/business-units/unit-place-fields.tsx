import { FieldPair, FormSection } from '@bgm/ui'
import { TextField } from '#app/forms/fields'
import { SelectField } from '#app/forms/select-field'
import { useText } from '#app/text'

const starNumbers = ['1', '2', '3', '4', '5'] as const

/** What the place is called, what it is, how large. */
export function PlaceFields({ industries }: { industries: { value: string; label: string }[] }) {
  const t = useText()
  const stars = starNumbers.map(star => ({ value: star, label: t(`options.hotel_stars.${star}`) }))
  return (
    <FormSection title={t('business_units.form.location')} text={t('business_units.form.location_text')}>
      <FieldPair>
        <TextField name="name" hint={t('business_units.form.name_hint')} autoComplete="off" />
        <TextField name="brand_name" hint={t('business_units.form.brand_hint')} autoComplete="off" />
      </FieldPair>
      <FieldPair>
        <SelectField
          name="industry"
          options={industries}
          placeholder={t('business_units.form.choose_industry')}
        />
        {/* The stylesheet shows it once "hotel" is chosen, so it needs no script. */}
        <SelectField
          name="hotel_stars"
          options={stars}
          placeholder={t('business_units.form.choose_stars')}
          className="supports-[selector(:has(*))]:hidden group-has-[option[value=hotel]:checked]/unit:grid!"
        />
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
