import type { Scope } from '#src/customers'
import { HttpError } from '#src/platform/http/errors'
import type { Identify } from '#src/platform/http/implement'
import { consume } from '#src/platform/http/rate-limit'
import { getClientAddress } from '#src/platform/http/request-client'
import type { RequestContext } from '#src/platform/http/request-context'
import { findKeyByToken, parseApiKeyHeader, recordKeyUse } from './row'

/**
 * Counts a request without a valid key against the rate limit for its client address, and returns the error
 * to throw.
 */
export async function invalidKeyError(ctx: RequestContext): Promise<HttpError> {
  await consume('api-key-address', getClientAddress(ctx))
  return new HttpError(401, 'The API key is missing, invalid or revoked', { code: 'invalid-key' })
}

/** Throws 403 unless the key has the required scope. */
export function requireKeyScope(scopes: readonly string[], needed = ''): void {
  if (!scopes.includes(needed))
    throw new HttpError(403, `The API key lacks the scope ${needed}`, { code: 'missing-scope' })
}

/**
 * Returns the access scope of a request's API key. Throws 401 without a valid key, 403 if the key lacks the
 * scope of the endpoint, and 429 if it is rate-limited.
 */
export const identifyApiKey: Identify<Scope> = async (ctx, { scope }) => {
  const token = parseApiKeyHeader(ctx.get('authorization'))
  const key = token === null ? null : await findKeyByToken(token)
  if (!key || key.revoked_at !== null) throw await invalidKeyError(ctx)
  await consume('api-key', key.document_id)
  requireKeyScope(key.scopes, scope)
  await recordKeyUse('api_keys', key, Date.now())
  return { membership: 0, role: null, organisation: key.organisation_id, units: null }
}
