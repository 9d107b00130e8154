import {
  changePlaylistTracks,
  createPlaylist,
  findOwnPlaylist,
  findPlaylist,
  type OwnPlaylist,
} from '#src/catalogue'
import { type Actor, requireFree, type ScopedZone } from '#src/customers'
import { fieldError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { recordChange } from '#src/playback/change/feed'
import { recordZoneAction } from './audit'
import { listExtensionTracks } from './playlist-extension'

type Variety = { playlist: string; title: string }

/**
 * Replaces a playlist with another one, as the zone's default and in its own slots. Returns the number of
 * replacements.
 */
async function replaceInZone(zone: ScopedZone, from: string, to: string): Promise<number> {
  return await strapi.db.transaction(async ({ trx }) => {
    const defaults: number = await trx('zones')
      .where({ id: zone.id, default_playlist: from })
      .update({ default_playlist: to })
    const slots: number = await trx('schedule_slots')
      .where({ scope: 'zone', scope_id: zone.id, playlist: from })
      .update({ playlist: to })
    return defaults + slots
  })
}

async function isPlanned(zone: ScopedZone, playlist: string): Promise<boolean> {
  return await strapi.db.transaction(async ({ trx }) => {
    const [zones, slots]: unknown[] = [
      await trx('zones').where({ id: zone.id, default_playlist: playlist }).first('id'),
      await trx('schedule_slots').where({ scope: 'zone', scope_id: zone.id, playlist }).first('id'),
    ]
    return Boolean(zones ?? slots)
  })
}

/**
 * Makes a curated playlist in a zone more varied by replacing it with a copy that also contains similar
 * tracks, all in one transaction. Repeating the call has no effect. Returns the copy and the number of added
 * tracks.
 */
export async function increaseZoneVariety(
  zone: ScopedZone,
  account: Account,
  actor: Actor,
  { playlist, title }: Variety,
): Promise<{ playlist: OwnPlaylist; added: number }> {
  const curated = await findPlaylist(playlist, zone.organisation_id)
  if (!curated || (await findOwnPlaylist(playlist, zone.organisation_id)))
    throw fieldError('playlist', 'validation.invalid')
  // Computed before the transaction, which would otherwise need a second connection.
  const tracks = await listExtensionTracks(curated, [zone.id])
  return await strapi.db.transaction(async ({ trx }) => {
    for (const subject of ['schedule', 'playlists'] as const)
      if (!actor.headOffice) await requireFree(trx, zone.organisation_id, [zone.business_unit_id], subject)
    // Locks the zone, so that the second of two concurrent requests finds the copy.
    await trx('zones').where({ id: zone.id }).update({ updated_at: new Date() })
    const key = `${zone.documentId}-${playlist}`.slice(0, 64)
    const body = { title, copy_of: playlist }
    const isNeeded = await isPlanned(zone, playlist)
    const copy = await createPlaylist(zone.organisation_id, account, body, key)
    if (!isNeeded) return { playlist: copy, added: 0 }
    if (tracks.length > 0) await changePlaylistTracks(copy, account, copy.revision, { kind: 'add', tracks })
    const places = await replaceInZone(zone, playlist, copy.documentId)
    await recordZoneAction('zone.updated', actor, zone, { fields: 'playlist', places })
    await recordChange({ kind: 'zone', zone: zone.documentId })
    return { playlist: copy, added: tracks.length }
  })
}
