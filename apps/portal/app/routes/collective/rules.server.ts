import { requireValidParams } from '@bgm/server/not-found'
import { readLogKinds } from '@bgm/validation'
import type { RouteArgs } from '#app/http/api.server'
import { isDate, isId, isKey, isOneOf, isSearchText, parseListQuery } from '#app/http/query.server'
import { getCurrentMonth, isMonth } from '#app/routes/usage/month'
import { venueProblems } from './venue-filter'

const isCity = (value: string) => /^\d{2}\.\d{2}$/.test(value)

const orders = ['coverage', 'name', 'zones', 'reported', 'late', 'rejected'] as const

export const venueListRules = {
  month: isMonth,
  q: isSearchText,
  province: (value: string) => /^\d{2}$/.test(value),
  city: isCity,
  industry: isKey,
  only: isOneOf(venueProblems),
  sort: isOneOf(orders.flatMap(order => [order, `-${order}`] as const)),
}
export const venueRules = { month: isMonth, zone: isId, day: isDate, q: isSearchText }
export const workRules = { month: isMonth }
export const readLogRules = {
  kind: isOneOf(readLogKinds),
  reader: (value: string) => value.length <= 254,
  from: isDate,
  until: isDate,
  q: isSearchText,
}
export const searchRules = { q: isSearchText }

/** Responds with 404 if the month in the URL is invalid. */
export const requireValidMonth = (args: RouteArgs) =>
  requireValidParams(args, ({ month }) => month === undefined || isMonth(month))

/** Reads the query parameters of a month's page; the month defaults to the current one. */
export function parseMonthQuery<Name extends string>(
  request: Request,
  rules: Record<Name | 'month', (value: string) => boolean>,
) {
  const { filter, page, ignored } = parseListQuery(request, rules)
  const { month = getCurrentMonth(Date.now()), ...rest } = filter as Partial<Record<string, string>> // only keys of `rules` are set
  return { month, filter: rest, page, ignored }
}
