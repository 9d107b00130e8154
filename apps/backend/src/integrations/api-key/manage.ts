import { type ApiKeyBody, maxApiKeys } from '@bgm/validation'
import { z } from 'zod'
import { type Actor, recordAuditEntry } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { HttpError } from '#src/platform/http/errors'
import { hmac, newRecordId, sha256 } from '#src/platform/runtime/cryptography'
import { type ApiKeyRow, apiKeyPrefix, parseKeyRows } from './row'

/**
 * Derives a 256-bit token from the submission, so that submitting a form twice creates one key and shows the
 * same token, although only its hash is stored.
 */
const deriveToken = (organisation: number, creator: string, submission: string) =>
  apiKeyPrefix + hmac('api key', `${organisation} ${creator} ${submission}`)

const prefixLength = apiKeyPrefix.length + 6

type Action = 'api-key.created' | 'api-key.kept' | 'api-key.revoked'

const recordAction = (action: Action, actor: Actor, key: ApiKeyRow) =>
  recordAuditEntry({
    action,
    actor,
    subject: 'api-key',
    subjectId: key.document_id,
    organisation: key.organisation_id,
    details: { name: key.name, prefix: key.prefix, scopes: key.scopes.join(', ') },
  })

const counted = z.object({ total: z.coerce.number() })

/** Serialises concurrent requests from an organisation. */
const lockOrganisation = (trx: Transaction, organisation: number) =>
  trx('organisations').where({ id: organisation }).forUpdate().select('id')

/** Throws 409 if the organisation already has the maximum number of keys. */
async function requireBelowLimit(trx: Transaction, organisation: number): Promise<void> {
  const row: unknown = await trx('api_keys')
    .where({ organisation_id: organisation, revoked_at: null })
    .count({ total: '*' })
    .first()
  if (counted.parse(row).total >= maxApiKeys)
    throw new HttpError(409, 'The organisation has too many API keys', { code: 'too-many-api-keys' })
}

/**
 * Creates a key and returns it with its token, which is shown only once. Throws 409 if the key that this
 * submission created has been revoked.
 */
export async function createApiKey(
  organisation: number,
  actor: Actor,
  { key_name: name, scopes }: ApiKeyBody,
  submission: string,
  now = Date.now(),
): Promise<{ token: string; key: ApiKeyRow }> {
  const token = deriveToken(organisation, actor.name, submission)
  return strapi.db.transaction(async ({ trx }) => {
    await lockOrganisation(trx, organisation)
    const sameKey: unknown = await trx('api_keys').where({ token_hash: sha256(token) })
    const [earlier] = parseKeyRows(sameKey)
    if (earlier?.revoked_at === null) return { token, key: earlier }
    if (earlier) throw new HttpError(409, 'This form has been sent before', { code: 'already-confirmed' })
    await requireBelowLimit(trx, organisation)
    const inserted: unknown = await trx('api_keys')
      .insert({
        document_id: newRecordId(),
        organisation_id: organisation,
        name,
        prefix: token.slice(0, prefixLength),
        token_hash: sha256(token),
        scopes: JSON.stringify(scopes),
        created_by: actor.name,
        created_at: now,
      })
      .returning('*')
    const [key] = parseKeyRows(inserted)
    if (!key) throw new Error('The key was not stored')
    await recordAction('api-key.created', actor, key)
    return { token, key }
  })
}

/** Revokes a key with immediate effect. Does nothing if the key is already revoked. */
export async function revokeApiKey(key: ApiKeyRow, actor: Actor, now = Date.now()): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const count: number = await trx('api_keys')
      .where({ id: key.id, revoked_at: null })
      .update({ revoked_at: now })
    if (count === 1) await recordAction('api-key.revoked', actor, key)
  })
}

/** Answers the question whether to keep a key. Does nothing if the key is not under review. */
export async function keepApiKey(key: ApiKeyRow, actor: Actor): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const count: number = await trx('api_keys')
      .where({ id: key.id, revoked_at: null })
      .whereNotNull('review_since')
      .update({ review_since: null })
    if (count === 1) await recordAction('api-key.kept', actor, key)
  })
}
