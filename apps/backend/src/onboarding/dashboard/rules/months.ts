import { jakartaMidnight, toJakartaDate } from '#src/platform/runtime/jakarta'

export type Month = { month: string; from: Date; until: Date }

/**
 * Lists `count` calendar months in Jakarta with their bounds. `first` is the offset of the first month from
 * the current month, and may be negative.
 */
export function listMonths(now: Date, first: number, count: number): Month[] {
  const { year, month } = toJakartaDate(now)
  return Array.from({ length: count }, (_, index) => {
    const from = jakartaMidnight(year, month + first + index, 1)
    const date = toJakartaDate(from)
    return {
      month: `${date.year}-${String(date.month + 1).padStart(2, '0')}`,
      from,
      until: jakartaMidnight(year, month + first + index + 1, 1),
    }
  })
}
