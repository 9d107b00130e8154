import type { UsageMonth } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Card, NameLink, RowList } from '@bgm/ui'
import { paths } from '#app/paths'
import type { UsageFilter } from '#app/services/usage.server'
import { useLocale, useText } from '#app/text'

type Props = {
  zones: UsageMonth['zones']
  month: string
  filter: UsageFilter
}

/** The hours and plays of each zone, in descending order. */
export function ZoneTotals({ zones, month, filter }: Props) {
  const t = useText()
  const locale = useLocale()
  const rows = zones
    .filter(({ plays }) => plays > 0)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 8)
  return (
    <Card title={t('usage.by_zone')}>
      <RowList
        items={rows.map(({ id, name, business_unit, plays, seconds }) => ({
          key: id,
          title: <NameLink href={paths.usageMonth(locale, month, { ...filter, zone: id })}>{name}</NameLink>,
          detail: business_unit.name,
          end: (
            <span className="block text-right tabular-nums">
              <b className="block font-semibold">{format.hours(seconds / 3600, locale)}</b>
              <span className="block text-small text-muted">{t('usage.plays_value', { count: plays })}</span>
            </span>
          ),
        }))}
      />
    </Card>
  )
}
