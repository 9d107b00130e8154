import { webhookBodySchema } from '@bgm/validation'
import { type Actor, memberActor } from '#src/api/audit-entry/services/audit'
import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { notFound } from '#src/http/errors'
import { parseBody } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { getSubmissionKey } from '#src/http/submission'
import {
  createWebhook,
  enableWebhook,
  keepWebhook,
  removeWebhook,
  rotateWebhookSecret,
  sendTestDelivery,
  updateWebhook,
} from '../services/manage'
import { findWebhook, listWebhooks, type WebhookRow } from '../services/row'

const dateOf = (milliseconds: number | null) => (milliseconds === null ? null : new Date(milliseconds))

const toWebhookView = (row: WebhookRow, now = Date.now()) => ({
  documentId: row.document_id,
  url: row.url,
  events: row.events,
  state: row.disabled_at !== null ? 'disabled' : row.failing_since !== null ? 'failing' : 'active',
  failing_since: dateOf(row.failing_since),
  former_secret_until:
    row.former_until !== null && row.former_until > now ? new Date(row.former_until) : null,
  created_at: new Date(row.created_at),
  review_since: dateOf(row.review_since),
})

/** The endpoint in the path, for an owner. Changes are rate-limited per hour. */
async function requireWebhook(ctx: RequestContext): Promise<{ webhook: WebhookRow; actor: Actor }> {
  const scope = getScope(ctx)
  const webhook = await findWebhook(scope.organisation, ctx.params.id ?? '')
  if (!webhook) throw notFound()
  requirePermission(scope, 'integration.manage')
  const account = getAccount(ctx)
  await consume('integration-account', account.documentId)
  return { webhook, actor: memberActor(account) }
}

async function respondWithWebhook(
  ctx: RequestContext,
  { organisation_id, document_id }: WebhookRow,
): Promise<void> {
  const row = await findWebhook(organisation_id, document_id)
  if (!row) throw notFound()
  ctx.body = toWebhookView(row)
}

export default {
  async list(ctx: RequestContext) {
    const scope = getScope(ctx)
    requirePermission(scope, 'integration.read')
    ctx.body = { data: (await listWebhooks(scope.organisation)).map(row => toWebhookView(row)) }
  },

  async get(ctx: RequestContext) {
    const scope = getScope(ctx)
    const webhook = await findWebhook(scope.organisation, ctx.params.id ?? '')
    if (!webhook) throw notFound()
    requirePermission(scope, 'integration.read')
    ctx.body = toWebhookView(webhook)
  },

  async create(ctx: RequestContext) {
    const scope = getScope(ctx)
    requirePermission(scope, 'integration.manage')
    const account = getAccount(ctx)
    await consume('integration-account', account.documentId)
    const { secret, webhook } = await createWebhook(
      scope.organisation,
      memberActor(account),
      parseBody(ctx, webhookBodySchema),
      getSubmissionKey(ctx),
    )
    ctx.status = 201
    ctx.body = { secret, webhook: toWebhookView(webhook) }
  },

  async update(ctx: RequestContext) {
    const { webhook, actor } = await requireWebhook(ctx)
    const secret = await updateWebhook(webhook, actor, parseBody(ctx, webhookBodySchema))
    const updated = await findWebhook(webhook.organisation_id, webhook.document_id)
    if (!updated) throw notFound()
    ctx.body = { secret, webhook: toWebhookView(updated) }
  },

  async renewSecret(ctx: RequestContext) {
    const { webhook, actor } = await requireWebhook(ctx)
    ctx.body = { secret: await rotateWebhookSecret(webhook, actor) }
  },

  async enable(ctx: RequestContext) {
    const { webhook, actor } = await requireWebhook(ctx)
    await enableWebhook(webhook, actor)
    await respondWithWebhook(ctx, webhook)
  },

  async keep(ctx: RequestContext) {
    const { webhook, actor } = await requireWebhook(ctx)
    await keepWebhook(webhook, actor)
    ctx.status = 204
  },

  async sendTest(ctx: RequestContext) {
    const { webhook } = await requireWebhook(ctx)
    await sendTestDelivery(webhook)
    ctx.status = 204
  },

  async remove(ctx: RequestContext) {
    const { webhook, actor } = await requireWebhook(ctx)
    await removeWebhook(webhook, actor)
    ctx.status = 204
  },
}
