import { zoneViews } from '@bgm/contract'
import { getScope, requirePermission } from '#src/customers'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { getAccount } from '#src/platform/http/request-context'
import { listSavedZoneViews, removeSavedZoneView, saveZoneView } from '#src/playback'

export default implement(zoneViews, {
  list: ({ ctx }) => listSavedZoneViews(getScope(ctx), getAccount(ctx)),

  async save({ body, ctx }) {
    const scope = getScope(ctx)
    const account = getAccount(ctx)
    await saveZoneView(scope, account, body)
    return listSavedZoneViews(scope, account)
  },

  async remove({ params, ctx }) {
    const scope = getScope(ctx)
    requirePermission(scope, 'zone.read')
    if (!(await removeSavedZoneView(scope, getAccount(ctx), params.id))) throw notFound()
  },
})
