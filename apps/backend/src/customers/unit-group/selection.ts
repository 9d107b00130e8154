import { z } from 'zod'
import { buildUnitListQuery } from '#src/customers/business-unit/search'
import type { Scope } from '#src/customers/membership/scope'
import { listIds } from '#src/platform/database/list-query'
import { sql } from '#src/platform/database/sql'

/** Selected units or, without `units`, all that match the filter. */
export type UnitSelection = {
  units?: readonly string[] | undefined
  q?: string | undefined
  province?: string | undefined
}

const idRows = z.array(z.object({ id: z.number() }))

/** The ids of the units in scope that were selected, or that match the filter. */
export async function listSelectedUnits(
  scope: Scope,
  { units, q, province }: UnitSelection,
): Promise<number[]> {
  if (!units) return listIds(sql`u.id`, buildUnitListQuery(scope, { q, province, sort: 'name' }, new Date()))
  const rows: unknown = await strapi.db
    .connection('business_units')
    .where({ organisation_id: scope.organisation, deleted_at: null })
    .whereIn('document_id', [...units])
    .select('id')
  return idRows.parse(rows).map(({ id }) => id)
}
