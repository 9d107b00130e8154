import { openingHours } from '@bgm/contract'
import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { notFound } from '#src/http/errors'
import { implement } from '#src/http/implement'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { getOpeningHoursView, setOpeningHours } from '../services/opening-hours'
import { findUnit } from '../services/row'

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
    await setOpeningHours(unit, getAccount(ctx), body)
    return getOpeningHoursView((await getUnit(ctx, params.id)).unit)
  },
})
