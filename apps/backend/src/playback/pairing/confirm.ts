import { hasPermission, type KeyProof } from '@bgm/validation'
import {
  getScopeInOrganisation,
  listScopedZones,
  lockMembers,
  memberActor,
  type ScopedZone,
} from '#src/customers'
import { findAccountByDocumentId } from '#src/identity'
import { HttpError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { recordChanges } from '#src/playback/change/feed'
import { isKeyTaken } from '#src/playback/device-key/register'
import { isKeyProven } from '#src/playback/device-key/verify'
import { closeZoneCode } from '#src/playback/installation/row'
import { addPlayer, advanceLease, revokePlayer } from '#src/playback/player/lease'
import { recordZoneAction } from '#src/playback/zone/audit'
import { findZoneWithOrganisation } from '#src/playback/zone/row'
import { findPairing, hashDeviceCode, type PairingRow } from './row'

const minute = 60_000
/** How long somebody at the device may take to confirm, in milliseconds. */
export const confirmationTime = 5 * minute

const expired = () => new HttpError(400, 'The code can no longer be confirmed', { code: 'expired_token' })

type Approval = { zone: ScopedZone; account: Account }

/** The approved zone and the member who approved it, as long as they may pair its players. */
export async function findApproval({ zone_id, approved_by }: PairingRow): Promise<Approval | null> {
  const account = approved_by === null ? null : await findAccountByDocumentId(approved_by)
  const zoneRow = zone_id === null ? null : await findZoneWithOrganisation(zone_id)
  if (!account || account.blocked || !zoneRow) return null
  const scope = await getScopeInOrganisation(account.id, zoneRow.organisation_id)
  const zone = (await listScopedZones(scope, [zoneRow.id])).get(zoneRow.id)
  return zone && hasPermission(scope.role, 'player.manage') ? { zone, account } : null
}

/** Marks an approved code as confirmed or declined. Throws 400 `expired_token` if it is no longer approved. */
async function settleApproved(
  { id }: PairingRow,
  state: 'confirmed' | 'declined',
  now: number,
): Promise<void> {
  const count: number = await strapi.db.transaction(({ trx }) =>
    trx('pairings')
      .where({ id, state: 'approved' })
      // Gives the device five more minutes to fetch its token.
      .update({ state, expires_at: now + confirmationTime }),
  )
  if (count !== 1) throw expired()
}

/** Throws unless the member may pair players in this zone. Changes of members wait until the transaction ends. */
async function requirePairingPermission({ zone, account }: Approval): Promise<void> {
  await lockMembers(zone.organisation_id)
  const { role, units } = await getScopeInOrganisation(account.id, zone.organisation_id)
  const reaches = units === null || units.includes(zone.business_unit_id)
  if (!reaches || !hasPermission(role, 'player.manage')) throw expired()
}

async function pair(pairing: PairingRow, proof: KeyProof | null, now: number): Promise<void> {
  const approval = await findApproval(pairing)
  if (!approval) throw expired()
  await strapi.db.transaction(async ({ trx }) => {
    await settleApproved(pairing, 'confirmed', now)
    await requirePairingPermission(approval)
    const { zone, account } = approval
    const { player: current, epoch } = await advanceLease(zone)
    // The zone may have got another player since the approval.
    if (current !== null && !pairing.replaces_player) throw expired()
    // A code that another device has used, or that was revoked after it was entered, does not pair.
    const isCodeOpen = await closeZoneCode(trx, zone.id, { code: pairing.installation_code_id, now })
    if (pairing.installation_code_id !== null && !isCodeOpen) throw expired()
    const revoked = current === null ? [] : [await revokePlayer(zone, current, 'replaced', now)]
    const { token_hash, app_version } = pairing
    const key = proof && !(await isKeyTaken(trx, proof)) ? proof : null
    const player = { token_hash, app_version, paired_by: account.documentId, key, now }
    const player_id = await addPlayer(zone, epoch, player)
    await trx('pairings').where({ id: pairing.id }).update({ player_id })
    await recordZoneAction(current === null ? 'player.paired' : 'player.replaced', memberActor(account), zone)
    await recordChanges([...revoked, { kind: 'zone', zone: zone.documentId }])
  })
}

type Answer = { device_code: string; confirmed: boolean; key?: KeyProof | undefined }

/**
 * Pairs the device with the approved zone, or declines the organisation. Throws 400 `expired_token` if the
 * approval has expired or is no longer allowed; the device then shows a new code. Repeating the call after a
 * confirmation has no effect. A device whose key is not proven is paired without one.
 */
export async function answerApproval(
  { device_code, confirmed, key }: Answer,
  now = Date.now(),
): Promise<void> {
  const pairing = await findPairing({ device_code_hash: hashDeviceCode(device_code) }, now)
  if (confirmed && pairing?.state === 'confirmed') return
  if (pairing?.state !== 'approved') throw expired()
  const isProven = key !== undefined && (await isKeyProven(key, device_code))
  if (confirmed) await pair(pairing, isProven ? key : null, now)
  else await settleApproved(pairing, 'declined', now)
}
