import { z } from 'zod'
import { parse } from '../../../body'
import type { Call } from '../../../call'
import { pageQuery } from '../../../page-query'
import { scopeOf } from '../../membership/services/scope'
import { listSubscriptions, subscriptionView } from '../services/row'

const subscriptionQuery = z.strictObject(pageQuery)

export default {
  async list(ctx: Call) {
    const { page, page_size } = parse(subscriptionQuery, ctx.query)
    const found = await listSubscriptions(await scopeOf(ctx), { page, pageSize: page_size })
    ctx.body = {
      data: found.rows.map(row => subscriptionView(row)),
      meta: { pagination: found.pagination },
    }
  },
}
