import { SegmentedControl, ZonePicker } from '@bgm/ui'
import { hotelKinds, maxZones, nightlifeVenueKinds, type TariffBasis, tariffBases } from '@bgm/validation'
import { useSite } from '#app/components/use-site'
import { SelectField, TextField } from '#app/forms/fields'
import { useFormField } from '#app/forms/in-place-form'
import type { Calculator } from '#app/services/calculator.server'
import type { SiteContent } from '../block'

type CalculatorFieldsProps = {
  calculator: Calculator
  industries: SiteContent['industries']
}

export function CalculatorFields({ calculator, industries }: CalculatorFieldsProps) {
  const { t } = useSite()
  const zones = useFormField('zone_count')
  const period = useFormField('billing_period')
  return (
    <>
      <SelectField
        name="industry"
        placeholder={t('calculator.choose_industry')}
        options={industries.map(({ key, name }) => ({ value: key, label: name }))}
      />
      <KindField name="hotel_kind" industry="hotel" values={hotelKinds} />
      <KindField name="venue_kind" industry="bars-and-pubs" values={nightlifeVenueKinds} />
      {tariffBases.map(basis => (
        <MeasureField key={basis} basis={basis} industries={calculator.industries[basis]} />
      ))}
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-x-4">
        <TextField name="location_count" inputMode="numeric" defaultValue="1" />
        <ZonePicker
          id={zones.id}
          name="zone_count"
          legend={t('fields.zones_per_location')}
          max={maxZones}
          defaultValue={Number(zones.value) || 1}
          error={zones.error}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-label font-semibold">{period.label}</span>
        <SegmentedControl
          name="billing_period"
          label={t('packages.choose_period')}
          defaultValue={period.value === 'monthly' ? 'monthly' : 'yearly'}
          options={[
            { value: 'monthly', label: t('packages.monthly') },
            { value: 'yearly', label: t('packages.yearly') },
          ]}
        />
      </div>
    </>
  )
}

/** Shown only for industries whose tariff has this basis: see `calculator` in styles.css. */
function MeasureField({ basis, industries }: { basis: TariffBasis; industries: string[] }) {
  const { t } = useSite()
  return (
    <div data-for={industries.join(' ')} data-basis={basis}>
      <TextField
        name={basis}
        label={t(`calculator.measures.${basis}`)}
        inputMode="numeric"
        {...(basis === 'area_size' ? { suffix: 'm²' } : {})}
      />
    </div>
  )
}

function KindField({
  name,
  industry,
  values,
}: {
  name: string
  industry: string
  values: readonly string[]
}) {
  const { t } = useSite()
  return (
    <div data-for={industry}>
      <SelectField
        name={name}
        defaultOption={values[0]}
        options={values.map(value => ({ value, label: t(`options.${name}.${value}`) }))}
      />
    </div>
  )
}
