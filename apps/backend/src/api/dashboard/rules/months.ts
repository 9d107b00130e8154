import { jakartaDate, jakartaMidnight } from '#src/api/subscription/rules/jakarta'

export type Month = { month: string; from: Date; until: Date }

/** Calendar months in Jakarta, `first` months from this one on (0 is this month): `2026-11` and its bounds. */
export function monthsAround(now: Date, first: number, count: number): Month[] {
  const { year, month } = jakartaDate(now)
  return Array.from({ length: count }, (_, index) => {
    const from = jakartaMidnight(year, month + first + index, 1)
    const date = jakartaDate(from)
    return {
      month: `${date.year}-${String(date.month + 1).padStart(2, '0')}`,
      from,
      until: jakartaMidnight(year, month + first + index + 1, 1),
    }
  })
}
