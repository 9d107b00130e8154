import { ZonePicker } from '@bgm/ui'
import { useFormField } from '#app/forms/use-form-field'
import { useText } from '#app/text'

export function ZoneCountField({ max }: { max: number }) {
  const t = useText()
  const { meta, error } = useFormField('zone_count')
  return (
    <ZonePicker
      key={max}
      id={meta.id}
      name={meta.name}
      legend={t('registration.pricing.zone_count')}
      hint={t('registration.pricing.zone_hint')}
      error={error}
      max={max}
      defaultValue={Math.min(Number(meta.value), max)}
      className="max-w-90"
    />
  )
}
