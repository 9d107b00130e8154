import type { OrderOptions } from '@bgm/api-client'
import { Card, ZonePicker } from '@bgm/ui'
import { BillingPeriodControl } from '#app/components/period-switch'
import { PackageList } from '#app/forms/package-list'
import { useFormField } from '#app/forms/use-form-field'
import type { Submission } from '#app/forms/use-submission'
import type { Package } from '#app/services/packages'
import { getAvailableZoneCount } from '#app/services/zone-limit'
import { useText } from '#app/text'

type OrderFieldsProps = {
  kind: OrderOptions['kinds'][number]
  packages: Package[]
  running: OrderOptions['subscriptions']
  /** The area of the unit in m². */
  area: number | null
  form: Submission
}

/** The package, billing period and number of zones for a new period; extra zones use the current package. */
export function OrderFields({ kind, packages, running, area, form }: OrderFieldsProps) {
  const t = useText()
  const { package: offer, billing_period } = form.fields
  const period = billing_period.value === 'yearly' ? 'yearly' : 'monthly'
  if (kind === 'extra-zones') {
    const count = running[0]?.zone_count ?? 0
    const left = getAvailableZoneCount({ kind }, { packages, running })
    return (
      <Card title={t('ordering.zones_title')}>
        <Zones
          legend={t('ordering.zones_more')}
          hint={t('ordering.zones_more_hint', { count, max: count + left })}
          max={left}
        />
      </Card>
    )
  }
  const chosen = packages.find(({ key }) => key === offer.value)
  return (
    <>
      <Card title={t('ordering.package_title')}>
        <div className="grid gap-5">
          <BillingPeriodControl />
          <PackageList
            packages={packages}
            period={period}
            area={area}
            current={running.at(-1)?.package.key}
          />
        </div>
      </Card>
      <Card title={t('ordering.zones_title')}>
        <Zones
          legend={t('ordering.zones_whole')}
          hint={chosen ? t('ordering.zones_hint', { title: chosen.title, max: chosen.max_zones }) : undefined}
          max={5}
        />
      </Card>
    </>
  )
}

function Zones({ legend, hint, max }: { legend: string; hint?: string | undefined; max: number }) {
  const { meta, error } = useFormField('zone_count')
  return (
    <ZonePicker
      id={meta.id}
      name={meta.name}
      legend={legend}
      hint={hint}
      error={error}
      max={max}
      defaultValue={Math.min(Number(meta.value), max)}
      className="max-w-90"
    />
  )
}
