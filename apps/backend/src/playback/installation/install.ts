import { HttpError } from '#src/platform/http/errors'
import { confirmationTime } from '#src/playback/pairing/confirm'
import { findPairing, hashDeviceCode } from '#src/playback/pairing/row'
import { findInstallationCode } from './row'

const refused = (code: 'unknown-code' | 'expired_token') =>
  new HttpError(400, 'The code cannot be used', { code })

/**
 * Offers the device to the zone of an installation code. Somebody at the device then confirms the organisation, as when a
 * member has approved it, and only then the code is used up. Throws 400 `unknown-code` if the code is wrong, used,
 * revoked or expired, and 400 `expired_token` if the device has to request another code first.
 */
export async function installDevice(device_code: string, code: string, now = Date.now()): Promise<void> {
  const found = await findInstallationCode(code, now)
  if (!found) throw refused('unknown-code')
  const pairing = await findPairing({ device_code_hash: hashDeviceCode(device_code) }, now)
  if (pairing?.state !== 'waiting') throw refused('expired_token')
  const approval = {
    state: 'approved',
    zone_id: found.zone_id,
    approved_by: found.created_by,
    replaces_player: false,
    installation_code_id: found.id,
    expires_at: now + confirmationTime,
  }
  const count: number = await strapi.db
    .connection('pairings')
    .where({ id: pairing.id, state: 'waiting' })
    .update(approval)
  if (count !== 1) throw refused('expired_token')
}
