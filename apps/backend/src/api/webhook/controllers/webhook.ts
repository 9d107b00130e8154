import { type Webhook, webhooks } from '@bgm/contract'
import type { Permission } from '@bgm/validation'
import { type Actor, getScope, memberActor, requirePermission } from '#src/customers'
import {
  createWebhook,
  enableWebhook,
  findWebhook,
  keepWebhook,
  listWebhooks,
  removeWebhook,
  rotateWebhookSecret,
  sendTestDelivery,
  updateWebhook,
  type WebhookRow,
} from '#src/integrations'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'

const toDate = (milliseconds: number | null) => (milliseconds === null ? null : new Date(milliseconds))

const getState = ({ disabled_at, failing_since }: WebhookRow): Webhook['state'] => {
  if (disabled_at !== null) return 'disabled'
  return failing_since === null ? 'active' : 'failing'
}

const toWebhookView = (row: WebhookRow, now = Date.now()) => ({
  id: row.document_id,
  url: row.url,
  events: row.events,
  state: getState(row),
  failing_since: toDate(row.failing_since),
  former_secret_until:
    row.former_until !== null && row.former_until > now ? new Date(row.former_until) : null,
  created_at: new Date(row.created_at),
  review_since: toDate(row.review_since),
})

/** The endpoint in the path, for a role with the permission. */
async function requireWebhook(
  ctx: RequestContext,
  id: string,
  permission: Permission,
): Promise<{ webhook: WebhookRow; actor: Actor }> {
  const scope = getScope(ctx)
  const webhook = await findWebhook(scope.organisation, id)
  if (!webhook) throw notFound()
  requirePermission(scope, permission)
  return { webhook, actor: memberActor(getAccount(ctx)) }
}

async function getUpdated({ organisation_id, document_id }: WebhookRow) {
  const row = await findWebhook(organisation_id, document_id)
  if (!row) throw notFound()
  return toWebhookView(row)
}

const manage = 'integration.manage'

export default implement(webhooks, {
  list: async ({ ctx }) => (await listWebhooks(getScope(ctx).organisation)).map(row => toWebhookView(row)),

  get: async ({ params, ctx }) =>
    toWebhookView((await requireWebhook(ctx, params.id, 'integration.read')).webhook),

  async create({ body, idempotencyKey, ctx }) {
    const actor = memberActor(getAccount(ctx))
    const { secret, webhook } = await createWebhook(getScope(ctx).organisation, actor, body, idempotencyKey)
    return { secret, webhook: toWebhookView(webhook) }
  },

  async update({ params, body, ctx }) {
    const { webhook, actor } = await requireWebhook(ctx, params.id, manage)
    const secret = await updateWebhook(webhook, actor, body)
    return { secret, webhook: await getUpdated(webhook) }
  },

  async renewSecret({ params, ctx }) {
    const { webhook, actor } = await requireWebhook(ctx, params.id, manage)
    return { secret: await rotateWebhookSecret(webhook, actor) }
  },

  async enable({ params, ctx }) {
    const { webhook, actor } = await requireWebhook(ctx, params.id, manage)
    await enableWebhook(webhook, actor)
    return getUpdated(webhook)
  },

  async keep({ params, ctx }) {
    const { webhook, actor } = await requireWebhook(ctx, params.id, manage)
    await keepWebhook(webhook, actor)
  },

  async sendTest({ params, ctx }) {
    const { webhook } = await requireWebhook(ctx, params.id, manage)
    await sendTestDelivery(webhook)
  },

  async remove({ params, ctx }) {
    const { webhook, actor } = await requireWebhook(ctx, params.id, manage)
    await removeWebhook(webhook, actor)
  },
})
