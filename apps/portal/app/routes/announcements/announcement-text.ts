import type { Announcement } from '@bgm/api-client'
import { format, type Locale } from '@bgm/i18n'
import type { Translate } from '#app/text'
import { formatMinute, getWeekdayKey } from '../schedule/week'

const everyDay = 7

function formatDays(t: Translate, days: readonly number[]): string {
  if (days.length === everyDay) return t('announcements.daily')
  return days.map(day => t(`schedule.short_days.${getWeekdayKey(day)}`)).join(', ')
}

/** Formats in one line when an announcement plays. */
export function formatSchedule(
  t: Translate,
  { schedule }: Pick<Announcement, 'schedule'>,
  locale: Locale,
): string {
  const { weekdays, times, every, from_date, until_date } = schedule
  const days = formatDays(t, weekdays)
  const when =
    every !== null
      ? t('announcements.at_interval', {
          days,
          minutes: every.minutes,
          from: formatMinute(every.from_minute, locale),
          until: formatMinute(every.until_minute, locale),
        })
      : times.length > 0
        ? t('announcements.at_times', {
            days,
            times: times.map(minute => formatMinute(minute, locale)).join(', '),
          })
        : t('announcements.manual')
  const date = (day: string) => format.date(`${day}T05:00:00Z`, locale)
  const dates = [
    from_date && t('announcements.since', { date: date(from_date) }),
    until_date && t('announcements.until', { date: date(until_date) }),
  ].filter(Boolean)
  return [when, ...dates].join(' ')
}

export const formatSeconds = (t: Translate, milliseconds: number): string =>
  t('announcements.seconds', { count: Math.round(milliseconds / 1000) })

const shownPlaces = 2

/** Formats where an announcement plays: up to two places, then the number of others. */
export function formatPlaces(
  t: Translate,
  { everywhere, places }: Pick<Announcement, 'everywhere' | 'places'>,
) {
  if (everywhere) return t('announcements.everywhere')
  if (places.length === 0) return t('announcements.elsewhere')
  const shown = places.slice(0, shownPlaces).map(({ name, unit }) => (unit ? `${unit}, ${name}` : name))
  const rest = places.length - shown.length
  return [...shown, ...(rest > 0 ? [t('announcements.more', { count: rest })] : [])].join('; ')
}
