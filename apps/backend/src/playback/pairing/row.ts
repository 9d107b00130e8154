import { pairingStates } from '@bgm/validation'
import { z } from 'zod'
import { hmac, sha256 } from '#src/platform/runtime/cryptography'

export const hashDeviceCode = (code: string): string => hmac('pairing device code', code)
export const hashUserCode = (code: string): string => hmac('pairing user code', code)

/**
 * The token is derived from the device code, so a device that missed the response gets the same token again.
 */
export const deriveDeviceToken = (deviceCode: string): string => hmac('device token', deviceCode)

export const hashDeviceToken = (token: string): string => sha256(token)

const milliseconds = z.coerce.number()

const pairingRow = z.object({
  id: z.number(),
  state: z.enum(pairingStates),
  token_hash: z.string(),
  app_version: z.string(),
  zone_id: z.number().nullable(),
  player_id: z.number().nullable(),
  approved_by: z.string().nullable(),
  replaces_player: z.boolean().nullable(),
  installation_code_id: z.number().nullable(),
  polled_at: milliseconds.nullable(),
  expires_at: milliseconds,
})
export type PairingRow = z.output<typeof pairingRow>

type Key = { device_code_hash: string } | { user_code_hash: string }

/** Finds a pairing whose code has not expired. */
export async function findPairing(key: Key, now: number): Promise<PairingRow | null> {
  const row: unknown = await strapi.db.connection('pairings').where(key).where('expires_at', '>', now).first()
  return row ? pairingRow.parse(row) : null
}

/** Deletes pairings that can no longer be used. */
export async function deleteExpiredPairings(now = Date.now()): Promise<void> {
  await strapi.db.connection('pairings').where('expires_at', '<', now).delete()
}
