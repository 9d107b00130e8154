import { apiKeyBodySchema } from '@bgm/validation'
import { memberActor } from '#src/api/audit-entry/services/audit'
import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { findMemberNames } from '#src/api/zone/services/status'
import { notFound } from '#src/http/errors'
import { parseBody } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { getSubmissionKey } from '#src/http/submission'
import { createKey, keepKey, revokeKey } from '../services/manage'
import { type ApiKeyRow, findApiKey, listKeys } from '../services/row'

async function keyViews(rows: readonly ApiKeyRow[]) {
  const people = await findMemberNames(rows.map(({ created_by }) => created_by))
  return rows.map(row => ({
    documentId: row.document_id,
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
async function requireManagedKey(ctx: RequestContext) {
  const scope = getScope(ctx)
  const key = await findApiKey(scope.organisation, ctx.params.id ?? '')
  if (!key) throw notFound()
  requirePermission(scope, 'integration.manage')
  return { key, actor: memberActor(getAccount(ctx)) }
}

export default {
  async list(ctx: RequestContext) {
    const scope = getScope(ctx)
    requirePermission(scope, 'integration.read')
    ctx.body = { data: await keyViews(await listKeys(scope.organisation)) }
  },

  async create(ctx: RequestContext) {
    const scope = getScope(ctx)
    requirePermission(scope, 'integration.manage')
    const account = getAccount(ctx)
    await consume('integration-account', account.documentId)
    const { token, key } = await createKey(
      scope.organisation,
      memberActor(account),
      parseBody(ctx, apiKeyBodySchema),
      getSubmissionKey(ctx),
    )
    const [view] = await keyViews([key])
    ctx.status = 201
    ctx.body = { token, key: view }
  },

  async keep(ctx: RequestContext) {
    const { key, actor } = await requireManagedKey(ctx)
    await keepKey(key, actor)
    ctx.status = 204
  },

  async revoke(ctx: RequestContext) {
    const { key, actor } = await requireManagedKey(ctx)
    await revokeKey(key, actor)
    ctx.status = 204
  },
}
