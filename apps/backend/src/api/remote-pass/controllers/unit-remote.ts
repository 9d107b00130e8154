import { unitRemoteBodySchema } from '@bgm/validation'
import { memberActor } from '#src/api/audit-entry/services/audit'
import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { parseBody } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { getScopedUnit, getUnitRemote, setUnitRemote, toUnitRemoteView } from '../services/unit-remote'

async function requireUnit(ctx: RequestContext) {
  const scope = getScope(ctx)
  const unit = await getScopedUnit(scope, ctx.params.id)
  requirePermission(scope, 'zone.delegate')
  return unit
}

export default {
  async get(ctx: RequestContext) {
    ctx.body = toUnitRemoteView(await getUnitRemote((await requireUnit(ctx)).id))
  },

  async set(ctx: RequestContext) {
    const unit = await requireUnit(ctx)
    const account = getAccount(ctx)
    await consume('unit-remote-account', account.documentId)
    await setUnitRemote(unit, memberActor(account), parseBody(ctx, unitRemoteBodySchema))
    ctx.body = toUnitRemoteView(await getUnitRemote(unit.id))
  },
}
