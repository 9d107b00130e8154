import { z } from 'zod'
import { type Actor, memberActor, type ScopedZone, systemActor } from '#src/customers'
import { HttpError, notFound } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { recordChanges } from '#src/playback/change/feed'
import { advanceLease, revokePlayer } from '#src/playback/player/lease'
import { listPlayers } from '#src/playback/player/row'
import { recordZoneAction } from '#src/playback/zone/audit'
import { findZoneWithOrganisation } from '#src/playback/zone/row'
import { confirmationTime } from './confirm'
import { findPairing, hashUserCode, type PairingRow } from './row'

const conflict = (code: string) => new HttpError(409, 'The device cannot be paired', { code })

/** Returns the pairing for a code entered by a member. Throws 404 if it is unknown or has expired. */
export async function getPairing(userCode: string, now = Date.now()): Promise<PairingRow> {
  const pairing = await findPairing({ user_code_hash: hashUserCode(userCode) }, now)
  if (!pairing) throw notFound()
  return pairing
}

async function settle({ id }: PairingRow, columns: Record<string, unknown>): Promise<void> {
  const count: number = await strapi.db.transaction(({ trx }) =>
    trx('pairings').where({ id, state: 'waiting' }).update(columns),
  )
  if (count !== 1) throw conflict('pairing-used')
}

type Approval = { account: Account; zone: ScopedZone; replace: boolean; now?: number }

async function hasPlayer(zone: number): Promise<boolean> {
  const row: unknown = await strapi.db
    .connection('leases')
    .where({ zone_id: zone })
    .whereNotNull('player_id')
    .first('zone_id')
  return row !== undefined
}

/**
 * Offers the device that has this code to a zone. Nothing changes until somebody at the device confirms the
 * organisation, for which they have five minutes. Throws 409 `zone-has-player` if the zone has a player and
 * `replace` is not set, and 409 `pairing-used` if the code has already been approved or declined.
 */
export async function approvePairing(
  pairing: PairingRow,
  { account, zone, replace, now = Date.now() }: Approval,
): Promise<void> {
  if (pairing.state === 'waiting' && !replace && (await hasPlayer(zone.id))) throw conflict('zone-has-player')
  const approval = { zone_id: zone.id, approved_by: account.documentId, replaces_player: replace }
  await settle(pairing, { state: 'approved', ...approval, expires_at: now + confirmationTime })
}

/** Declines a device. Throws 409 `pairing-used` if its code has already been approved. */
export const declinePairing = (pairing: PairingRow): Promise<void> => settle(pairing, { state: 'declined' })

type UnpairedZone = Pick<ScopedZone, 'id' | 'documentId' | 'name' | 'organisation_id'>

/**
 * Unpairs a zone's device and notifies it through the feed. Does nothing if the zone has no device, or if
 * `only` is set and the zone has a different device.
 */
async function unpair(zone: UnpairedZone, actor: Actor, { only, now }: { only?: number; now: number }) {
  await strapi.db.transaction(async () => {
    const { player } = await advanceLease(zone)
    if (player === null || (only !== undefined && player !== only)) return
    const revoked = await revokePlayer(zone, player, 'unpaired', now)
    await recordZoneAction('player.unpaired', actor, zone)
    await recordChanges([revoked, { kind: 'zone', zone: zone.documentId }])
  })
}

/** Unpairs a zone's device on behalf of a member. */
export const unpairZone = (zone: ScopedZone, account: Account, now = Date.now()): Promise<void> =>
  unpair(zone, memberActor(account), { now })

/** Unpairs a device at the request of someone at its screen. Repeating the call has no effect. */
export async function unpairPlayer(documentId: string, now = Date.now()): Promise<void> {
  const [player] = await listPlayers([documentId])
  if (!player || player.revoked_at !== null) return
  const zone = await findZoneWithOrganisation(player.zone_id)
  if (zone) await unpair(zone, systemActor, { only: player.id, now })
}

const zoneRows = z.array(z.object({ id: z.number() }))

/** Unpairs all devices of an organisation and ends the passes of its staff. Call this in a transaction. */
export async function endDevicesAndPasses(organisation: number, now: number): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const units = trx('business_units').where({ organisation_id: organisation }).select('id')
    const own = () => trx('zones').whereIn('business_unit_id', units)
    const paired = trx('leases').whereNotNull('player_id').select('zone_id')
    for (const { id } of zoneRows.parse(await own().whereIn('id', paired).orderBy('id').select('id'))) {
      const zone = await findZoneWithOrganisation(id)
      if (zone) await unpair(zone, systemActor, { now })
    }
    await trx('remote_passes')
      .whereIn('zone_id', own().select('id'))
      .where({ revoked_at: null })
      .where('expires_at', '>', now)
      .update({ revoked_at: now })
  })
}
