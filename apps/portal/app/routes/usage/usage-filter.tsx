import type { UsageMonth } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { ListFilter } from '#app/components/list-filter'
import { useLocale, useText } from '#app/text'
import { getMonthMiddle, listMonths } from './month'

type Props = {
  month: string
  current: string
  units: { value: string; label: string }[]
  zones: UsageMonth['zones']
  ignored: string[]
}

/** Filters the report by month, unit and zone, and searches its lines. */
export function UsageFilter({ month, current, units, zones, ignored }: Props) {
  const t = useText()
  const locale = useLocale()
  const getName = (value: string) => format.monthYear(getMonthMiddle(value), locale)
  return (
    <ListFilter
      placeholder={t('usage.search_placeholder')}
      ignored={ignored}
      keep={[]}
      filters={[
        {
          name: 'month',
          label: t('usage.month_label'),
          all: getName(month),
          options: listMonths(current)
            .filter(value => value !== month)
            .map(value => ({ value, label: getName(value) })),
        },
        ...(units.length > 1
          ? [{ name: 'unit', label: t('usage.unit'), all: t('usage.all_units'), options: units }]
          : []),
        ...(zones.length > 1
          ? [
              {
                name: 'zone',
                label: t('usage.zone'),
                all: t('usage.all_zones'),
                options: zones.map(({ id, name, business_unit }) => ({
                  value: id,
                  label: `${name}, ${business_unit.name}`,
                })),
              },
            ]
          : []),
      ]}
      days={[{ name: 'day', label: t('usage.day') }]}
    />
  )
}
