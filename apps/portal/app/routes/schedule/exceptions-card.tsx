import type { ScheduleException } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { ButtonLink, Card, TextLink } from '@bgm/ui'
import { useLocale, useText } from '#app/text'
import { useSchedulePath } from './paths'
import type { ScheduleData } from './schedule'
import { formatMinute, getWeekdayKey } from './week'

/** The dated exceptions that have not ended, both own and inherited. */
export function ExceptionsCard({ data, edits }: { data: ScheduleData; edits: boolean }) {
  const t = useText()
  const { exceptions } = data.schedule
  const to = useSchedulePath(data.place)
  return (
    <Card
      title={t('schedule.exceptions.title')}
      className="mt-5"
      aside={
        edits ? (
          <span className="max-sm:hidden print:hidden">
            <TextLink href={to({ exception: 'new' }, 'schedule-panel')}>
              {t('schedule.exceptions.add')}
            </TextLink>
          </span>
        ) : null
      }
    >
      {exceptions.length === 0 ? (
        <p className="text-label text-muted">{t('schedule.exceptions.empty')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {exceptions.map(exception => (
            <ExceptionRow key={exception.id} exception={exception} data={data} edits={edits} />
          ))}
        </ul>
      )}
      {edits ? (
        <ButtonLink
          href={to({ exception: 'new' }, 'schedule-panel')}
          variant="secondary"
          size="s"
          className="mt-3 sm:hidden print:hidden"
        >
          {t('schedule.exceptions.add')}
        </ButtonLink>
      ) : null}
    </Card>
  )
}

const places = ['first', 'second', 'third', 'fourth', 'last'] as const

/** Which of its weekdays in the month a date is. The fifth is the last. */
const getPlace = (date: Date) => places[Math.ceil(date.getUTCDate() / 7) - 1] ?? 'last'

/** How an exception repeats, e.g. "every first Saturday of the month, 2 days each time". */
function useRepetition({ repeats, repeat_days, from_date }: ScheduleException): string {
  const t = useText()
  if (repeats === 'never') return ''
  const first = new Date(`${from_date}T00:00:00Z`)
  const text = t(`schedule.exceptions.repeated.${repeats}`, {
    weekday: t(`schedule.days.${getWeekdayKey(first.getUTCDay() || 7)}`),
    place: t(`schedule.exceptions.places.${getPlace(first)}`),
  })
  return repeat_days === 1
    ? text
    : `${text}, ${t('schedule.exceptions.days_each', { days: repeat_days ?? 1 })}`
}

function ExceptionRow({
  exception,
  data,
  edits,
}: {
  exception: ScheduleException
  data: ScheduleData
  edits: boolean
}) {
  const t = useText()
  const locale = useLocale()
  const to = useSchedulePath(data.place)
  const { kind, playlist, label, scope, from_minute, until_minute } = exception
  const date = (day: string) => format.shortDate(`${day}T12:00:00Z`, locale, data.week.time_zone)
  const dates =
    exception.from_date === exception.until_date
      ? date(exception.from_date)
      : t('schedule.range', { from: date(exception.from_date), until: date(exception.until_date) })
  const hours =
    from_minute === null || until_minute === null
      ? t('schedule.exceptions.all_day')
      : t('schedule.range', {
          from: formatMinute(from_minute, locale),
          until: formatMinute(until_minute, locale),
        })
  const what =
    kind === 'play'
      ? (playlist?.title?.[locale] ?? t('schedule.deleted_playlist'))
      : t(`schedule.exceptions.kinds.${kind}`)
  const own = scope === data.scope
  const repetition = useRepetition(exception)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-label">
      <span className="min-w-0 flex-1 wrap-anywhere">
        <b className="font-semibold">{label}</b>
        <span className="block text-small text-muted">
          {[
            repetition,
            dates,
            hours,
            what,
            exception.mandatory ? t('schedule.mandatory') : '',
            own ? '' : t(`schedule.from.${scope}`),
          ]
            .filter(Boolean)
            .join(t('words.separator'))}
        </span>
      </span>
      {own && edits ? (
        <TextLink
          href={to({ exception: exception.id }, 'schedule-panel')}
          aria-label={t('schedule.exceptions.edit_named', { name: label ?? '' })}
          className="py-2 print:hidden"
        >
          {t('actions.edit')}
        </TextLink>
      ) : null}
    </li>
  )
}
