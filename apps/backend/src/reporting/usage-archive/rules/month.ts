import { firstSealDay, lastFinalMonth, monthAfter } from '#src/reporting/usage-report/rules/period'

/**
 * The days whose seals a month's archive contains: from the last day of the previous month to the
 * second-to-last day of the month (`until` is exclusive). Plays that arrive on these days started in the
 * month or earlier, in every time zone.
 */
export const getArchivedDays = (month: string) => ({
  from: firstSealDay(month),
  until: firstSealDay(monthAfter(month)),
})

/** The newest month whose plays may be removed if plays stay in the database for `keepMonths` months. */
export function lastRemovableMonth(keepMonths: number, now: number): string {
  const [year = 0, month = 0] = lastFinalMonth(now).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - keepMonths, 1)).toISOString().slice(0, 7)
}
