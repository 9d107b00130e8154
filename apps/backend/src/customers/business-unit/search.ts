import type { businessUnits } from '@bgm/contract'
import type { z } from 'zod'
import type { Scope } from '#src/customers/membership/scope'
import { subscriptionJoin, unitsInScopeConditions } from '#src/customers/membership/scoped-sql'
import { parseRegionCode } from '#src/customers/region/rules/region-code'
import type { ListQuery } from '#src/platform/database/list-query'
import { escapePattern, joinSql, type Sql, sql } from '#src/platform/database/sql'
import { awaitingPaymentCondition, unitStateConditions } from './states'

type UnitQuery = Omit<z.output<typeof businessUnits.list.query>, 'page' | 'page_size' | 'group'>

/** Units without an end date come last in either sort direction. */
function getSorting({ sort }: UnitQuery): Sql[] {
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
  const id = sql`u.id ${direction}`
  if (sort.endsWith('name')) return [sql`u.name ${direction}`, id]
  if (sort.endsWith('created_at')) return [sql`u.created_at ${direction}`, id]
  return [sql`s.expired_date is null`, sql`s.expired_date ${direction}`, id]
}

function containsText(text: string): Sql {
  const pattern = `%${escapePattern(text)}%`
  const searched = [sql`name`, sql`cid`, sql`brand_name`, sql`company_name`, sql`outlet_code`]
  const matches = searched.map(column => sql`lower(u.${column}) like ${pattern} escape '\\'`)
  return sql`(${joinSql(matches, ' or ')})`
}

const hasPackage = (key: string): Sql =>
  sql`(s.package_key = ${key} or (s.id is null and ${awaitingPaymentCondition(key)}))`

/** The units (`u`) in scope that match the query, with their current subscription (`s`) if it is needed. */
export function buildUnitListQuery(scope: Scope, query: UnitQuery, now: Date): ListQuery {
  const ignoresSubscriptions = !query.package && !query.state && !query.sort.endsWith('expired_date')
  return {
    from: ignoresSubscriptions ? sql`business_units u` : sql`business_units u ${subscriptionJoin}`,
    where: [
      ...unitsInScopeConditions(scope),
      ...(query.q ? [containsText(query.q)] : []),
      ...(query.industry ? [sql`u.industry = ${query.industry}`] : []),
      ...(query.city ? [sql`u.city = ${parseRegionCode(query.city) ?? query.city}`] : []),
      ...(query.province ? [sql`u.province = ${query.province}`] : []),
      ...(query.package ? [hasPackage(query.package)] : []),
      ...(query.state ? [sql`(${unitStateConditions(now)[query.state]})`] : []),
    ],
    sorting: getSorting(query),
  }
}
