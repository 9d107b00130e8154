import { webhookDeliveries } from '@bgm/contract'
import { getScope, requirePermission } from '#src/customers'
import { type DeliveryRow, findWebhook, parseDeliveryRows, resendDelivery } from '#src/integrations'
import { paginateIds, sortByIds } from '#src/platform/database/paginate-rows'
import { notFound } from '#src/platform/http/errors'
import { implement, toPage } from '#src/platform/http/implement'

const toDeliveryView = (row: DeliveryRow) => ({
  id: row.document_id,
  event: row.event,
  subject: row.subject,
  state: row.state,
  attempts: row.attempts,
  status: row.status,
  error: row.error,
  created_at: new Date(row.created_at),
  attempted_at: row.attempted_at === null ? null : new Date(row.attempted_at),
})

export default implement(webhookDeliveries, {
  async list({ params, query: { page, page_size: pageSize }, ctx }) {
    const scope = getScope(ctx)
    const webhook = await findWebhook(scope.organisation, params.id)
    if (!webhook) throw notFound()
    requirePermission(scope, 'integration.read')
    const matching = strapi.db
      .getConnection()
      .from('webhook_deliveries as d')
      .where('d.webhook_id', webhook.id)
    const newestFirst = [{ by: 'd.id', down: true }]
    const { ids, pagination } = await paginateIds(matching, 'd', newestFirst, { page, pageSize })
    const rows = parseDeliveryRows(await strapi.db.connection('webhook_deliveries').whereIn('id', ids))
    return toPage(sortByIds(ids, rows).map(toDeliveryView), pagination)
  },

  async resend({ params, ctx }) {
    const scope = getScope(ctx)
    const webhook = await findWebhook(scope.organisation, params.id)
    const rows: unknown =
      webhook &&
      (await strapi.db
        .connection('webhook_deliveries')
        .where({ webhook_id: webhook.id, document_id: params.delivery }))
    const [delivery] = parseDeliveryRows(rows ?? [])
    if (!webhook || !delivery) throw notFound()
    requirePermission(scope, 'integration.manage')
    await resendDelivery(webhook, delivery)
  },
})
