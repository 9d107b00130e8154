import { zoneBatches } from '@bgm/contract'
import { getScope, requirePermission } from '#src/customers'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { getAccount } from '#src/platform/http/request-context'
import { findZoneBatch, getBatchPermission, getZoneBatchView, startZoneBatch } from '#src/playback'

const firstPage = { page: 1, pageSize: 10 }

export default implement(zoneBatches, {
  async create({ body, idempotencyKey, ctx }) {
    const scope = getScope(ctx)
    requirePermission(scope, getBatchPermission(body.action))
    return getZoneBatchView(await startZoneBatch(scope, getAccount(ctx), body, idempotencyKey), firstPage)
  },

  /**
   * A batch is visible only to the member who started it, because others may have access to different units.
   */
  async get({ params, query: { page, page_size: pageSize }, ctx }) {
    const batch = await findZoneBatch({
      document_id: params.id,
      organisation_id: getScope(ctx).organisation,
      user_id: getAccount(ctx).id,
    })
    if (!batch) throw notFound()
    return getZoneBatchView(batch, { page, pageSize })
  },
})
