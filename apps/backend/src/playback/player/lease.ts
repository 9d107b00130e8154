import type { ChangeFeedEntry, DeviceKey } from '@bgm/validation'
import { z } from 'zod'
import { newRecordId } from '#src/platform/runtime/cryptography'

import { playerChanged } from './events'

const leaseRows = z.array(z.object({ player_id: z.number().nullable(), epoch: z.number() }))
const playerRows = z.array(z.object({ id: z.number(), document_id: z.string() }))

type Zone = { id: number; documentId: string }
type NewPlayer = {
  token_hash: string
  app_version: string
  paired_by: string
  /** Null for a device that does not sign its plays. */
  key: DeviceKey | null
  now: number
}
type Revocation = Extract<ChangeFeedEntry['change'], { kind: 'player-revoked' }>

/**
 * Increments the epoch of a zone's lease, which also locks its row until the surrounding transaction ends, so
 * that only one device plays in a zone. Returns the player that holds the lease, or null.
 */
export async function advanceLease(zone: Zone): Promise<{ player: number | null; epoch: number }> {
  return strapi.db.transaction(async ({ trx }) => {
    await trx('leases').insert({ zone_id: zone.id, epoch: 0 }).onConflict('zone_id').ignore()
    const rows: unknown = await trx('leases')
      .where({ zone_id: zone.id })
      .increment('epoch', 1)
      .returning(['player_id', 'epoch'])
    const [lease] = leaseRows.parse(rows)
    if (!lease) throw new Error('The lease of a zone is missing')
    return { player: lease.player_id, epoch: lease.epoch }
  })
}

/** Adds a player and assigns the lease to it. Call this after `advanceLease`, in the same transaction. */
export async function addPlayer(zone: Zone, epoch: number, player: NewPlayer): Promise<number> {
  return strapi.db.transaction(async ({ trx }) => {
    const { now, key, ...columns } = player
    const keyColumns = key && { key_alg: key.alg, public_key: key.public_key, key_at: now }
    const rows: unknown = await trx('players')
      .insert({
        ...columns,
        ...keyColumns,
        document_id: newRecordId(),
        zone_id: zone.id,
        epoch,
        paired_at: now,
      })
      .returning(['id', 'document_id'])
    const id = playerRows.parse(rows)[0]?.id ?? 0
    await trx('leases').where({ zone_id: zone.id }).update({ player_id: id })
    await trx('zone_statuses').where({ zone_id: zone.id }).delete()
    await playerChanged.raise({ trx, player: id, at: now })
    return id
  })
}

const pairedRows = z.array(z.object({ id: z.number(), documentId: z.string() }))

/**
 * The zones with a player in a unit, or the given zone if it has one, in a fixed order, so that concurrent
 * locks cannot deadlock.
 */
async function listPairedZones(where: { unit: string } | { zone: string }): Promise<Zone[]> {
  return strapi.db.transaction(async ({ trx }) => {
    const rows = trx('leases as l')
      .join('zones as z', 'z.id', 'l.zone_id')
      .join('business_units as u', 'u.id', 'z.business_unit_id')
      .whereNotNull('l.player_id')
      .orderBy('z.id')
      .select('z.id', 'z.document_id as documentId')
    const found: unknown =
      'unit' in where
        ? await rows.where('u.document_id', where.unit)
        : await rows.where('z.document_id', where.zone)
    return pairedRows.parse(found)
  })
}

/**
 * Revokes the players of a unit or zone that is being deleted. Returns the changes, which the caller must
 * record last in its transaction.
 */
export async function revokePlayers(
  where: { unit: string } | { zone: string },
  now = Date.now(),
): Promise<Revocation[]> {
  const revoked: Revocation[] = []
  for (const zone of await listPairedZones(where)) {
    const { player } = await advanceLease(zone)
    if (player !== null) revoked.push(await revokePlayer(zone, player, 'unpaired', now))
  }
  return revoked
}

/** Revokes a player and returns the change that notifies the gateways. Call this after `advanceLease`. */
export async function revokePlayer(
  zone: Zone,
  player: number,
  reason: Revocation['reason'],
  now: number,
): Promise<Revocation> {
  return strapi.db.transaction(async ({ trx }): Promise<Revocation> => {
    const rows: unknown = await trx('players')
      .where({ id: player })
      .update({ revoked_at: now, revoked_reason: reason })
      .returning(['id', 'document_id'])
    await trx('leases').where({ zone_id: zone.id, player_id: player }).update({ player_id: null })
    await trx('zone_statuses').where({ zone_id: zone.id }).delete()
    await playerChanged.raise({ trx, player, at: now })
    const documentId = playerRows.parse(rows)[0]?.document_id ?? ''
    return { kind: 'player-revoked', player: documentId, zone: zone.documentId, reason }
  })
}
