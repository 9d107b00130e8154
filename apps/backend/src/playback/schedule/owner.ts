import type { ScheduleScope } from '@bgm/validation'
import { z } from 'zod'
import {
  getScope,
  getScopedZone,
  isHeadOffice,
  requirePermission,
  type Scope,
  unitRowsInScope,
} from '#src/customers'
import { HttpError, notFound } from '#src/platform/http/errors'
import type { RequestContext } from '#src/platform/http/request-context'

/**
 * The owner of a schedule: a zone, a unit with defaults for its zones, or an organisation with defaults for
 * its units.
 */
export type ScheduleOwner = {
  scope: ScheduleScope
  id: number
  documentId: string
  name: string
  organisation_id: number
  /** The rows whose schedules apply, from this owner up to the organisation. */
  ids: Record<ScheduleScope, number>
  /** Whether locks do not apply to the caller. */
  headOffice: boolean
}

type Found = Omit<ScheduleOwner, 'headOffice'>

// No row has the id 0, so an organisation matches no schedules of units or zones.
const none = 0

const unitRow = z.object({
  id: z.number(),
  documentId: z.string(),
  name: z.string(),
  organisation_id: z.number(),
})

async function findUnitOwner(scope: Scope, documentId: string): Promise<Found> {
  const row: unknown = await unitRowsInScope(scope)
    .where('u.document_id', documentId)
    .first('u.id', 'u.document_id as documentId', 'u.name', 'u.organisation_id')
  if (!row) throw notFound()
  const unit = unitRow.parse(row)
  const ids = { zone: none, unit: unit.id, organisation: unit.organisation_id }
  return { ...unit, scope: 'unit', ids }
}

async function findZoneOwner(scope: Scope, documentId: string): Promise<Found> {
  const { id, name, organisation_id, business_unit_id, ...zone } = await getScopedZone(scope, documentId)
  const ids = { zone: id, unit: business_unit_id, organisation: organisation_id }
  return { scope: 'zone', id, documentId: zone.documentId, name, organisation_id, ids }
}

async function findOrganisationOwner({ organisation }: Scope): Promise<Found> {
  const row: { documentId: string; name: string } | null = await strapi.db
    .query('api::organisation.organisation')
    .findOne({ where: { id: organisation }, select: ['documentId', 'name'] })
  if (!row) throw notFound()
  const ids = { zone: none, unit: none, organisation }
  return { scope: 'organisation', id: organisation, organisation_id: organisation, ids, ...row }
}

/** The owner in the path, within the caller's scope. Throws 404 for any other. */
export async function getScheduleOwner(
  ctx: RequestContext,
  kind: ScheduleScope,
): Promise<ScheduleOwner & { caller: Scope }> {
  const caller = getScope(ctx)
  const id = ctx.params.id ?? ''
  const find = { zone: findZoneOwner, unit: findUnitOwner, organisation: findOrganisationOwner }
  return { ...(await find[kind](caller, id)), headOffice: isHeadOffice(caller), caller }
}

/**
 * Throws 403 unless the caller may change this schedule. Changing an organisation's schedule requires access
 * to all of its units.
 */
export function requireChangePermission({ scope, caller }: { scope: ScheduleScope; caller: Scope }): void {
  requirePermission(caller, 'schedule.update')
  if (scope === 'organisation' && caller.units !== null)
    throw new HttpError(403, 'The membership does not cover all units', { code: 'forbidden' })
}
