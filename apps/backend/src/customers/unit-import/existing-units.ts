import { z } from 'zod'
import { buildOutletKey } from '#src/customers/business-unit/columns'
import { unitAreaChanging } from '#src/customers/business-unit/events'
import type { Scope } from '#src/customers/membership/scope'
import { HttpError } from '#src/platform/http/errors'

const existingUnitRow = z.looseObject({
  id: z.number(),
  cid: z.string(),
  version: z.number(),
  area_size: z.number(),
  outlet_key: z.string().nullable(),
})
export type ExistingUnit = z.output<typeof existingUnitRow>

/** Refers to a unit by its outlet code, or by its CID if it has no code. */
export type UnitReference = { outlet_code?: string | undefined; cid?: string | undefined }

export type ExistingUnits = {
  find(reference: UnitReference): ExistingUnit | undefined
  list(): ExistingUnit[]
}

/** The organisation's units that the references name. */
export async function findExistingUnits(
  { organisation }: Scope,
  references: readonly UnitReference[],
): Promise<ExistingUnits> {
  const toKey = ({ outlet_code }: UnitReference) => buildOutletKey(organisation, outlet_code)
  const keys = references.flatMap(reference => toKey(reference) ?? [])
  const cids = references.flatMap(({ cid }) => cid ?? [])
  const filters = [{ outlet_key: { $in: keys } }, { organisation, cid: { $in: cids } }]
  const rows: unknown = await strapi.db
    .query('api::business-unit.business-unit')
    .findMany({ where: { $or: filters } })
  const units = z.array(existingUnitRow).parse(rows)
  const byKey = new Map(units.map(unit => [unit.outlet_key, unit]))
  const byCid = new Map(units.map(unit => [unit.cid, unit]))
  return {
    find: reference => {
      const key = toKey(reference)
      const coded = key === null ? undefined : byKey.get(key)
      if (coded || reference.cid === undefined) return coded
      const unit = byCid.get(reference.cid)
      // The unit may have got a code since the file was checked.
      return unit?.outlet_key === null ? unit : undefined
    },
    list: () => units,
  }
}

/** Whether an area is larger than the package of a unit covers, so that it cannot be changed to it. */
export async function outgrowsPackage(
  { id: unit, area_size: before }: ExistingUnit,
  after: number,
): Promise<boolean> {
  if (after === before) return false
  try {
    await unitAreaChanging.raise({ unit, before, after })
    return false
  } catch (error) {
    if (error instanceof HttpError && error.status === 400) return true
    throw error
  }
}

/** Whether the importing member has access to the unit. */
export const isInScope = ({ units }: Scope, { id }: { id: number }) => units === null || units.includes(id)

const placedUnits = z.array(
  z.object({
    id: z.number(),
    cid: z.string(),
    name: z.string(),
    street: z.string().nullable(),
    outlet_code: z.string().nullable(),
  }),
)
export type PlacedUnit = z.output<typeof placedUnits>[number]

/** The names and addresses of all units to which the importing member has access. */
export async function listPlacedUnits(scope: Scope): Promise<PlacedUnit[]> {
  const rows: unknown = await strapi.db
    .connection('business_units')
    .where({ organisation_id: scope.organisation })
    .select('id', 'cid', 'name', 'street', 'outlet_code')
    .orderBy('id')
  return placedUnits.parse(rows).filter(unit => isInScope(scope, unit))
}
