import { type DeviceCode, type DeviceTokenError, formatUserCode } from '@bgm/validation'
import { findZoneById } from '#src/api/zone/services/row'
import { HttpError } from '#src/http/errors'
import { newToken } from '#src/runtime/cryptography'
import { environment } from '#src/runtime/environment'
import { newUserCode } from '../rules/user-code'
import { deriveDeviceToken, findPairing, hashDeviceCode, hashDeviceToken, hashUserCode } from './row'

/** The lifetime of a code, in seconds. */
export const codeLifetime = 15 * 60
const pollInterval = 5
/** Tolerance, in milliseconds, for polls that arrive slightly early. */
const slack = 1_000

/** Starts a pairing and creates a secret code for the device and a short code for its screen. */
export async function createPairing(app_version: string, now = Date.now()): Promise<DeviceCode> {
  const device_code = newToken()
  const user_code = newUserCode()
  await strapi.db.connection('pairings').insert({
    device_code_hash: hashDeviceCode(device_code),
    user_code_hash: hashUserCode(user_code),
    token_hash: hashDeviceToken(deriveDeviceToken(device_code)),
    state: 'waiting',
    app_version,
    expires_at: now + codeLifetime * 1000,
  })
  const shown = formatUserCode(user_code)
  const page = new URL('/pair', environment.PORTAL_URL).href
  return {
    device_code,
    user_code: shown,
    verification_uri: page,
    verification_uri_complete: `${page}?code=${shown}`,
    expires_in: codeLifetime,
    interval: pollInterval,
  }
}

const tokenError = (code: DeviceTokenError) => new HttpError(400, 'The device has no token yet', { code })

/**
 * Returns the token of an approved device, which does not change until the code expires. Throws 400 with the
 * error codes of RFC 8628.
 */
export async function getDeviceToken(device_code: string, now = Date.now()) {
  const pairing = await findPairing({ device_code_hash: hashDeviceCode(device_code) }, now)
  if (!pairing) throw tokenError('expired_token')
  if (pairing.state === 'declined') throw tokenError('access_denied')
  if (pairing.state === 'waiting' || pairing.zone_id === null) {
    await strapi.db.connection('pairings').where({ id: pairing.id }).update({ polled_at: now })
    const tooSoon = pairing.polled_at !== null && now - pairing.polled_at < pollInterval * 1000 - slack
    throw tokenError(tooSoon ? 'slow_down' : 'authorization_pending')
  }
  const zone = await findZoneById(pairing.zone_id)
  if (!zone) throw tokenError('expired_token')
  return { token: deriveDeviceToken(device_code), zone: { id: zone.documentId, name: zone.name } }
}
