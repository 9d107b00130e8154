import { z } from 'zod'
import { insertRows } from '#src/platform/database/insert-rows'
import { encrypt, newRecordId, newToken } from '#src/platform/runtime/cryptography'
import { mapInSlices } from '#src/platform/runtime/map-in-slices'
import { licencesChanged } from './changed'
import { newLicenceCode } from './rules/code'

const batchSize = 500
export const liveSecretPurpose = 'licence live secret'

const idRows = z.array(z.object({ id: z.number() }))

/**
 * Issues licences to zones. A code exists as long as its zone, but its validity depends on the subscription.
 */
async function issue(zones: readonly number[], now: number): Promise<void> {
  if (zones.length === 0) return
  await strapi.db.transaction(async ({ trx }) => {
    const issuedAt = new Date(now)
    const rows = await mapInSlices(zones, zone_id => ({
      document_id: newRecordId(),
      created_at: issuedAt,
      updated_at: issuedAt,
      published_at: issuedAt,
      state: 'missing',
      revoked: false,
      zone_id,
      code: newLicenceCode(),
      live_secret: encrypt(liveSecretPurpose, newToken()),
      issued_at: now,
    }))
    const clause = 'on conflict (zone_id) do nothing returning id'
    const issued = await insertRows(trx, 'licences', rows, clause)
    const licences = idRows.parse(issued).map(({ id }) => id)
    await licencesChanged.raise({ trx, licences, at: now })
  })
}

const unlicensed = `not exists (select 1 from licences as l where l.zone_id = z.id)`

/** Issues a licence to each zone of units that lacks one. Call this in the transaction that adds the zones. */
export async function issueLicences(units: readonly number[], now = Date.now()): Promise<void> {
  const rows: unknown = await strapi.db.transaction(({ trx }) =>
    trx('zones as z')
      .whereIn('z.business_unit_id', [...units])
      .whereRaw(unlicensed)
      .orderBy('z.id')
      .select('z.id'),
  )
  await issue(
    idRows.parse(rows).map(({ id }) => id),
    now,
  )
}

/** Issues a licence to each zone that was created before licences existed. */
export async function issueMissingLicences(now = Date.now()): Promise<void> {
  for (;;) {
    const rows: unknown = await strapi.db
      .connection('zones as z')
      .whereNotNull('z.business_unit_id')
      .whereRaw(unlicensed)
      .orderBy('z.id')
      .limit(batchSize)
      .select('z.id')
    const zones = idRows.parse(rows).map(({ id }) => id)
    await issue(zones, now)
    if (zones.length < batchSize) return
  }
}
