import { utcOffset } from '#src/customers/region/rules/time-zone'
import { dayAfter, startOfJakartaDay } from '#src/platform/runtime/jakarta'

export const monthOfDay = (day: string): string => day.slice(0, 7)

export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

export const monthAfter = (month: string): string => shiftMonth(month, 1)

/** The months from the first to the last, both inclusive. */
export function listMonths(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month)
  return months
}

export type PeriodBounds = { from: number; until: number }

/** The start and the end (exclusive) of a local month, in milliseconds since 1970. */
export function getMonthBounds(month: string, timeZone: string): PeriodBounds {
  const offset = utcOffset(timeZone) * 60_000
  const parseStart = (one: string) => Date.parse(`${one}-01T00:00:00Z`) - offset
  return { from: parseStart(month), until: parseStart(monthAfter(month)) }
}

/** The range that covers a month in all Indonesian time zones. */
export const getWidestMonthBounds = (month: string): PeriodBounds => ({
  from: getMonthBounds(month, 'Asia/Jayapura').from,
  until: getMonthBounds(month, 'Asia/Jakarta').until,
})

/**
 * The day of the first seal that may contain a play from the month, because device clocks may be minutes
 * ahead.
 */
export const firstSealDay = (month: string): string =>
  new Date(Date.parse(`${month}-01T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

/** The time before which no play of a month can have arrived; device clocks may be minutes ahead. */
export const firstArrivalTime = (month: string): number => getWidestMonthBounds(month).from - 86_400_000

/** The last day of arrival that the final report includes. */
const lastArrivalDay = (month: string): string => `${monthAfter(month)}-02`

/** The time at which a month becomes final: on the 3rd of the next month in Jakarta. */
export const finalisationTime = (month: string): number => startOfJakartaDay(dayAfter(lastArrivalDay(month)))

/** The newest month that is final at a given time. */
export function lastFinalMonth(now: number): string {
  const offset = utcOffset('Asia/Jakarta') * 60_000
  const today = new Date(now + offset)
  const monthsBack = today.getUTCDate() >= 3 ? 1 : 2
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - monthsBack, 1))
    .toISOString()
    .slice(0, 7)
}
