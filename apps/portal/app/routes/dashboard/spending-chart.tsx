import type { MonthlyValue } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { type Bar, BarChart, Card, ChartTable, DeepCard } from '@bgm/ui'
import { useLocale, useText } from '#app/text'
import { getMonthMiddle } from './month'

/** Spending by month as a bar chart, with its data as a table. `deep` makes it the dark card of the page. */
export function SpendingChart({ months, deep = false }: { months: MonthlyValue[]; deep?: boolean }) {
  const t = useText()
  const locale = useLocale()
  const money = (value: number) => format.rupiah(value, locale)
  const bars: Bar[] = months.map(month => ({
    label: format.shortMonth(getMonthMiddle(month), locale),
    name: format.monthYear(getMonthMiddle(month), locale),
    value: month.value,
    text: money(month.value),
  }))
  const peak = bars.reduce((high, bar) => (bar.value > high.value ? bar : high), bars[0] ?? noBar)
  const total = money(bars.reduce((sum, bar) => sum + bar.value, 0))
  const title = t('dashboard.charts.spend')
  if (peak.value === 0)
    return (
      <Card title={title} note={t('dashboard.charts.spend_note')}>
        <p className="text-label text-muted">{t('dashboard.charts.none_paid')}</p>
      </Card>
    )
  const Frame = deep ? DeepCard : Card
  return (
    <Frame
      title={title}
      note={t('dashboard.charts.spend_note')}
      aside={
        <>
          <b className="block text-[1.375rem] leading-tight font-[750] tabular-nums">{total}</b>
          <span className="text-small">{t('dashboard.charts.total')}</span>
        </>
      }
    >
      <BarChart bars={bars} />
      <ChartTable
        label={t('dashboard.charts.table')}
        caption={t('dashboard.charts.chart', { title, value: peak.text, month: peak.name })}
        columns={{ name: t('dashboard.charts.month'), value: t('dashboard.charts.amount') }}
        rows={bars}
      />
    </Frame>
  )
}

const noBar: Bar = { label: '', name: '', value: 0, text: '' }
