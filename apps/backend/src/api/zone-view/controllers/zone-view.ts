import { zoneViewBodySchema } from '@bgm/validation'
import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { notFound } from '#src/http/errors'
import { parseBody } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { listSavedZoneViews, removeSavedZoneView, saveZoneView } from '../services/row'

async function requireReader(ctx: RequestContext) {
  const scope = getScope(ctx)
  requirePermission(scope, 'zone.read')
  return { scope, account: getAccount(ctx) }
}

/** The saved views of the zone list. Each member has their own. */
export default {
  async list(ctx: RequestContext) {
    const { scope, account } = await requireReader(ctx)
    ctx.body = { data: await listSavedZoneViews(scope, account) }
  },

  async save(ctx: RequestContext) {
    const { scope, account } = await requireReader(ctx)
    const view = parseBody(ctx, zoneViewBodySchema)
    await consume('zone-view-account', account.documentId)
    await saveZoneView(scope, account, view)
    ctx.body = { data: await listSavedZoneViews(scope, account) }
  },

  async remove(ctx: RequestContext) {
    const { scope, account } = await requireReader(ctx)
    if (!(await removeSavedZoneView(scope, account, ctx.params.id ?? ''))) throw notFound()
    ctx.status = 204
  },
}
