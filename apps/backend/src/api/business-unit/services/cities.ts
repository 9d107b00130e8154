import { z } from 'zod'
import type { Scope } from '#src/api/membership/services/scope'
import { unitRowsInScope } from '#src/api/membership/services/scoped-rows'
import { findRegion } from '#src/api/region/services/regions'

/** The cities of the units in scope, sorted by name, for the filter of the list. */
export async function listCities(scope: Scope): Promise<{ code: string; name: string }[]> {
  const rows = z.array(z.object({ city: z.string() })).parse(await unitRowsInScope(scope).distinct('u.city'))
  const cities = await Promise.all(
    rows.map(async ({ city: code }) => ({ code, name: (await findRegion(code))?.name ?? code })),
  )
  return cities.sort((a, b) => a.name.localeCompare(b.name, 'id'))
}
