import { zoneViewBodySchema } from '@bgm/validation'
import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { notFound } from '#src/http/errors'
import { parseBody } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { type Call, getAccount } from '#src/http/request-context'
import { listZoneViews, removeZoneView, saveZoneView } from '../services/row'

async function requireReader(ctx: Call) {
  const scope = getScope(ctx)
  requirePermission(scope, 'zone.read')
  return { scope, account: getAccount(ctx) }
}

/** Each member has their own saved views. */
export default {
  async list(ctx: Call) {
    const { scope, account } = await requireReader(ctx)
    ctx.body = { data: await listZoneViews(scope, account) }
  },

  async save(ctx: Call) {
    const { scope, account } = await requireReader(ctx)
    const view = parseBody(ctx, zoneViewBodySchema)
    await consume('zone-view-account', account.documentId)
    await saveZoneView(scope, account, view)
    ctx.body = { data: await listZoneViews(scope, account) }
  },

  async remove(ctx: Call) {
    const { scope, account } = await requireReader(ctx)
    if (!(await removeZoneView(scope, account, ctx.params.id ?? ''))) throw notFound()
    ctx.status = 204
  },
}
