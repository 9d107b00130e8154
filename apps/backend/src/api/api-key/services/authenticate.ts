import type { ApiScope } from '@bgm/validation'
import type { Scope } from '#src/api/membership/services/scope'
import { HttpError } from '#src/http/errors'
import { consume } from '#src/http/rate-limit'
import { getClientAddress } from '#src/http/request-client'
import type { Call } from '#src/http/request-context'
import { findKeyByToken, readKey, recordUse } from './row'

/** What the key of a request has access to. Throws 401 without a valid key, 403 without the scope, and 429. */
export async function requireKey(ctx: Call, needed: ApiScope, now = Date.now()): Promise<Scope> {
  const token = readKey(ctx.get('authorization'))
  const key = token === null ? null : await findKeyByToken(token)
  if (!key || key.revoked_at !== null) {
    await consume('api-key-address', getClientAddress(ctx))
    throw new HttpError(401, 'The API key is missing, invalid or revoked', { code: 'invalid-key' })
  }
  await consume('api-key', key.document_id)
  if (!key.scopes.includes(needed))
    throw new HttpError(403, `The API key lacks the scope ${needed}`, { code: 'missing-scope' })
  await recordUse(key, now)
  return { membership: 0, role: null, organisation: key.organisation_id, units: null }
}
