import {
  type DeviceCode,
  type DeviceTokenError,
  formatUserCode,
  type KeyProof,
  type PairingRequest,
} from '@bgm/validation'
import { z } from 'zod'
import { HttpError } from '#src/platform/http/errors'
import { newToken } from '#src/platform/runtime/cryptography'
import { environment } from '#src/platform/runtime/environment'
import { isKeyProven } from '#src/playback/device-key/verify'
import { findZoneById } from '#src/playback/zone/row'
import { findApproval } from './confirm'
import {
  deriveDeviceToken,
  findPairing,
  hashDeviceCode,
  hashDeviceToken,
  hashUserCode,
  type PairingRow,
} from './row'
import { newUserCode } from './rules/user-code'

/** The lifetime of a code, in seconds. */
const codeLifetime = 15 * 60
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

const nameRow = z.object({ organisation: z.string(), business_unit: z.string() })

/** What the device shows before it is paired: who wants to use it, and for which zone. */
async function describeApproval(
  pairing: PairingRow,
  now: number,
): Promise<{ confirm: PairingRequest } | null> {
  const approval = await findApproval(pairing)
  if (!approval) return null
  const row: unknown = await strapi.db
    .connection('business_units as u')
    .join('organisations as o', 'o.id', 'u.organisation_id')
    .where('u.id', approval.zone.business_unit_id)
    .first({ organisation: 'o.name', business_unit: 'u.name' })
  const expires_in = Math.floor((pairing.expires_at - now) / 1000)
  return { confirm: { ...nameRow.parse(row), zone: approval.zone.name, expires_in } }
}

const keyRow = z.object({ public_key: z.string().nullable() })

/** Whether the token may be issued: to a device that was paired with a key only if it has the key. */
async function mayGetToken({ player_id }: PairingRow, device_code: string, key: KeyProof | undefined) {
  const row: unknown = await strapi.db.connection('players').where({ id: player_id }).first('public_key')
  const { public_key } = row ? keyRow.parse(row) : { public_key: null }
  return public_key === null || (key?.public_key === public_key && (await isKeyProven(key, device_code)))
}

type TokenRequest = { device_code: string; key?: KeyProof | undefined }

/**
 * Returns the token of a confirmed device, which does not change until the code expires, or the organisation
 * that the device has to confirm. Throws 400 with the error codes of RFC 8628.
 */
export async function getDeviceToken({ device_code, key }: TokenRequest, now = Date.now()) {
  const pairing = await findPairing({ device_code_hash: hashDeviceCode(device_code) }, now)
  if (!pairing) throw tokenError('expired_token')
  if (pairing.state === 'declined') throw tokenError('access_denied')
  if (pairing.state === 'approved') {
    const request = await describeApproval(pairing, now)
    if (!request) throw tokenError('expired_token')
    return request
  }
  if (pairing.state === 'waiting' || pairing.zone_id === null) {
    await strapi.db.connection('pairings').where({ id: pairing.id }).update({ polled_at: now })
    const tooSoon = pairing.polled_at !== null && now - pairing.polled_at < pollInterval * 1000 - slack
    throw tokenError(tooSoon ? 'slow_down' : 'authorization_pending')
  }
  const zone = await findZoneById(pairing.zone_id)
  if (!zone) throw tokenError('expired_token')
  if (!(await mayGetToken(pairing, device_code, key))) throw tokenError('access_denied')
  return { token: deriveDeviceToken(device_code), zone: { id: zone.documentId, name: zone.name } }
}
