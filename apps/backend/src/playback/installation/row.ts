import { installationCodeLength, userCodeAlphabet } from '@bgm/validation'
import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'
import { hmac } from '#src/platform/runtime/cryptography'

/** How long a code can be used, in milliseconds. */
export const codeLifetime = 14 * 24 * 60 * 60_000

export const hashInstallationCode = (code: string): string => hmac('installation code hash', code)

/**
 * The code of a record. It is derived from the record's id with a key that is not in the database, so that a sheet can
 * be printed again, although only hashes are stored.
 */
export function deriveInstallationCode(documentId: string): string {
  const bytes = Buffer.from(hmac('installation code', documentId), 'base64url')
  // 240 is a multiple of the 20 letters, so each letter is as likely as the others.
  const letters = [...bytes].filter(byte => byte < 240).map(byte => userCodeAlphabet[byte % 20])
  if (letters.length < installationCodeLength) throw new Error('The digest has too few letters')
  return letters.slice(0, installationCodeLength).join('')
}

const codeRow = z.object({ id: z.number(), zone_id: z.number(), created_by: z.string() })
export type InstallationCode = z.output<typeof codeRow>

/** Finds a code that is open and has not expired. */
export async function findInstallationCode(code: string, now: number): Promise<InstallationCode | null> {
  const row: unknown = await strapi.db
    .connection('installation_codes')
    .where({ code_hash: hashInstallationCode(code) })
    .whereNull('closed_at')
    .where('expires_at', '>', now)
    .first('id', 'zone_id', 'created_by')
  return row ? codeRow.parse(row) : null
}

/**
 * Closes the code of a zone, because the zone gets a device. Returns whether `code` was open until now, so that of two
 * devices with the same code only one is paired.
 */
export async function closeZoneCode(
  trx: Transaction,
  zone: number,
  { code, now }: { code: number | null; now: number },
): Promise<boolean> {
  const closed: unknown = await trx('installation_codes')
    .where({ zone_id: zone })
    .whereNull('closed_at')
    .update({ closed_at: now })
    .returning(['id', 'expires_at'])
  return z
    .array(z.object({ id: z.number(), expires_at: z.coerce.number() }))
    .parse(closed)
    .some(({ id, expires_at }) => id === code && expires_at > now)
}

/** Deletes codes that can no longer be used. */
export async function deleteExpiredCodes(now = Date.now()): Promise<void> {
  await strapi.db.connection('installation_codes').where('expires_at', '<', now).delete()
}
