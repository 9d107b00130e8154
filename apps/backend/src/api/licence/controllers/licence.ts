import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { parseInput } from '#src/http/parse-body'
import type { RequestContext } from '#src/http/request-context'
import { licenceQuerySchema, listLicences } from '../services/list'
import { getLicenceDetail, licenceViews } from '../services/view'

export default {
  async list(ctx: RequestContext) {
    const query = parseInput(licenceQuerySchema, ctx.query)
    const now = Date.now()
    const page = { page: query.page, pageSize: query.page_size }
    const scope = getScope(ctx)
    requirePermission(scope, 'licence.read')
    const { ids, pagination, states } = await listLicences(scope, query, page, now)
    ctx.body = { data: await licenceViews(ids, now), meta: { pagination, states } }
  },

  async get(ctx: RequestContext) {
    const scope = getScope(ctx)
    requirePermission(scope, 'licence.read')
    ctx.body = await getLicenceDetail(scope, ctx.params.code)
  },
}
