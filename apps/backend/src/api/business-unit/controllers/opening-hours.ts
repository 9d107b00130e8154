import { openingHours } from '@bgm/contract'
import {
  findUnit,
  getOpeningHoursView,
  getScope,
  isHeadOffice,
  requirePermission,
  setOpeningHours,
} from '#src/customers'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'

async function getUnit(ctx: RequestContext, id: string) {
  const scope = getScope(ctx)
  const unit = await findUnit(scope, id)
  if (!unit) throw notFound()
  return { scope, unit }
}

export default implement(openingHours, {
  get: async ({ params, ctx }) => getOpeningHoursView((await getUnit(ctx, params.id)).unit),

  async set({ params, body, ctx }) {
    const { scope, unit } = await getUnit(ctx, params.id)
    requirePermission(scope, 'schedule.update')
    await setOpeningHours(unit, getAccount(ctx), isHeadOffice(scope), body)
    return getOpeningHoursView((await getUnit(ctx, params.id)).unit)
  },
})
