import { type CollectiveReader, findCollectiveReader } from '#src/identity'
import { invalidKeyError, requireKeyScope } from '#src/integrations/api-key/authenticate'
import { parseApiKeyHeader, recordKeyUse } from '#src/integrations/api-key/row'
import type { Identify } from '#src/platform/http/implement'
import { consume } from '#src/platform/http/rate-limit'
import { type CollectiveKeyRow, findKeyByToken } from './row'

const isUsable = (key: CollectiveKeyRow, now: number) => key.revoked_at === null && key.expires_at > now

/** The body of a key, unless the person who created the key no longer has access to it. */
async function findBodyOfKey({
  body,
  created_by,
}: CollectiveKeyRow): Promise<CollectiveReader['body'] | null> {
  const creator = await findCollectiveReader({ documentId: created_by })
  return creator?.body.documentId === body ? creator.body : null
}

/**
 * Returns the collective body of a request's API key. Throws 401 without a valid key, or if staff have
 * deactivated the body or removed the access of the key's creator, 403 if the key lacks the
 * scope of the endpoint, and 429 if it is rate-limited.
 */
export const identifyCollectiveKey: Identify<CollectiveReader> = async (ctx, { scope, keyLimit }) => {
  const now = Date.now()
  const token = parseApiKeyHeader(ctx.get('authorization'))
  const key = token === null ? null : await findKeyByToken(token)
  const body = key && isUsable(key, now) ? await findBodyOfKey(key) : null
  if (!key || !body) throw await invalidKeyError(ctx)
  await consume(keyLimit ?? 'collective-key', key.document_id)
  requireKeyScope(key.scopes, scope)
  await recordKeyUse('collective_keys', key, now)
  return { body, name: `${key.name} (${key.prefix}…)` }
}
