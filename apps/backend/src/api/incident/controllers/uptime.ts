import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { parseInput } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { listUptime, listUptimeForExport, uptimeFilter, uptimeQuery } from '../services/uptime'

export default {
  async list(ctx: RequestContext) {
    const { page, page_size, ...filter } = parseInput(uptimeQuery, ctx.query)
    const scope = getScope(ctx)
    requirePermission(scope, 'incident.read')
    ctx.body = await listUptime(scope, filter, { page, pageSize: page_size })
  },

  async exportMonth(ctx: RequestContext) {
    const filter = parseInput(uptimeFilter, ctx.query)
    const scope = getScope(ctx)
    requirePermission(scope, 'incident.read')
    await consume('uptime-export-account', getAccount(ctx).documentId)
    ctx.body = { data: await listUptimeForExport(scope, filter) }
  },
}
