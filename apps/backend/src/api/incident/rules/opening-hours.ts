import { getLocalTime } from '@bgm/playback'
import { defaultOpeningHours, type OpeningHours, openingHoursSchema } from '@bgm/validation'
import { utcOffset } from '#src/api/region/rules/time-zone'

export type Interval = { from: number; until: number }

const minute = 60_000
const day = 24 * 60 * minute

/** The opening hours in a row, which SQLite returns as text; the default hours if a unit has none. */
export function parseOpeningHours(value: unknown): OpeningHours {
  const hours: unknown = typeof value === 'string' ? JSON.parse(value) : value
  const parsed = openingHoursSchema.safeParse(hours)
  return parsed.success ? parsed.data : defaultOpeningHours
}

/** Intervals in order, without overlaps: a day that ends after midnight may reach into the next one. */
function merge(intervals: Interval[]): Interval[] {
  const merged: Interval[] = []
  for (const { from, until } of intervals.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1)
    if (last && from <= last.until) last.until = Math.max(last.until, until)
    else merged.push({ from, until })
  }
  return merged
}

/** When a unit is open between two instants. Hours that end at or before their start end on the next day. */
export function listOpenIntervals(
  hours: OpeningHours,
  timeZone: string,
  { from, until }: Interval,
): Interval[] {
  const zone = { utc_offset: utcOffset(timeZone) }
  const found: Interval[] = []
  for (let at = getLocalTime(zone, from).dayStart - day; at < until; at += day) {
    const opening = hours[getLocalTime(zone, at).weekday - 1]
    if (!opening) continue
    const { from_minute, until_minute } = opening
    const length = until_minute > from_minute ? until_minute - from_minute : until_minute + 1440 - from_minute
    const start = at + from_minute * minute
    found.push({ from: Math.max(start, from), until: Math.min(start + length * minute, until) })
  }
  return merge(found.filter(one => one.from < one.until))
}

/** When the current opening began, looking back up to a week; null while the unit is closed. */
export function findOpening(hours: OpeningHours, timeZone: string, now: number): number | null {
  const last = listOpenIntervals(hours, timeZone, { from: now - 7 * day, until: now + 1 }).at(-1)
  return last && last.until === now + 1 ? last.from : null
}

/** The parts of intervals that lie outside all others. */
export function subtract(intervals: readonly Interval[], others: readonly Interval[]): Interval[] {
  let left = merge([...intervals])
  for (const other of others)
    left = left.flatMap(one => {
      if (other.until <= one.from || other.from >= one.until) return [one]
      const parts = [
        { from: one.from, until: other.from },
        { from: other.until, until: one.until },
      ]
      return parts.filter(({ from, until }) => from < until)
    })
  return left
}

export const measure = (intervals: readonly Interval[]): number =>
  merge([...intervals]).reduce((sum, { from, until }) => sum + until - from, 0)
