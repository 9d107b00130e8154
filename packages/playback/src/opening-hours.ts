import type { OpeningHours, Plan } from '@bgm/validation'
import { getLocalTime } from './resolve'

const minute = 60_000
const day = 24 * 60 * minute

type Place = Pick<Plan, 'utc_offset'>

/**
 * Lists the periods between two instants in which a unit is open, one for each local day, clipped to the
 * range. Opening hours whose end is not after their start run into the next day, so a period may overlap the
 * following one.
 */
export function listOpenPeriods(hours: OpeningHours, place: Place, range: { from: number; until: number }) {
  const found: { from: number; until: number }[] = []
  for (let at = getLocalTime(place, range.from).dayStart - day; at < range.until; at += day) {
    const opening = hours[getLocalTime(place, at).weekday - 1]
    if (!opening) continue
    const { from_minute, until_minute } = opening
    const length = until_minute > from_minute ? until_minute - from_minute : until_minute + 1440 - from_minute
    const start = at + from_minute * minute
    const from = Math.max(start, range.from)
    const until = Math.min(start + length * minute, range.until)
    if (from < until) found.push({ from, until })
  }
  return found
}

export const isOpen = (hours: OpeningHours, place: Place, at: number): boolean =>
  listOpenPeriods(hours, place, { from: at, until: at + 1 }).length > 0
