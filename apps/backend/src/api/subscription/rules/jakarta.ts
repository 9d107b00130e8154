const day = 24 * 60 * 60 * 1000
// Western Indonesian time has no summer time; it has been UTC+7 since 1964.
const offset = 7 * 60 * 60 * 1000

/** Year, month (0–11) and day of an instant as a wall calendar in Jakarta shows them. */
export function jakartaDate(instant: Date): { year: number; month: number; day: number } {
  const local = new Date(instant.getTime() + offset)
  return { year: local.getUTCFullYear(), month: local.getUTCMonth(), day: local.getUTCDate() }
}

/** Midnight in Jakarta of that date; days beyond the month run over as in `Date`. */
export const jakartaMidnight = (year: number, month: number, dayOfMonth: number): Date =>
  new Date(Date.UTC(year, month, dayOfMonth) - offset)

/** The midnight in Jakarta that began the day of this instant. */
export function startOfDay(instant: Date): Date {
  const { year, month, day: dayOfMonth } = jakartaDate(instant)
  return jakartaMidnight(year, month, dayOfMonth)
}

/** Whole days in Jakarta from one instant's day to another's. */
export const daysBetween = (from: Date, to: Date): number =>
  Math.round((startOfDay(to).getTime() - startOfDay(from).getTime()) / day)

export const addDays = (instant: Date, days: number): Date => new Date(instant.getTime() + days * day)

/** `YYYYMMDD` in Jakarta. */
export function compactDate(instant: Date): string {
  const { year, month, day: dayOfMonth } = jakartaDate(instant)
  return `${year}${String(month + 1).padStart(2, '0')}${String(dayOfMonth).padStart(2, '0')}`
}
