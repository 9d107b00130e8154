import { z } from 'zod'
import type { RowQuery } from '#src/customers'
import { recordChanges } from '#src/playback/change/feed'

const zoneRows = z.array(z.object({ id: z.number(), zone: z.string(), unit: z.number() }))

type Units = { organisation: number; units: readonly number[] | null }

/** The zones in scope whose default playlist, schedule or override refers to a playlist. */
export async function listZonesUsingPlaylist(playlist: string, { organisation, units }: Units) {
  const rows: unknown = await strapi.db.transaction(({ trx }) => {
    const refers = (table: string, scope: string, owner: string) =>
      trx(`${table} as s`)
        .where({ 's.playlist': playlist, 's.scope': scope })
        .whereRaw(`s.scope_id = ${owner}`)
    const zones: RowQuery = trx('zones as z')
      .join('business_units as u', 'u.id', 'z.business_unit_id')
      .where('u.organisation_id', organisation)
      .whereNull('u.deleted_at')
    zones.where(used => {
      used.where('z.default_playlist', playlist)
      used.orWhereExists(
        trx('zone_overrides as v').where('v.playlist', playlist).whereRaw('v.zone_id = z.id'),
      )
      for (const table of ['schedule_slots', 'schedule_exceptions'])
        used
          .orWhereExists(refers(table, 'zone', 'z.id'))
          .orWhereExists(refers(table, 'unit', 'u.id'))
          .orWhereExists(refers(table, 'organisation', 'u.organisation_id'))
    })
    if (units) zones.whereIn('u.id', [...units])
    return zones.orderBy('z.id').select('z.id', 'z.document_id as zone', 'u.id as unit')
  })
  return zoneRows.parse(rows)
}

/**
 * Notifies the devices that play a playlist. Must be called last in the transaction that makes the change.
 */
export async function recordPlaylistChange(playlist: string, organisation: number): Promise<void> {
  const zones = await listZonesUsingPlaylist(playlist, { organisation, units: null })
  await recordChanges(zones.map(({ zone }) => ({ kind: 'zone', zone })))
}
