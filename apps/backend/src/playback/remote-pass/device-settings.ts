import { systemActor } from '#src/customers'
import { HttpError, notFound } from '#src/platform/http/errors'
import { consume, restoreAttempt } from '#src/platform/http/rate-limit'
import { listPlayers } from '#src/playback/player/row'
import { setDesiredState } from '#src/playback/zone/change'
import { findRemoteZone, type RemoteZone } from './screen-pass'
import { getUnitRemote, isStaffPin } from './unit-remote'

/** The zone of a player that is still paired. Throws 404 for any other player. */
async function getZoneOfPlayer(documentId: string): Promise<RemoteZone> {
  const [player] = await listPlayers([documentId])
  const zone = player && player.revoked_at === null ? await findRemoteZone(player.zone_id) : null
  if (!zone) throw notFound()
  return zone
}

/**
 * Throws 400 `wrong-pin` unless the PIN is the staff PIN of the player's unit. Attempts are counted per
 * player, so guessing on one screen does not lock staff out of the remote.
 */
export async function checkDevicePin(player: string, pin: string): Promise<void> {
  const zone = await getZoneOfPlayer(player)
  await consume('staff-pin-player', player)
  const { pin_hash } = await getUnitRemote(zone.business_unit_id)
  if (pin_hash === null || !(await isStaffPin(zone.business_unit_id, pin, pin_hash)))
    throw new HttpError(400, 'The PIN is wrong', { code: 'wrong-pin' })
  await restoreAttempt('staff-pin-player', player)
}

/** Sets the volume of a zone, up to its maximum, for someone at its device. */
export async function setDeviceVolume(player: string, volume: number): Promise<void> {
  const zone = await getZoneOfPlayer(player)
  await consume('device-volume-player', player)
  await setDesiredState(zone, systemActor, { volume })
}
