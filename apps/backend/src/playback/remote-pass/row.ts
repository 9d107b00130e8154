import { staffPassHours } from '@bgm/validation'
import { z } from 'zod'
import type { Actor } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { newRecordId, sha256 } from '#src/platform/runtime/cryptography'

const hour = 60 * 60_000
export const passLifetime = staffPassHours * hour
/** The time that a member has to approve a request, in milliseconds. */
export const passRequestLifetime = 10 * 60_000
const day = 24 * hour
/**
 * The time for which a pass is kept after it has expired, so that the audit log can show the name of its
 * holder.
 */
const retention = 365 * day

const milliseconds = z.coerce.number()

const passRow = z.object({
  id: z.number(),
  document_id: z.string(),
  zone_id: z.number(),
  name: z.string(),
  state: z.enum(['waiting', 'granted', 'declined']),
  number: z.number().nullable(),
  granted_by: z.string().nullable(),
  created_at: milliseconds,
  expires_at: milliseconds,
  revoked_at: milliseconds.nullable(),
})
export type PassRow = z.output<typeof passRow>

export const passActor = ({ document_id }: Pick<PassRow, 'document_id'>): Actor => ({
  kind: 'pass',
  name: document_id,
})

export type PassState = 'waiting' | 'active' | 'declined' | 'expired' | 'revoked'

/** A request or pass that has ended never becomes valid again. */
export function getPassState({ state, expires_at, revoked_at }: PassRow, now: number): PassState {
  if (state === 'declined') return 'declined'
  if (revoked_at !== null) return 'revoked'
  if (expires_at <= now) return 'expired'
  return state === 'granted' ? 'active' : 'waiting'
}

type NewPass = Pick<PassRow, 'zone_id' | 'name' | 'state' | 'number' | 'expires_at'>

/**
 * Adds a pass. Returns null if there already is a pass with this token because the form was submitted twice.
 */
export async function insertPass(
  trx: Transaction,
  token: string,
  pass: NewPass,
  now: number,
): Promise<PassRow | null> {
  const rows: unknown = await trx('remote_passes')
    .insert({ ...pass, document_id: newRecordId(), token_hash: sha256(token), created_at: now })
    .onConflict('token_hash')
    .ignore()
    .returning('*')
  return z.array(passRow).parse(rows)[0] ?? null
}

/** The zone's passes and requests that have not ended, oldest first. */
export async function listOpenPasses(zone: number, now: number, limit = 100): Promise<PassRow[]> {
  const rows: unknown = await strapi.db
    .connection('remote_passes')
    .where({ zone_id: zone, revoked_at: null })
    .whereNot('state', 'declined')
    .where('expires_at', '>', now)
    .orderBy('id')
    .limit(limit)
  return z.array(passRow).parse(rows)
}

export async function findPass(zone: number, documentId: string): Promise<PassRow | null> {
  const row: unknown = await strapi.db
    .connection('remote_passes')
    .where({ zone_id: zone, document_id: documentId })
    .first()
  return row ? passRow.parse(row) : null
}

export async function findPassByToken(token: string): Promise<PassRow | null> {
  const row: unknown = await strapi.db
    .connection('remote_passes')
    .where({ token_hash: sha256(token) })
    .first()
  return row ? passRow.parse(row) : null
}

/** Ends all passes and requests of a unit, or only those granted by its PIN. */
export async function revokeUnitPasses(
  trx: Transaction,
  unit: number,
  { onlyByPin = false }: { onlyByPin?: boolean },
  now: number,
): Promise<void> {
  const rows = trx('remote_passes')
    .whereIn('zone_id', trx('zones').where({ business_unit_id: unit }).select('id'))
    .where('expires_at', '>', now)
    .whereNull('revoked_at')
  if (onlyByPin) rows.where({ state: 'granted', granted_by: null })
  await rows.update({ revoked_at: now })
}

/**
 * Deletes passes one year after they expire, and requests that were not granted one day after they expire.
 */
export async function deleteOldPasses(now = Date.now()): Promise<void> {
  await strapi.db
    .connection('remote_passes')
    .where('expires_at', '<', now - retention)
    .orWhere(rows => rows.whereNot('state', 'granted').where('expires_at', '<', now - day))
    .delete()
}
