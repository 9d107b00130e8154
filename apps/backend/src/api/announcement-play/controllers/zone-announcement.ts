import { z } from 'zod'
import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { getScopedZone } from '#src/api/zone/services/scoped-zones'
import { pageQuery } from '#src/http/page-query'
import { parseInput } from '#src/http/parse-body'
import type { RequestContext } from '#src/http/request-context'
import { listAnnouncementPlays } from '../services/history'

const listQuery = z.strictObject(pageQuery)

export default {
  async list(ctx: RequestContext) {
    const scope = getScope(ctx)
    const { id } = await getScopedZone(scope, ctx.params.id)
    requirePermission(scope, 'announcement.read')
    const { page, page_size: pageSize } = parseInput(listQuery, ctx.query)
    ctx.body = await listAnnouncementPlays(id, { page, pageSize })
  },
}
