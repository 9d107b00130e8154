import { z } from 'zod'
import { recordChanges } from '#src/playback/change/feed'

const rows = z.array(z.object({ zone: z.string() }))

/**
 * Notifies the devices in units that their bundles may have changed, after a change of subscription, name or
 * time zone. Must be called last in the transaction that makes the change.
 */
export async function recordUnitChanges(units: readonly number[]): Promise<void> {
  if (units.length === 0) return
  const zoneRows: unknown = await strapi.db.transaction(({ trx }) =>
    trx('zones')
      .whereIn('business_unit_id', [...units])
      .orderBy('id')
      .select('document_id as zone'),
  )
  await recordZones(zoneRows)
}

const recordZones = (found: unknown) =>
  recordChanges(rows.parse(found).map(({ zone }) => ({ kind: 'zone', zone })))

/** Like `recordUnitChanges`, for all units of an organisation. */
export async function recordOrganisationChanges(organisation: number): Promise<void> {
  const zoneRows: unknown = await strapi.db.transaction(({ trx }) =>
    trx('zones as z')
      .join('business_units as u', 'u.id', 'z.business_unit_id')
      .where('u.organisation_id', organisation)
      .orderBy('z.id')
      .select('z.document_id as zone'),
  )
  await recordZones(zoneRows)
}
