import type { UsageMonth } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { ChartTable, createCentredLobePath, DeepCard } from '@bgm/ui'
import { useLocale, useText } from '#app/text'
import { getMonthMiddle, listDates } from './month'

const step = 20
const height = 168

/** Hours of music per day: a chart with one lobe per day, and the same data as a table. */
export function UsageChart({ month, days }: { month: string; days: UsageMonth['days'] }) {
  const t = useText()
  const locale = useLocale()
  const seconds = new Map(days.map(day => [day.date, day.seconds]))
  const bars = listDates(month).map(date => ({ date, hours: (seconds.get(date) ?? 0) / 3600 }))
  const rows = bars.map(({ date, hours }) => ({
    name: format.date(`${date}T05:00:00.000Z`, locale),
    text: format.number(hours, locale, 1),
  }))
  return (
    <DeepCard title={t('usage.chart')} note={t('usage.chart_note')} className="min-w-0">
      <Lobes bars={bars} />
      <ChartTable
        label={t('usage.table')}
        caption={t('usage.chart_caption', { month: format.monthYear(getMonthMiddle(month), locale) })}
        columns={{ name: t('usage.day'), value: t('usage.hours_short') }}
        rows={rows}
      />
    </DeepCard>
  )
}

function Lobes({ bars }: { bars: { date: string; hours: number }[] }) {
  const peak = Math.max(...bars.map(({ hours }) => hours), 0.1)
  const highest = bars.findIndex(({ hours }) => hours === peak)
  return (
    <svg viewBox={`0 0 ${bars.length * step} ${height + 26}`} aria-hidden="true" className="h-auto w-full">
      {bars.map(({ date, hours }, place) => {
        const half = hours === 0 ? 2.5 : Math.max(8, (hours / peak) * (height / 2))
        const fill = hours === 0 ? 'fill-deep-3' : place === highest ? 'fill-deep-accent' : 'fill-on-deep'
        const x = place * step + step / 2
        return (
          <g key={date}>
            <path
              className={fill}
              transform={`translate(${x} ${height / 2})`}
              d={createCentredLobePath(Math.round(half), hours === 0 ? 5 : Math.min(10, half))}
            />
            {place === 0 || (place + 1) % 5 === 0 ? (
              <text
                x={x}
                y={height + 22}
                textAnchor="middle"
                className="fill-on-deep-muted text-[12px] font-semibold max-sm:text-[17px]"
              >
                {place + 1}
              </text>
            ) : null}
          </g>
        )
      })}
    </svg>
  )
}
