import { z } from 'zod'
import type { Scope } from '#src/customers/membership/scope'
import { unitsInScopeConditions } from '#src/customers/membership/scoped-sql'
import { integerColumn } from '#src/platform/database/columns'
import type { ListQuery } from '#src/platform/database/list-query'
import { select } from '#src/platform/database/select'
import { allOf, type Sql, sql } from '#src/platform/database/sql'
import { notFound } from '#src/platform/http/errors'

const orderableUnit = z.object({
  id: integerColumn,
  documentId: z.string(),
  name: z.string(),
  outlet_code: z.string().nullable(),
  industry: z.string(),
  area_size: integerColumn,
  company_name: z.string(),
  brand_name: z.string(),
})
/** What an order needs to know of a unit. */
export type OrderableUnit = z.output<typeof orderableUnit>

const columns = sql`u.id, u.document_id as "documentId", u.name, u.outlet_code, u.industry, u.area_size, u.company_name,
  u.brand_name`

/** Up to `limit` units (`u`) that match a query, which limits them to a scope. */
export const listOrderableUnits = (
  { from, where }: Pick<ListQuery, 'from' | 'where'>,
  limit: number,
): Promise<OrderableUnit[]> =>
  select(
    sql`select ${columns} from ${from} where ${allOf(where)} order by u.name, u.id limit ${limit}`,
    orderableUnit,
  )

/** Matches the units (`u`) with these document ids. */
export const hasDocumentId = (documentIds: readonly string[]): Sql =>
  sql`u.document_id in (select jsonb_array_elements_text(${JSON.stringify(documentIds)}::jsonb))`

/** Units in scope, keyed by their document id. Throws 404 if one of them is not in scope. */
export async function getOrderableUnits(
  scope: Scope,
  documentIds: readonly string[],
): Promise<Map<string, OrderableUnit>> {
  const where = [hasDocumentId(documentIds), ...unitsInScopeConditions(scope)]
  const units = await listOrderableUnits({ from: sql`business_units u`, where }, documentIds.length)
  if (units.length !== new Set(documentIds).size) throw notFound()
  return new Map(units.map(unit => [unit.documentId, unit]))
}
