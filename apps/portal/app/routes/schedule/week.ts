import type { NewSlot, ZoneSchedule } from '@bgm/api-client'
import type { Locale, TimeZone } from '@bgm/i18n'
import type { SlotForm } from '@bgm/validation'

export type Slot = ZoneSchedule['slots'][number]

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof weekdays)[number]

const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** The name of a weekday in message keys; Monday for any other number. */
export const getWeekdayName = (day: number) => names[day - 1] ?? 'monday'

const dayMinutes = 24 * 60

/** Identifies a slot in a URL: no two slots of a zone start at the same minute of the same day. */
export const getSlotKey = ({ weekday, from_minute }: Pick<Slot, 'weekday' | 'from_minute'>) =>
  `${weekday}-${from_minute}`

/** `17.00` or `17:00`; the end of the day is 24.00. */
export function formatMinute(minute: number, locale: Locale): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}${locale === 'id' ? '.' : ':'}${two(minute % 60)}`
}

export function parseMinute(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The slots that are edited together: the same times and playlist on several days. */
export const findSlotGroup = (slots: Slot[], slot: Slot): Slot[] =>
  slots.filter(
    other =>
      other.from_minute === slot.from_minute &&
      other.until_minute === slot.until_minute &&
      other.playlist.id === slot.playlist.id,
  )

/** The slots entered in a form. One that runs past midnight becomes two for each day. */
export function toSlots({ days, from_time, until_time, playlist }: SlotForm): NewSlot[] {
  const from = parseMinute(from_time) % dayMinutes
  const until = parseMinute(until_time) || dayMinutes
  if (from < until)
    return days.map(weekday => ({ weekday, from_minute: from, until_minute: until, playlist }))
  return days.flatMap(weekday => [
    { weekday, from_minute: from, until_minute: dayMinutes, playlist },
    { weekday: (weekday % 7) + 1, from_minute: 0, until_minute: until, playlist },
  ])
}

type Range = Pick<NewSlot, 'weekday' | 'from_minute' | 'until_minute'>

const overlaps = (one: Range, other: Range) =>
  one.weekday === other.weekday &&
  one.from_minute < other.until_minute &&
  other.from_minute < one.until_minute

/** The first of the existing slots that one of the new ones overlaps. */
export const findOverlap = <T extends Range>(added: Range[], existing: T[]): T | undefined =>
  existing.find(slot => added.some(one => overlaps(one, slot)))

/** Whether two of the new slots overlap, e.g. after midnight on consecutive days. */
export const hasOverlap = (added: Range[]): boolean =>
  added.some((one, place) => added.slice(place + 1).some(other => overlaps(one, other)))

const offsets: Record<TimeZone, number> = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 }
const dayMs = dayMinutes * 60_000

/** The next time with this local weekday and minute; Indonesia has no daylight saving time. */
export function findNextInstant(now: number, weekday: number, minute: number, timeZone: TimeZone): Date {
  const offset = offsets[timeZone] * 60 * 60_000
  const day = Math.floor((now + offset) / dayMs)
  // 1 January 1970 was a Thursday.
  const today = ((day + 3) % 7) + 1
  const at = (days: number) => (day + days) * dayMs - offset + minute * 60_000
  const ahead = (weekday - today + 7) % 7
  return new Date(at(ahead) < now ? at(ahead + 7) : at(ahead))
}
