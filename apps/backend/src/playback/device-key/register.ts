import type { DeviceKey, DeviceKeyState, KeyProof } from '@bgm/validation'
import { z } from 'zod'
import { memberActor, type ScopedZone, systemActor } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { HttpError, notFound } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { playerChanged } from '#src/playback/player/events'
import { recordZoneAction } from '#src/playback/zone/audit'
import { findZoneWithOrganisation } from '#src/playback/zone/row'
import { isKeyProven } from './verify'

const keyRow = z.object({
  id: z.number(),
  zone_id: z.number(),
  token_hash: z.string(),
  public_key: z.string().nullable(),
  new_key_alg: z.string().nullable(),
  new_public_key: z.string().nullable(),
})

/** The current device that a condition names, locked until the transaction ends. */
async function lockPlayer(trx: Transaction, where: Record<string, string>) {
  const row: unknown = await trx('players as p')
    .join('leases as l', 'l.player_id', 'p.id')
    .where(where)
    .whereNull('p.revoked_at')
    .forUpdate('p')
    .first('p.id', 'p.zone_id', 'p.token_hash', 'p.public_key', 'p.new_key_alg', 'p.new_public_key')
  if (!row) throw notFound()
  return keyRow.parse(row)
}

/** Whether a key belongs to a device already: a key is for one pairing only. */
export const isKeyTaken = async (trx: Transaction, { public_key }: DeviceKey): Promise<boolean> =>
  (await trx('players').where({ public_key }).first('id')) !== undefined

/** Every key begins a chain. */
const noChain = { chain: null, chain_link: null, forked_at: null }
const noNewKey = { new_key_alg: null, new_public_key: null, new_key_at: null }

/**
 * Registers the key of a paired device. The first one is used at once; one that replaces another waits until a member
 * confirms it, because a copied token is all that it takes to ask for this. Repeating the call has no effect.
 */
export async function registerKey(
  player: string,
  proof: KeyProof,
  now = Date.now(),
): Promise<DeviceKeyState> {
  const { alg, public_key } = proof
  return await strapi.db.transaction(async ({ trx }): Promise<DeviceKeyState> => {
    const row = await lockPlayer(trx, { 'p.document_id': player })
    if (row.public_key === public_key) return 'current'
    if (!(await isKeyProven(proof, row.token_hash)) || (await isKeyTaken(trx, proof))) return 'refused'
    if (row.public_key === null) {
      await trx('players').where({ id: row.id }).update({ key_alg: alg, public_key, key_at: now })
      await playerChanged.raise({ trx, player: row.id, at: now })
      return 'current'
    }
    if (row.new_public_key !== public_key)
      await trx('players')
        .where({ id: row.id })
        .update({ new_key_alg: alg, new_public_key: public_key, new_key_at: now })
    if (row.new_public_key === null) {
      const zone = await findZoneWithOrganisation(row.zone_id)
      if (zone) await recordZoneAction('player.key-lost', systemActor, zone)
    }
    return 'waiting'
  })
}

/**
 * Accepts the new key of a zone's device, which is the one that the member has seen. Throws 409 `key-changed` if it is
 * another one by now. Repeating the call has no effect.
 */
export async function confirmKey(
  zone: ScopedZone,
  account: Account,
  public_key: string,
  now = Date.now(),
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const row = await lockPlayer(trx, { 'l.zone_id': String(zone.id) })
    if (row.public_key === public_key) return
    if (row.new_public_key !== public_key)
      throw new HttpError(409, 'The device has another key by now', { code: 'key-changed' })
    await trx('players')
      .where({ id: row.id })
      .update({ key_alg: row.new_key_alg, public_key, key_at: now, ...noNewKey, ...noChain })
    await playerChanged.raise({ trx, player: row.id, at: now })
    await recordZoneAction('player.key-confirmed', memberActor(account), zone)
  })
}
