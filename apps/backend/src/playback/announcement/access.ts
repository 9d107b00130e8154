import { z } from 'zod'
import { requirePermission, type Scope, unitRowsInScope, zoneRowsInScope } from '#src/customers'
import { fieldError, HttpError, notFound } from '#src/platform/http/errors'
import { type AnnouncementRow, type AnnouncementTarget, findAnnouncementRow, listTargets } from './row'

const placeRows = z.array(
  z.object({
    scope: z.enum(['unit', 'zone']),
    id: z.number(),
    documentId: z.string(),
    name: z.string(),
    unit: z.string().nullable(),
    unit_id: z.number(),
  }),
)
export type AnnouncementPlace = z.output<typeof placeRows>[number]

const unitColumns = ['u.id', 'u.id as unit_id', 'u.document_id as documentId', 'u.name']
const zoneColumns = ['z.id', 'u.id as unit_id', 'z.document_id as documentId', 'z.name', 'u.name as unit']

type Ids = { units: readonly (string | number)[]; zones: readonly (string | number)[] }

/** The units and zones in the caller's scope, selected by document id or row id. */
async function listPlaces(
  scope: Scope,
  { units, zones }: Ids,
  by: 'document_id' | 'id',
): Promise<AnnouncementPlace[]> {
  const rows: unknown[] = await Promise.all([
    units.length === 0
      ? []
      : unitRowsInScope(scope).whereIn(`u.${by}`, units).orderBy('u.name').select(unitColumns),
    zones.length === 0
      ? []
      : zoneRowsInScope(scope).whereIn(`z.${by}`, zones).orderBy(['u.name', 'z.number']).select(zoneColumns),
  ])
  const [unitRows, zoneRows] = z.tuple([z.array(z.looseObject({})), z.array(z.looseObject({}))]).parse(rows)
  return placeRows.parse([
    ...unitRows.map(row => ({ ...row, scope: 'unit', unit: null })),
    ...zoneRows.map(row => ({ ...row, scope: 'zone' })),
  ])
}

/** Returns the places with the given document ids. Throws 400 if the caller has no access to one of them. */
export async function requirePlaces(
  scope: Scope,
  ids: { units: string[]; zones: string[] },
): Promise<AnnouncementPlace[]> {
  const wanted = { units: [...new Set(ids.units)], zones: [...new Set(ids.zones)] }
  const places = await listPlaces(scope, wanted, 'document_id')
  if (places.length !== wanted.units.length + wanted.zones.length)
    throw fieldError('targets', 'validation.announcement_targets')
  return places
}

const groupIds = (targets: readonly AnnouncementTarget[]): Ids => ({
  units: targets.flatMap(one => (one.scope === 'unit' ? one.scope_id : [])),
  zones: targets.flatMap(one => (one.scope === 'zone' ? one.scope_id : [])),
})

export type AccessibleAnnouncement = {
  row: AnnouncementRow
  places: AnnouncementPlace[]
  hasFullAccess: boolean
}

/**
 * The announcements that the caller may see, each with the places in the caller's scope. `hasFullAccess` is
 * true if the caller has access to all places of the announcement.
 */
export async function listAccessibleAnnouncements(
  scope: Scope,
  rows: readonly AnnouncementRow[],
): Promise<AccessibleAnnouncement[]> {
  const targets = await listTargets(rows.map(({ id }) => id))
  const allPlaces = await listPlaces(scope, groupIds(targets), 'id')
  return rows.flatMap(row => {
    const own = targets.filter(({ announcement_id }) => announcement_id === row.id)
    const places = allPlaces.filter(place =>
      own.some(one => one.scope === place.scope && one.scope_id === place.id),
    )
    const hasFullAccess = scope.units === null || (!row.everywhere && places.length === own.length)
    const isVisible = scope.units === null || row.everywhere || places.length > 0
    return isVisible ? [{ row, places, hasFullAccess }] : []
  })
}

/** Returns an announcement that the caller may see. Throws 404 for any other. */
export async function getAccessibleAnnouncement(
  scope: Scope,
  documentId = '',
): Promise<AccessibleAnnouncement> {
  const row = await findAnnouncementRow({ organisation_id: scope.organisation, document_id: documentId })
  const [found] = row ? await listAccessibleAnnouncements(scope, [row]) : []
  if (!found) throw notFound()
  return found
}

/**
 * Throws 403 unless the caller may change announcements and has access to all places of the announcement.
 */
export function requireEditAccess(scope: Scope, { hasFullAccess }: { hasFullAccess: boolean }): void {
  requirePermission(scope, 'announcement.update')
  if (!hasFullAccess)
    throw new HttpError(403, 'The membership does not cover all units', { code: 'forbidden' })
}
