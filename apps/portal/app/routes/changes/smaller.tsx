import type { OrderOptions } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Checkbox, Fieldset, SegmentedControl } from '@bgm/ui'
import { RoyaltyLine } from '#app/components/royalty-line'
import type { FieldErrors } from '#app/forms/reply'
import { formatFieldError } from '#app/forms/use-form-field'
import type { Package } from '#app/services/packages'
import type { Royalty } from '#app/services/site-setting.server'
import { useLocale, useText } from '#app/text'
import { PackageAndZones } from './package-and-zones'
import { PlanForm } from './plan-form'
import { PreviewPanel } from './preview-panel'

type Zone = { id: string; name: string }
type Smaller = {
  offered: Package[]
  package: string
  billing_period: 'monthly' | 'yearly'
  zone_count: number
  fewer: number
  ending_zones: string[]
  price: number
  errors: FieldErrors
}

/** The package, billing period and zones of the next period, and which zones end. */
export function SmallerFields({ smaller, zones }: { smaller: Smaller; zones: Zone[] }) {
  const t = useText()
  const { billing_period, fewer, ending_zones, errors } = smaller
  const getError = (name: string) => errors[name]?.[0] && formatFieldError(t, name, errors[name][0])
  return (
    <>
      <PackageAndZones choice={smaller} />
      <SegmentedControl
        name="billing_period"
        className="justify-self-start"
        label={t('packages.choose_period')}
        defaultValue={billing_period}
        options={[
          { value: 'monthly', label: t('packages.monthly') },
          { value: 'yearly', label: t('packages.yearly') },
        ]}
      />
      {fewer > 0 ? (
        <Fieldset
          // Other zones are proposed once another number of them ends.
          key={fewer}
          id="change-ending"
          legend={t('changes.ending', { zones: t('words.zones', { count: fewer }) })}
          error={getError('ending_zones')}
        >
          <input type="hidden" name="chooses" value={fewer} />
          <div className="grid gap-x-4 sm:grid-cols-2">
            {zones.map(({ id, name }) => (
              <Checkbox
                key={id}
                id={`ending-${id}`}
                name="ending"
                value={id}
                label={name}
                defaultChecked={ending_zones.includes(id)}
              />
            ))}
          </div>
        </Fieldset>
      ) : null}
    </>
  )
}

type SmallerPreviewProps = {
  smaller: Smaller
  current: OrderOptions['subscriptions'][number]
  last: OrderOptions['subscriptions'][number]
  zones: Zone[]
  royalty: Royalty
}

export function SmallerPreview({ smaller, current, last, zones, royalty }: SmallerPreviewProps) {
  const t = useText()
  const locale = useLocale()
  const possible = Object.keys(smaller.errors).length === 0
  const ending = zones.filter(({ id }) => smaller.ending_zones.includes(id)).map(({ name }) => name)
  const values = {
    date: format.lastDay(last.expired_date, locale),
    zones: new Intl.ListFormat(locale, { type: 'conjunction' }).format(ending),
  }
  const about = (effect: 'music' | 'licence' | 'schedule') => ({
    term: t(`changes.preview.${effect}`),
    text: t(`changes.smaller_effects.${effect}${ending.length > 0 ? '_ending' : ''}`, values),
    tone: 'later' as const,
  })
  const chosen = smaller.offered.find(({ key }) => key === smaller.package)
  const describe = (title: string, period: 'monthly' | 'yearly', count: number) =>
    `${title}, ${t(`options.billing_period.${period}`).toLowerCase()}, ${t('words.zones', { count })}`
  return (
    <PreviewPanel
      cost={{ label: t('changes.preview.today'), amount: format.rupiah(0, locale) }}
      items={[
        {
          term: t('changes.preview.from'),
          detail: describe(current.package.title, current.billing_period, current.zone_count),
        },
        {
          term: t('changes.preview.to'),
          detail: describe(chosen?.title ?? '', smaller.billing_period, smaller.zone_count),
        },
        { term: t('changes.preview.starts'), detail: format.date(last.expired_date, locale) },
        { term: t('changes.preview.next_invoice'), detail: format.rupiah(smaller.price, locale) },
      ]}
      effects={[about('music'), about('licence'), about('schedule')]}
    >
      {possible ? (
        <PlanForm change="smaller" label={t('changes.preview.plan')} />
      ) : (
        <p className="text-label text-muted">{t('changes.preview.fix_plan')}</p>
      )}
      <RoyaltyLine royalty={royalty} />
    </PreviewPanel>
  )
}
