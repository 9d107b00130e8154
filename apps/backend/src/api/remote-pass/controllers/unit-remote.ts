import { unitRemotes } from '@bgm/contract'
import { getScope, memberActor, requirePermission } from '#src/customers'
import { implement } from '#src/platform/http/implement'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'
import { getScopedUnit, getUnitRemote, setUnitRemote, toUnitRemoteView } from '#src/playback'

async function requireUnit(ctx: RequestContext, id: string) {
  const scope = getScope(ctx)
  const unit = await getScopedUnit(scope, id)
  requirePermission(scope, 'zone.delegate')
  return unit
}

export default implement(unitRemotes, {
  get: async ({ params, ctx }) =>
    toUnitRemoteView(await getUnitRemote((await requireUnit(ctx, params.id)).id)),

  async set({ params, body, ctx }) {
    const unit = await requireUnit(ctx, params.id)
    await setUnitRemote(unit, memberActor(getAccount(ctx)), body)
    return toUnitRemoteView(await getUnitRemote(unit.id))
  },
})
