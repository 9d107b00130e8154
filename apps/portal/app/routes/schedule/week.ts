import type { NewSlot, Schedule } from '@bgm/api-client'
import type { Locale, TimeZone } from '@bgm/i18n'
import { slotsOverlap, type WeeklyRange } from '@bgm/playback'
import type { Season, SlotForm } from '@bgm/validation'

export type Slot = Schedule['slots'][number]

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof weekdays)[number]

const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** Returns the name of a weekday in message keys; Monday for any other number. */
export const getWeekdayKey = (day: number) => names[day - 1] ?? 'monday'

export const minutesPerDay = 24 * 60

/**
 * Returns the slot's identifier in URLs: no two slots of a season start at the same minute of the same day.
 */
export const getSlotKey = ({ weekday, from_minute }: Pick<Slot, 'weekday' | 'from_minute'>) =>
  `${weekday}-${from_minute}`

/** Formats a minute as `17.00` or `17:00`; the end of the day is `24.00` or `24:00`. */
export function formatMinute(minute: number, locale: Locale): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}${locale === 'id' ? '.' : ':'}${two(Math.floor(minute % 60))}`
}

export function parseMinute(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Returns the slots that are edited together: those with the same times and playlist on several days. */
export const getSlotGroup = (slots: Slot[], slot: Slot): Slot[] =>
  slots.filter(
    other =>
      other.from_minute === slot.from_minute &&
      other.until_minute === slot.until_minute &&
      other.playlist.id === slot.playlist.id,
  )

type Added = Omit<SlotForm, 'days'> & { days: number[] }

/** Returns the slots entered in a form. A slot that runs past midnight becomes two slots per day. */
export function toSlots(
  { days, from_time, until_time, playlist }: Added,
  season: Season = 'regular',
): NewSlot[] {
  const from = parseMinute(from_time) % minutesPerDay
  const until = parseMinute(until_time) || minutesPerDay
  if (from < until)
    return days.map(weekday => ({ season, weekday, from_minute: from, until_minute: until, playlist }))
  return days.flatMap(weekday => [
    { season, weekday, from_minute: from, until_minute: minutesPerDay, playlist },
    { season, weekday: (weekday % 7) + 1, from_minute: 0, until_minute: until, playlist },
  ])
}

/** Moves a slot by minutes and days; the week wraps around. */
export const moveSlot = <T extends WeeklyRange>(
  slot: T,
  { start, end, days }: Record<'start' | 'end' | 'days', number>,
): T => ({
  ...slot,
  weekday: ((slot.weekday - 1 + days + 7) % 7) + 1,
  from_minute: slot.from_minute + start,
  until_minute: slot.until_minute + end,
})

/** Finds the first existing slot that overlaps one of the new slots. */
export const findOverlap = <T extends WeeklyRange>(added: WeeklyRange[], existing: T[]): T | undefined =>
  existing.find(slot => added.some(one => slotsOverlap(one, slot)))

/**
 * Finds the earlier end or, failing that, the later start at which slots of one time range fit between the
 * existing ones. Returns null if neither fits.
 */
export function findOverlapFix(added: WeeklyRange[], existing: WeeklyRange[]) {
  const [range] = added
  if (!range || added.some(one => one.from_minute !== range.from_minute)) return null
  const overlapping = existing.filter(slot => added.some(one => slotsOverlap(one, slot)))
  const repairs = [
    { side: 'until', minute: Math.min(...overlapping.map(slot => slot.from_minute)) },
    { side: 'from', minute: Math.max(...overlapping.map(slot => slot.until_minute)) },
  ] as const
  const fits = ({ side, minute }: (typeof repairs)[number]) => {
    const repaired = added.map(one => ({ ...one, [`${side}_minute`]: minute }))
    return (
      repaired.every(one => one.from_minute < one.until_minute) &&
      findOverlap(repaired, existing) === undefined
    )
  }
  return repairs.find(fits) ?? null
}

/** Whether two of the new slots overlap, e.g. after midnight on consecutive days. */
export const hasOverlap = (added: WeeklyRange[]): boolean =>
  added.some((one, place) => added.slice(place + 1).some(other => slotsOverlap(one, other)))

const offsets: Record<TimeZone, number> = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 }
const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/** Returns the local date (`YYYY-MM-DD`) and minute of an instant. */
export function getLocalDateAndMinute(now: number, timeZone: TimeZone): { date: string; minute: number } {
  const local = new Date(now + offsets[timeZone] * hourMs)
  return { date: local.toISOString().slice(0, 10), minute: local.getUTCHours() * 60 + local.getUTCMinutes() }
}

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** Returns the Monday of a date's week. */
export const getMonday = (date: string): string =>
  addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7))

/** Returns the instant of a local date and minute; Indonesia has no daylight saving time. */
export const toInstant = (date: string, minute: number, timeZone: TimeZone): Date =>
  new Date(Date.parse(`${date}T00:00:00Z`) + minute * 60_000 - offsets[timeZone] * hourMs)
