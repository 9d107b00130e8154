import { openingHoursBodySchema } from '@bgm/validation'
import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { notFound } from '#src/http/errors'
import { parseBody } from '#src/http/parse-body'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { getOpeningHoursView, setOpeningHours } from '../services/opening-hours'
import { findUnit } from '../services/row'

async function getUnit(ctx: RequestContext) {
  const scope = getScope(ctx)
  const unit = await findUnit(scope, ctx.params.id ?? '')
  if (!unit) throw notFound()
  return { scope, unit }
}

export default {
  async get(ctx: RequestContext) {
    ctx.body = await getOpeningHoursView((await getUnit(ctx)).unit)
  },

  async set(ctx: RequestContext) {
    const { scope, unit } = await getUnit(ctx)
    requirePermission(scope, 'schedule.update')
    await setOpeningHours(unit, getAccount(ctx), parseBody(ctx, openingHoursBodySchema))
    ctx.body = await getOpeningHoursView((await getUnit(ctx)).unit)
  },
}
