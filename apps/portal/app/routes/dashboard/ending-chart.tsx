import type { MonthValue } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Card } from '@bgm/ui'
import { useLocale, useText } from '#app/text'
import { EndingBars } from './ending-bars'
import { monthMiddle } from './month'

/** How many subscriptions end in each month to come; the table opens for everybody. */
export function EndingChart({ months }: { months: MonthValue[] }) {
  const t = useText()
  const locale = useLocale()
  const any = months.some(({ value }) => value > 0)
  const rows = months.map(month => ({
    key: month.month,
    short: format.monthShort(monthMiddle(month), locale),
    name: format.monthYear(monthMiddle(month), locale),
    value: month.value,
    text: format.number(month.value, locale),
  }))
  return (
    <Card title={t('dashboard.charts.ending')} note={t('dashboard.charts.ending_note')}>
      {any ? (
        <>
          <EndingBars rows={rows} />
          <details>
            <summary className="link inline-block cursor-pointer py-2 text-label">
              {t('dashboard.charts.table')}
            </summary>
            <table className="w-full text-label">
              <caption className="sr-only">{t('dashboard.charts.ending')}</caption>
              <thead>
                <tr className="text-left text-small text-muted">
                  <th scope="col" className="py-1.5 font-semibold">
                    {t('dashboard.charts.month')}
                  </th>
                  <th scope="col" className="py-1.5 text-right font-semibold">
                    {t('dashboard.charts.units_count')}
                  </th>
                </tr>
              </thead>
              <tbody className="divide-y divide-line tabular-nums">
                {rows.map(({ key, name, text }) => (
                  <tr key={key}>
                    <th scope="row" className="py-1.5 text-left font-normal">
                      {name}
                    </th>
                    <td className="py-1.5 text-right">{text}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      ) : (
        <p className="text-label text-muted">{t('dashboard.charts.none_ending')}</p>
      )}
    </Card>
  )
}
