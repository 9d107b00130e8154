import { apiKeys } from '@bgm/contract'
import { getScope, memberActor, requirePermission } from '#src/customers'
import {
  type ApiKeyRow,
  createApiKey,
  findApiKey,
  keepApiKey,
  listApiKeys,
  revokeApiKey,
} from '#src/integrations'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'
import { findMemberNames } from '#src/playback'

async function keyViews(rows: readonly ApiKeyRow[]) {
  const people = await findMemberNames(rows.map(({ created_by }) => created_by))
  return rows.map(row => ({
    id: row.document_id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    created_by: people.get(row.created_by) ?? null,
    created_at: new Date(row.created_at),
    last_used_at: row.last_used_at === null ? null : new Date(row.last_used_at),
    review_since: row.review_since === null ? null : new Date(row.review_since),
  }))
}

/** The key in the path, for an owner. */
async function requireManagedKey(ctx: RequestContext, id: string) {
  const scope = getScope(ctx)
  const key = await findApiKey(scope.organisation, id)
  if (!key) throw notFound()
  requirePermission(scope, 'integration.manage')
  return { key, actor: memberActor(getAccount(ctx)) }
}

export default implement(apiKeys, {
  list: async ({ ctx }) => keyViews(await listApiKeys(getScope(ctx).organisation)),

  async create({ body, idempotencyKey, ctx }) {
    const actor = memberActor(getAccount(ctx))
    const { token, key } = await createApiKey(getScope(ctx).organisation, actor, body, idempotencyKey)
    const [view] = await keyViews([key])
    if (!view) throw new Error('A new key has no view')
    return { token, key: view }
  },

  async keep({ params, ctx }) {
    const { key, actor } = await requireManagedKey(ctx, params.id)
    await keepApiKey(key, actor)
  },

  async revoke({ params, ctx }) {
    const { key, actor } = await requireManagedKey(ctx, params.id)
    await revokeApiKey(key, actor)
  },
})
