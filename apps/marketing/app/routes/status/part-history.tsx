import type { PartStatus } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Badge } from '@bgm/ui'
import { useSite } from '#app/components/use-site'
import { getDayState, getShownState, listDayStates } from './assess-status'
import { DayLattice } from './day-lattice'

const tones = { good: 'ok', failing: 'warn', down: 'bad', unmeasured: 'off', unknown: 'off' } as const
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

type PartHistoryProps = { part: PartStatus; stale: boolean; lastDay: string }

/** One part: its state, what is checked, and its last 90 days. */
export function PartHistory({ part, stale, lastDay }: PartHistoryProps) {
  const { t, locale } = useSite()
  const state = getShownState(part, stale)
  const known = state === 'good' || state === 'failing' || state === 'down'
  const passed = sum(part.days.map(day => day.passed))
  const checks = passed + sum(part.days.map(day => day.failed))
  const states = listDayStates(part.days, lastDay)
  const count = (of: string) => states.filter(each => each === of).length
  const measured = part.days.filter(day => day.passed + day.failed > 0).length
  return (
    <li className="rounded-card border border-line p-4.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h3 className="text-h4">{t(`service_status.parts.${part.part}.name`)}</h3>
        <Badge tone={tones[state]}>{t(`service_status.states.${state}`)}</Badge>
      </div>
      <p className="mt-1 text-label text-muted">
        {t(`service_status.parts.${part.part}.what`)}
        {known && part.since
          ? ` ${t(`service_status.states.${state}`)} ${t('service_status.since', { time: format.dateTime(part.since, locale) })}.`
          : ''}
      </p>
      {checks === 0 ? (
        <p className="mt-3 text-label">{t('service_status.no_history')}</p>
      ) : (
        <>
          <p className="mt-3 text-label font-semibold">
            {t('service_status.history', {
              // Rounded down, so that a failure never disappears.
              percent: `${format.number(Math.floor((passed / checks) * 10_000) / 100, locale, 2)}%`,
              checks: format.number(checks, locale),
            })}{' '}
            {t('service_status.history_days', { count: measured })}
          </p>
          <DayLattice days={states} className="mt-3" />
          <p className="mt-1 flex justify-between text-small text-muted">
            <span>{t('service_status.oldest')}</span>
            <span>{t('service_status.today')}</span>
          </p>
          <p className="mt-1 text-small text-muted">
            {t('service_status.chart', {
              good: count('good'),
              some: count('some'),
              bad: count('bad'),
              none: count('none'),
            })}
          </p>
          <Days part={part} />
        </>
      )}
    </li>
  )
}

/** The days on which not every check passed, newest first. */
function Days({ part }: { part: PartStatus }) {
  const { t, locale } = useSite()
  const days = part.days.filter(day => getDayState(day) !== 'good' || day.missed > 0).reverse()
  if (days.length === 0) return null
  const minutes = (count: number) =>
    t('service_status.days.minutes', { minutes: format.number(count, locale) })
  return (
    <details className="group mt-2 text-label">
      <summary className="glyph-after glyph-plus flex cursor-pointer items-center justify-between gap-3 py-1.5 font-semibold after:text-accent-text group-open:after:rotate-45">
        {t('service_status.days.title', { count: days.length })}
      </summary>
      <table className="mt-1 w-full text-small tabular-nums">
        <thead className="text-left text-muted">
          <tr>
            <th scope="col">{t('service_status.days.day')}</th>
            <th scope="col">{t('service_status.days.failed')}</th>
            <th scope="col">{t('service_status.days.passed')}</th>
            <th scope="col">{t('service_status.days.missed')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, passed, failed, missed }) => (
            <tr key={day} className="border-t border-line">
              <th scope="row" className="py-1 pr-2 text-left font-normal">
                {format.dayMonth(day, locale)}
              </th>
              <td className="pr-2">{minutes(failed)}</td>
              <td className="pr-2">{minutes(passed)}</td>
              <td>{minutes(missed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
