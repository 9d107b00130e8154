const day = 24 * 60 * 60 * 1000
// Western Indonesia Time has been UTC+7 without daylight saving time since 1964.
const offset = 7 * 60 * 60 * 1000

/** The calendar date of an instant in Jakarta. `month` is 0–11. */
export function toJakartaDate(instant: Date): { year: number; month: number; day: number } {
  const local = new Date(instant.getTime() + offset)
  return { year: local.getUTCFullYear(), month: local.getUTCMonth(), day: local.getUTCDate() }
}

/** Midnight on a date in Jakarta. Days outside the month overflow as in `Date`. */
export const jakartaMidnight = (year: number, month: number, dayOfMonth: number): Date =>
  new Date(Date.UTC(year, month, dayOfMonth) - offset)

/** Midnight in Jakarta at the start of the instant's day. */
export function startOfDay(instant: Date): Date {
  const { year, month, day: dayOfMonth } = toJakartaDate(instant)
  return jakartaMidnight(year, month, dayOfMonth)
}

/** The number of calendar days in Jakarta between two instants. */
export const daysBetween = (from: Date, to: Date): number =>
  Math.round((startOfDay(to).getTime() - startOfDay(from).getTime()) / day)

export const addDays = (instant: Date, days: number): Date => new Date(instant.getTime() + days * day)

/** Formats a date as `YYYYMMDD` in Jakarta. */
export function formatCompactDate(instant: Date): string {
  const { year, month, day: dayOfMonth } = toJakartaDate(instant)
  return `${year}${String(month + 1).padStart(2, '0')}${String(dayOfMonth).padStart(2, '0')}`
}

/** The date (`YYYY-MM-DD`) of an instant (milliseconds) in Jakarta. */
export const toJakartaDay = (instant: number): string => new Date(instant + offset).toISOString().slice(0, 10)

/** The first instant (milliseconds) of a date (`YYYY-MM-DD`) in Jakarta. */
export const startOfJakartaDay = (date: string): number => Date.parse(`${date}T00:00:00.000Z`) - offset

/** The date (`YYYY-MM-DD`) after another one. */
export const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00.000Z`) + day).toISOString().slice(0, 10)
