import { zoneBatchBodySchema } from '@bgm/validation'
import { z } from 'zod'
import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { notFound } from '#src/http/errors'
import { requireIdempotencyKey } from '#src/http/idempotency-key'
import { pageQuery } from '#src/http/page-query'
import { parseBody, parseInput } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { findZoneBatch, getZoneBatchView } from '../services/row'
import { permissionFor } from '../services/run'
import { startZoneBatch } from '../services/start'

const firstPage = { page: 1, pageSize: 10 }

export default {
  async create(ctx: RequestContext) {
    const scope = getScope(ctx)
    requirePermission(scope, 'zone.control')
    const body = parseBody(ctx, zoneBatchBodySchema)
    requirePermission(scope, permissionFor(body.action))
    const account = getAccount(ctx)
    const key = requireIdempotencyKey(ctx)
    await consume('zone-batch-account', account.documentId)
    ctx.body = await getZoneBatchView(await startZoneBatch(scope, account, body, key), firstPage)
  },

  /**
   * A batch is visible only to the member who started it, because others may have access to different units.
   */
  async get(ctx: RequestContext) {
    const scope = getScope(ctx)
    const { page, page_size } = parseInput(z.strictObject(pageQuery), ctx.query)
    const batch = await findZoneBatch({
      document_id: ctx.params.id,
      organisation_id: scope.organisation,
      user_id: getAccount(ctx).id,
    })
    if (!batch) throw notFound()
    ctx.body = await getZoneBatchView(batch, { page, pageSize: page_size })
  },
}
