import { listOpenPeriods } from '@bgm/playback'
import { defaultOpeningHours, type OpeningHours, openingHoursSchema } from '@bgm/validation'
import { utcOffset } from '#src/customers/region/rules/time-zone'
import { jsonColumn } from '#src/platform/database/columns'

export type OpeningInterval = { from: number; until: number }

const day = 24 * 60 * 60_000

const storedHours = jsonColumn(openingHoursSchema)

/** Parses a row's opening hours. Returns null if the unit has none. */
export function parseStoredOpeningHours(value: unknown): OpeningHours | null {
  if (value === null) return null
  const parsed = storedHours.safeParse(value)
  return parsed.success ? parsed.data : null
}

/** Like `parseStoredOpeningHours`, but returns the default hours if the unit has none. */
export const parseOpeningHoursOrDefault = (value: unknown): OpeningHours =>
  parseStoredOpeningHours(value) ?? defaultOpeningHours

/** Sorts and merges intervals, because a day that ends after midnight may overlap the next day. */
function merge(intervals: OpeningInterval[]): OpeningInterval[] {
  const merged: OpeningInterval[] = []
  for (const { from, until } of intervals.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1)
    if (last && from <= last.until) last.until = Math.max(last.until, until)
    else merged.push({ from, until })
  }
  return merged
}

/** The intervals within `range` during which a unit is open. */
export const listOpenIntervals = (
  hours: OpeningHours,
  timeZone: string,
  range: OpeningInterval,
): OpeningInterval[] => merge(listOpenPeriods(hours, { utc_offset: utcOffset(timeZone) }, range))

/** The time at which the unit last opened, looking back up to a week, or null while it is closed. */
export function findOpenedAt(hours: OpeningHours, timeZone: string, now: number): number | null {
  const last = listOpenIntervals(hours, timeZone, { from: now - 7 * day, until: now + 1 }).at(-1)
  return last && last.until === now + 1 ? last.from : null
}

/** The parts of `intervals` that are not covered by any of `others`. */
export function subtractIntervals(
  intervals: readonly OpeningInterval[],
  others: readonly OpeningInterval[],
): OpeningInterval[] {
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

export const getTotalDuration = (intervals: readonly OpeningInterval[]): number =>
  merge([...intervals]).reduce((sum, { from, until }) => sum + until - from, 0)
