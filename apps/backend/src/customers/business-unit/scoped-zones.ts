import { z } from 'zod'
import type { Scope } from '#src/customers/membership/scope'
import { type RowQuery, unitRowsInScope } from '#src/customers/membership/scoped-rows'
import { notFound } from '#src/platform/http/errors'

const scopedZone = z.object({
  id: z.number(),
  documentId: z.string(),
  name: z.string(),
  number: z.number(),
  business_unit_id: z.number(),
  unit: z.string(),
  organisation_id: z.number(),
  max_volume: z.number(),
})
/** A zone that the caller has access to. */
export type ScopedZone = z.output<typeof scopedZone>

/** The zones in scope, as `z`, with their units as `u`. */
export const zoneRowsInScope = (scope: Scope): RowQuery =>
  unitRowsInScope(scope).join('zones as z', 'z.business_unit_id', 'u.id')

const columns = [
  'z.id',
  'z.document_id as documentId',
  'z.name',
  'z.number',
  'z.business_unit_id',
  'u.document_id as unit',
  'u.organisation_id',
  'z.max_volume',
]

/** The zones with these row ids that are in scope. */
export async function listScopedZones(
  scope: Scope,
  ids: readonly number[],
): Promise<Map<number, ScopedZone>> {
  const rows: unknown = await zoneRowsInScope(scope)
    .whereIn('z.id', [...ids])
    .select(columns)
  return new Map(
    z
      .array(scopedZone)
      .parse(rows)
      .map(zone => [zone.id, zone]),
  )
}

/** A zone in the caller's scope. Throws 404 for any other. */
export async function getScopedZone(scope: Scope, documentId = ''): Promise<ScopedZone> {
  const row: unknown = await zoneRowsInScope(scope).where('z.document_id', documentId).first(columns)
  if (!row) throw notFound()
  return scopedZone.parse(row)
}
