import { z } from 'zod'
import type { Scope } from '#src/customers/membership/scope'
import { unitsInScopeConditions } from '#src/customers/membership/scoped-sql'
import { getRegionRef } from '#src/customers/region/regions'
import { select } from '#src/platform/database/select'
import { allOf, sql } from '#src/platform/database/sql'

/** The cities of the units in scope, sorted by name, for the list filter. */
export async function listCities(scope: Scope): Promise<{ code: string; name: string }[]> {
  const rows = await select(
    sql`select distinct u.city from business_units u where ${allOf(unitsInScopeConditions(scope))}`,
    z.object({ city: z.string() }),
  )
  const cities = await Promise.all(rows.map(({ city }) => getRegionRef(city)))
  return cities.sort((a, b) => a.name.localeCompare(b.name, 'id'))
}
