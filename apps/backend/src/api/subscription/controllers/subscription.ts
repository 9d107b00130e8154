import { z } from 'zod'
import { getScope } from '#src/api/membership/services/scope'
import { pageQuery } from '#src/http/page-query'
import { parseInput } from '#src/http/parse-body'
import type { RequestContext } from '#src/http/request-context'
import { listSubscriptions, toSubscriptionView } from '../services/row'

const subscriptionQuery = z.strictObject(pageQuery)

export default {
  async list(ctx: RequestContext) {
    const { page, page_size } = parseInput(subscriptionQuery, ctx.query)
    const found = await listSubscriptions(getScope(ctx), { page, pageSize: page_size })
    ctx.body = {
      data: found.rows.map(row => toSubscriptionView(row)),
      meta: { pagination: found.pagination },
    }
  },
}
