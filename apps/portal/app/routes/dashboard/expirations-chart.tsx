import type { MonthlyValue } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Card, ChartTable } from '@bgm/ui'
import { useLocale, useText } from '#app/text'
import { ExpirationsBars } from './expirations-bars'
import { getMonthMiddle } from './month'

/** The number of subscriptions that end in each of the coming months. */
export function ExpirationsChart({ months, next }: { months: MonthlyValue[]; next: string | null }) {
  const t = useText()
  const locale = useLocale()
  const any = months.some(({ value }) => value > 0)
  const title = t('dashboard.charts.ending')
  const rows = months.map(month => ({
    short: format.shortMonth(getMonthMiddle(month), locale),
    name: format.monthYear(getMonthMiddle(month), locale),
    value: month.value,
    text: format.number(month.value, locale),
  }))
  return (
    <Card title={title} note={t('dashboard.charts.ending_note')}>
      {any ? (
        <>
          <ExpirationsBars rows={rows} />
          <ChartTable
            label={t('dashboard.charts.table')}
            caption={title}
            columns={{ name: t('dashboard.charts.month'), value: t('dashboard.charts.units_count') }}
            rows={rows}
          />
        </>
      ) : (
        <p className="text-label text-muted">
          {next
            ? t('dashboard.charts.later_ending', { date: format.lastDay(next, locale) })
            : t('dashboard.charts.none_ending')}
        </p>
      )}
    </Card>
  )
}
