import type { UnitCalendar } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Card } from '@bgm/ui'
import { prayerNames } from '@bgm/validation'
import { useLocale, useText } from '#app/text'

/** Today's prayer times, and the dates of the coming year. */
export function DatesCard({ calendar: { today, dates, time_zone } }: { calendar: UnitCalendar }) {
  const t = useText()
  const locale = useLocale()
  const zone = time_zone ?? 'Asia/Jakarta'
  const date = (day: string) => format.shortDate(`${day}T12:00:00Z`, locale, zone)
  return (
    <div className="grid gap-5">
      {today ? (
        <Card title={t('schedule.calendar.today')}>
          <dl className="divide-y divide-line text-label">
            {prayerNames.map(name => (
              <div key={name} className="flex justify-between py-2">
                <dt>{t(`schedule.calendar.names.${name}`)}</dt>
                <dd className="font-semibold tabular-nums">{format.clock(today[name], locale, zone)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ) : null}
      <Card title={t('schedule.calendar.coming')}>
        {dates.length === 0 ? (
          <p className="text-label text-muted">{t('schedule.calendar.no_dates')}</p>
        ) : null}
        <ul className="divide-y divide-line text-label">
          {dates.map(({ name, kind, from_date, until_date, provisional }) => (
            <li key={`${kind}-${from_date}`} className="py-2">
              <b className="block font-semibold">{name[locale]}</b>
              <span className="text-small text-muted">
                {from_date === until_date
                  ? date(from_date)
                  : t('schedule.range', { from: date(from_date), until: date(until_date) })}
                {provisional ? `${t('words.separator')}${t('schedule.calendar.provisional')}` : ''}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
