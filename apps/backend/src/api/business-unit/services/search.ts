import { industrySlugs } from '@bgm/validation'
import { z } from 'zod'
import type { Scope } from '#src/api/membership/services/scope'
import { joinSubscription, type RowQuery, unitRowsInScope } from '#src/api/membership/services/scoped-rows'
import { parseRegionCode } from '#src/api/region/rules/region-code'
import type { Sorting } from '#src/database/paginate-rows'
import { emptyAsUndefined, pageQuery } from '#src/http/page-query'
import { awaitingPaymentCondition, unitStateConditions, unitStateNames } from './states'

const sorts = ['name', '-name', 'created_at', '-created_at', 'expired_date', '-expired_date'] as const

const filters = {
  q: emptyAsUndefined(z.string().trim().max(100)),
  industry: emptyAsUndefined(z.enum(industrySlugs)),
  city: emptyAsUndefined(
    z
      .string()
      .max(16)
      .transform(code => parseRegionCode(code) ?? code),
  ),
  package: emptyAsUndefined(z.string().max(64)),
  state: emptyAsUndefined(z.enum(unitStateNames)),
  sort: emptyAsUndefined(z.enum(sorts)).transform(sort => sort ?? 'name'),
}

export const unitQuery = z.strictObject({ ...filters, ...pageQuery })

/** The filters of the list, and the separator that the user's Excel expects. */
export const exportQuery = z.strictObject({
  ...filters,
  separator: emptyAsUndefined(z.enum(['comma', 'semicolon'])).transform(separator => separator ?? 'comma'),
})

type UnitQuery = Omit<z.output<typeof unitQuery>, 'page' | 'page_size'>

/** Units without an end date come last in either direction. */
export function getSorting({ sort }: UnitQuery): Sorting {
  const down = sort.startsWith('-')
  const id = { by: 'u.id', down }
  if (sort.endsWith('name')) return [{ by: 'u.name', down }, id]
  if (sort.endsWith('created_at')) return [{ by: 'u.created_at', down }, id]
  return [{ by: 's.expired_date is null' }, { by: 's.expired_date', down }, id]
}

const searched = ['name', 'cid', 'brand_name', 'company_name', 'outlet_code']

function searchByText(rows: RowQuery, text: string): void {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  const sql = searched.map(column => `lower(u.${column}) like ? escape '\\'`).join(' or ')
  rows.whereRaw(`(${sql})`, Array(searched.length).fill(pattern))
}

/** The units in the caller's scope that match the query, as `u`, with their current subscription as `s`. */
export function filterUnits(scope: Scope, query: UnitQuery, now: Date): RowQuery {
  const inScope = unitRowsInScope(scope)
  const ignoresSubscriptions = !query.package && !query.state && !query.sort.endsWith('expired_date')
  const rows = ignoresSubscriptions ? inScope : joinSubscription(inScope)
  if (query.q) searchByText(rows, query.q)
  if (query.industry) rows.where('u.industry', query.industry)
  if (query.city) rows.where('u.city', query.city)
  if (query.package) {
    const awaitingPayment = awaitingPaymentCondition(scope, query.package)
    const sql = `(s.package_key = ? or (s.id is null and ${awaitingPayment.sql}))`
    rows.whereRaw(sql, [query.package, ...awaitingPayment.values] as never[])
  }
  if (query.state) {
    const { sql, values } = unitStateConditions(scope, now)[query.state]
    rows.whereRaw(`(${sql})`, values as never[])
  }
  return rows
}
