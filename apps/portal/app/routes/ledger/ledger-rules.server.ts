import { ledgerKinds } from '@bgm/validation'
import { isDate, isOneOf, isSearchText } from '#app/http/query.server'

export const ledgerRules = { q: isSearchText, kind: isOneOf(ledgerKinds), from: isDate, to: isDate }

/** The first day of the year in Jakarta, from which the statement starts unless another day is chosen. */
export const getYearStart = (now = new Date()) =>
  `${new Date(now.getTime() + 7 * 3_600_000).getUTCFullYear()}-01-01`

/** The days of the statement; an empty day in the query string is the beginning. */
export function addDefaultDays<T extends { from?: string }>(request: Request, filter: T): T {
  const { searchParams } = new URL(request.url)
  return searchParams.has('from') ? filter : { ...filter, from: getYearStart() }
}
