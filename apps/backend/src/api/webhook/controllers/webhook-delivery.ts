import { z } from 'zod'
import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { paginateIds, sortByIds } from '#src/database/paginate-rows'
import { notFound } from '#src/http/errors'
import { pageQuery } from '#src/http/page-query'
import { parseInput } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { resendDelivery } from '../services/manage'
import { type DeliveryRow, findWebhook, parseDeliveryRows } from '../services/row'

const listQuery = z.strictObject(pageQuery)

const toDeliveryView = (row: DeliveryRow) => ({
  documentId: row.document_id,
  event: row.event,
  subject: row.subject,
  state: row.state,
  attempts: row.attempts,
  status: row.status,
  error: row.error,
  created_at: new Date(row.created_at),
  attempted_at: row.attempted_at === null ? null : new Date(row.attempted_at),
})

/** Endpoints for the deliveries of a webhook. */
export default {
  async list(ctx: RequestContext) {
    const scope = getScope(ctx)
    const webhook = await findWebhook(scope.organisation, ctx.params.id ?? '')
    if (!webhook) throw notFound()
    requirePermission(scope, 'integration.read')
    const { page, page_size } = parseInput(listQuery, ctx.query)
    const { connection } = strapi.db
    const matching = strapi.db
      .getConnection()
      .from('webhook_deliveries as d')
      .where('d.webhook_id', webhook.id)
    const { ids, pagination } = await paginateIds(matching, 'd', [{ by: 'd.id', down: true }], {
      page,
      pageSize: page_size,
    })
    const rows = parseDeliveryRows(await connection('webhook_deliveries').whereIn('id', ids))
    ctx.body = { data: sortByIds(ids, rows).map(toDeliveryView), meta: { pagination } }
  },

  async resend(ctx: RequestContext) {
    const scope = getScope(ctx)
    const webhook = await findWebhook(scope.organisation, ctx.params.id ?? '')
    const rows: unknown =
      webhook &&
      (await strapi.db
        .connection('webhook_deliveries')
        .where({ webhook_id: webhook.id, document_id: ctx.params.delivery ?? '' }))
    const [delivery] = parseDeliveryRows(rows ?? [])
    if (!webhook || !delivery) throw notFound()
    requirePermission(scope, 'integration.manage')
    await consume('integration-account', getAccount(ctx).documentId)
    await resendDelivery(webhook, delivery)
    ctx.status = 204
  },
}
