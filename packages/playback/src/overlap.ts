const dayMinutes = 24 * 60
const dayMs = dayMinutes * 60_000

export type WeeklyRange = { weekday: number; from_minute: number; until_minute: number }

/** Whether two slots share a minute of the local week. */
export const slotsOverlap = (one: WeeklyRange, other: WeeklyRange): boolean =>
  one.weekday === other.weekday &&
  one.from_minute < other.until_minute &&
  other.from_minute < one.until_minute

/**
 * Dates as `YYYY-MM-DD`, both inclusive. Without minutes, the range covers whole days. If the end minute is
 * not after the start minute, each day's range runs past midnight.
 */
export type DatedRange = {
  from_date: string
  until_date: string
  from_minute: number | null
  until_minute: number | null
}

/**
 * Returns the minutes of a day in which a dated entry applies. The end is beyond 24 hours if the entry runs
 * past midnight.
 */
export function getDailyMinutes({ from_minute, until_minute }: DatedRange): { from: number; until: number } {
  if (from_minute === null || until_minute === null) return { from: 0, until: dayMinutes }
  return {
    from: from_minute,
    until: until_minute > from_minute ? until_minute : until_minute + dayMinutes,
  }
}

const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs

/** Whether two dated entries share a minute. */
export function datedRangesOverlap(one: DatedRange, other: DatedRange): boolean {
  const [first, second] = [getDailyMinutes(one), getDailyMinutes(other)]
  return [-1, 0, 1].some(days => {
    const shift = days * dayMinutes
    const meets = first.from < second.until + shift && second.from + shift < first.until
    return (
      meets &&
      dayNumber(one.from_date) + days <= dayNumber(other.until_date) &&
      dayNumber(other.from_date) <= dayNumber(one.until_date) + days
    )
  })
}
