import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { parseInput } from '#src/http/parse-body'
import type { RequestContext } from '#src/http/request-context'
import { incidentQuery, listIncidents } from '../services/list'

export default {
  async list(ctx: RequestContext) {
    const { page, page_size, ...filter } = parseInput(incidentQuery, ctx.query)
    const scope = getScope(ctx)
    requirePermission(scope, 'incident.read')
    ctx.body = await listIncidents(scope, filter, { page, pageSize: page_size })
  },
}
