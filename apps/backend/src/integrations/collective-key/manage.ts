import { type CollectiveKeyBody, maxApiKeys, type ReadLogKind } from '@bgm/validation'
import { z } from 'zod'
import type { CollectiveReader } from '#src/identity'
import { apiKeyPrefix } from '#src/integrations/api-key/row'
import type { Transaction } from '#src/platform/database/transaction'
import { HttpError } from '#src/platform/http/errors'
import { hmac, newRecordId, sha256 } from '#src/platform/runtime/cryptography'
import { recordRead } from '#src/reporting'
import { type CollectiveKeyRow, parseKeyRows } from './row'

const day = 86_400_000
const prefixLength = apiKeyPrefix.length + 6

/** Derives a 256-bit token from the submission, so that submitting a form twice creates only one key. */
const deriveToken = (body: string, creator: string, submission: string) =>
  apiKeyPrefix + hmac('collective key', `${body} ${creator} ${submission}`)

const recordAction = (
  kind: ReadLogKind,
  reader: CollectiveReader,
  { name, prefix, scopes }: CollectiveKeyRow,
) => recordRead(reader, kind, `${name} (${prefix}…): ${scopes.join(', ')}`)

const counted = z.object({ total: z.coerce.number() })

/** Throws 409 if the body already has the maximum number of keys. Expired keys do not count. */
async function requireBelowLimit(trx: Transaction, body: string, now: number): Promise<void> {
  const row: unknown = await trx('collective_keys')
    .where({ body, revoked_at: null })
    .where('expires_at', '>', now)
    .count({ total: '*' })
    .first()
  if (counted.parse(row).total >= maxApiKeys)
    throw new HttpError(409, 'The body has too many API keys', { code: 'too-many-api-keys' })
}

/**
 * Creates a key and returns it with its token, which is shown only once. Throws 409 if the key that this
 * submission created has been revoked.
 */
export async function createCollectiveKey(
  reader: CollectiveReader,
  creator: string,
  { key_name: name, scopes, valid_days }: CollectiveKeyBody,
  submission: string,
  now = Date.now(),
): Promise<{ token: string; key: CollectiveKeyRow }> {
  const { id, documentId: body } = reader.body
  const token = deriveToken(body, creator, submission)
  return strapi.db.transaction(async ({ trx }) => {
    // Serialises concurrent requests from a body.
    await trx('collective_bodies').where({ id }).forUpdate().select('id')
    const sameKey: unknown = await trx('collective_keys').where({ token_hash: sha256(token) })
    const [earlier] = parseKeyRows(sameKey)
    if (earlier?.revoked_at === null) return { token, key: earlier }
    if (earlier) throw new HttpError(409, 'This form has been sent before', { code: 'already-confirmed' })
    await requireBelowLimit(trx, body, now)
    const inserted: unknown = await trx('collective_keys')
      .insert({
        document_id: newRecordId(),
        body,
        name,
        prefix: token.slice(0, prefixLength),
        token_hash: sha256(token),
        scopes: JSON.stringify(scopes),
        created_by: creator,
        created_at: now,
        expires_at: now + Number(valid_days) * day,
      })
      .returning('*')
    const [key] = parseKeyRows(inserted)
    if (!key) throw new Error('The key was not stored')
    await recordAction('key-created', reader, key)
    return { token, key }
  })
}

/** Revokes a key with immediate effect. Does nothing if the key is already revoked. */
export async function revokeCollectiveKey(
  key: CollectiveKeyRow,
  reader: CollectiveReader,
  now = Date.now(),
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const count: number = await trx('collective_keys')
      .where({ id: key.id, revoked_at: null })
      .update({ revoked_at: now })
    if (count === 1) await recordAction('key-revoked', reader, key)
  })
}

/** Revokes the keys that an account has created, because its owner may have kept copies of their tokens. */
export async function revokeKeysCreatedBy(account: string, now = Date.now()): Promise<void> {
  await strapi.db.transaction(({ trx }) =>
    trx('collective_keys').where({ created_by: account, revoked_at: null }).update({ revoked_at: now }),
  )
}
