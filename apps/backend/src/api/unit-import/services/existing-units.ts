import { z } from 'zod'
import { buildOutletKey } from '#src/api/business-unit/services/columns'
import type { Scope } from '#src/api/membership/services/scope'

const existingUnitRow = z.looseObject({
  id: z.number(),
  cid: z.string(),
  version: z.number(),
  outlet_key: z.string(),
})
export type ExistingUnit = z.output<typeof existingUnitRow>

/** The organisation's units with one of these outlet codes, keyed by normalised code. */
export async function findExistingUnits(
  scope: Scope,
  codes: readonly string[],
): Promise<Map<string, ExistingUnit>> {
  const keys = codes.flatMap(code => buildOutletKey(scope.organisation, code) ?? [])
  const rows: unknown = await strapi.db
    .query('api::business-unit.business-unit')
    .findMany({ where: { outlet_key: { $in: keys } } })
  return new Map(
    z
      .array(existingUnitRow)
      .parse(rows)
      .map(row => [row.outlet_key, row]),
  )
}

/** Whether the importing member has access to the unit. */
export const isInScope = ({ units }: Scope, { id }: ExistingUnit) => units === null || units.includes(id)
