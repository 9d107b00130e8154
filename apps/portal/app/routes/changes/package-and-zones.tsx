import { Field, Select, ZonePicker } from '@bgm/ui'
import { maxZones } from '@bgm/validation'
import type { FieldErrors } from '#app/forms/reply'
import { formatFieldError } from '#app/forms/use-form-field'
import type { Package } from '#app/services/packages'
import { useText } from '#app/text'

type Choice = { offered: Package[]; package: string; zone_count: number; errors: FieldErrors }

/** The package and the number of zones to change to. */
export function PackageAndZones({
  choice: { offered, package: key, zone_count, errors },
}: {
  choice: Choice
}) {
  const t = useText()
  const getError = (name: string) => errors[name]?.[0] && formatFieldError(t, name, errors[name][0])
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field id="change-package" label={t('fields.package')} error={getError('package')}>
        <Select
          name="package"
          defaultValue={key}
          options={offered.map(offer => ({ value: offer.key, label: offer.title }))}
        />
      </Field>
      <ZonePicker
        id="change-zones"
        name="zone_count"
        legend={t('changes.zones')}
        error={getError('zone_count')}
        max={maxZones}
        defaultValue={zone_count}
      />
    </div>
  )
}
