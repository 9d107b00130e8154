import { findPassZone, verifyRemotePass } from '@bgm/playback'
import { z } from 'zod'
import { existingUnitRows } from '#src/customers'
import { HttpError } from '#src/platform/http/errors'
import { getRemoteSecret } from '#src/playback/zone/remote-secret'
import { getUnitRemote, type UnitRemote } from './unit-remote'

const zoneRow = z.object({
  id: z.number(),
  documentId: z.string(),
  name: z.string(),
  business_unit_id: z.number(),
  unit: z.string(),
  unit_name: z.string(),
  organisation_id: z.number(),
  number: z.number(),
  max_volume: z.number(),
})
export type RemoteZone = z.output<typeof zoneRow>

const columns = [
  'z.id',
  'z.document_id as documentId',
  'z.name',
  'z.number',
  'z.max_volume',
  'z.business_unit_id',
  'u.document_id as unit',
  'u.name as unit_name',
  'u.organisation_id',
]

const existingZoneRows = () => existingUnitRows().join('zones as z', 'z.business_unit_id', 'u.id')

/** The zone that a pass is for, or null once the zone or its unit has been deleted. */
export async function findRemoteZone(id: number): Promise<RemoteZone | null> {
  const row: unknown = await existingZoneRows().where('z.id', id).first(columns)
  return row ? zoneRow.parse(row) : null
}

const leasedRow = zoneRow.extend({ epoch: z.number() })

export type ScannedZone = { zone: RemoteZone; setting: UnitRemote; expiresAt: number }

/**
 * The zone whose player shows this code or showed it up to five minutes ago. Returns null for any other
 * text.
 */
export async function findScannedZone(pass: string, now = Date.now()): Promise<ScannedZone | null> {
  const documentId = findPassZone(pass)
  if (documentId === null) return null
  const row: unknown = await existingZoneRows()
    .join('leases as l', 'l.zone_id', 'z.id')
    .where('z.document_id', documentId)
    .whereNotNull('l.player_id')
    .first([...columns, 'l.epoch'])
  if (!row) return null
  const { epoch, ...zone } = leasedRow.parse(row)
  const expiresAt = await verifyRemotePass(getRemoteSecret({ documentId, epoch }), documentId, pass, now)
  if (expiresAt === null) return null
  return { zone, setting: await getUnitRemote(zone.business_unit_id), expiresAt }
}

/** Throws 409 `staff-remote-off` if the unit does not allow staff passes. */
export function requireStaffRemote({ setting }: ScannedZone): void {
  if (!setting.allowed)
    throw new HttpError(409, 'The unit does not allow the staff remote', { code: 'staff-remote-off' })
}
