import { z } from 'zod'
import { recordChanges } from '#src/api/change/services/feed'

const rows = z.array(z.object({ zone: z.string() }))

/**
 * Notifies the devices of units that their bundles may have changed, after a change of subscription, name or time
 * zone. Call it last in the transaction of the change.
 */
export async function recordUnitChanges(units: readonly number[]): Promise<void> {
  if (units.length === 0) return
  const found: unknown = await strapi.db.transaction(({ trx }) =>
    trx('zones')
      .whereIn('business_unit_id', [...units])
      .orderBy('id')
      .select('document_id as zone'),
  )
  await recordChanges(rows.parse(found).map(({ zone }) => ({ kind: 'zone', zone })))
}
