import {
  type CalendarDateKind,
  type CalendarSettings,
  emptyCalendarSettings,
  type Plan,
  type PrayerName,
} from '@bgm/validation'
import { type GeoPoint, getPrayerTimes } from './prayer-times'

const minute = 60_000
const day = 24 * 60 * minute
const sunday = 7
const friday = 5
const nyepiStart = 6 * 60

/** A dated calendar entry. Both dates are inclusive. */
export type CalendarDate = {
  kind: CalendarDateKind
  name: { id: string; en: string }
  from_date: string
  until_date: string
}

type Bounds = Pick<Plan, 'from' | 'until' | 'utc_offset'>
type LocalDay = { start: number; date: string; weekday: number }

/** The parts of the calendar that a unit follows, and its location. */
export type UnitCalendar = { settings: CalendarSettings; place: GeoPoint | null }

export const noUnitCalendar: UnitCalendar = { settings: emptyCalendarSettings, place: null }

const prayerLabels: Record<PrayerName | 'friday', { id: string; en: string }> = {
  fajr: { id: 'Subuh', en: 'Fajr' },
  dhuhr: { id: 'Zuhur', en: 'Dhuhr' },
  friday: { id: 'Jumat', en: 'Friday' },
  asr: { id: 'Asar', en: 'Asr' },
  maghrib: { id: 'Magrib', en: 'Maghrib' },
  isha: { id: 'Isya', en: 'Isha' },
}
const imsakLabel = { id: 'Imsak sampai matahari terbit', en: 'Imsak to sunrise' }

/** The local days of a plan. 1 January 1970 was a Thursday. */
function listLocalDays({ from, until, utc_offset }: Bounds): LocalDay[] {
  const days: LocalDay[] = []
  for (let start = from; start < until; start += day) {
    const local = start + utc_offset * minute
    const weekday = ((Math.floor(local / day) + 3) % 7) + 1
    days.push({ start, date: new Date(local).toISOString().slice(0, 10), weekday })
  }
  return days
}

const isWithin = (date: string, { from_date, until_date }: CalendarDate) =>
  from_date <= date && date <= until_date

function listPrayerPauses({ settings, place }: UnitCalendar, days: readonly LocalDay[]): Plan['silences'] {
  const { prayers } = settings
  if (!prayers || !place) return []
  return days.flatMap(({ date, weekday }) => {
    const times = getPrayerTimes(place, date)
    return prayers.names.flatMap(name => {
      const isFriday = name === 'dhuhr' && weekday === friday
      const from = times[name] - prayers.before_minutes * minute
      const until = times[name] + (isFriday ? prayers.friday_minutes : prayers.after_minutes) * minute
      const label = prayerLabels[isFriday ? 'friday' : name]
      return until > from ? [{ from, until, reason: 'prayer' as const, label }] : []
    })
  })
}

/** Silence from 06:00 on Nyepi to 06:00 the next day, including a Nyepi that began before the plan. */
function listNyepi(dates: readonly CalendarDate[], { from, until, utc_offset }: Bounds): Plan['silences'] {
  const getStart = (date: string) =>
    Date.parse(`${date}T00:00:00Z`) - utc_offset * minute + nyepiStart * minute
  return dates
    .filter(({ kind }) => kind === 'nyepi')
    .map(({ name, from_date, until_date }) => ({
      from: getStart(from_date),
      until: getStart(until_date) + day,
      reason: 'nyepi' as const,
      label: name,
    }))
    .filter(period => period.from < until && period.until > from)
}

function listImsak(
  place: GeoPoint | null,
  days: readonly LocalDay[],
  ramadan: CalendarDate,
): Plan['exceptions'] {
  if (!place) return []
  return days
    .filter(({ date }) => isWithin(date, ramadan))
    .map(({ date }) => {
      const { imsak, sunrise } = getPrayerTimes(place, date)
      return { from: imsak, until: sunrise, scope: 'unit' as const, playlist: null, label: imsakLabel }
    })
}

type CalendarPlan = Pick<Plan, 'exceptions' | 'patterns' | 'season'>

/** The mandatory silences of a unit's calendar. */
export function listCalendarSilences(
  calendar: UnitCalendar,
  dates: readonly CalendarDate[],
  bounds: Bounds,
): Plan['silences'] {
  const nyepi = calendar.settings.nyepi ? listNyepi(dates, bounds) : []
  return [...nyepi, ...listPrayerPauses(calendar, listLocalDays(bounds))]
}

/** The other parts of a plan that are derived from its unit's calendar. `slots` contains the Ramadan slots. */
export function buildCalendarPlan(
  calendar: UnitCalendar,
  dates: readonly CalendarDate[],
  bounds: Bounds,
  slots: Plan['slots'],
): CalendarPlan {
  const { settings, place } = calendar
  const days = listLocalDays(bounds)
  const ramadan = dates.find(one => one.kind === 'ramadan' && days.some(({ date }) => isWithin(date, one)))
  const holidays = dates.filter(({ kind }) => kind === 'holiday' || kind === 'nyepi')
  const getStart = (date: string) => Date.parse(`${date}T00:00:00Z`) - bounds.utc_offset * minute
  return {
    exceptions: settings.imsak && ramadan ? listImsak(place, days, ramadan) : [],
    patterns: settings.holidays
      ? days.flatMap(({ date }) => {
          const holiday = holidays.find(one => isWithin(date, one))
          return holiday ? [{ date, weekday: sunday, label: holiday.name }] : []
        })
      : [],
    season:
      settings.ramadan && ramadan && slots.length > 0
        ? {
            from: getStart(ramadan.from_date),
            until: getStart(ramadan.until_date) + day,
            label: ramadan.name,
            slots,
          }
        : null,
  }
}
