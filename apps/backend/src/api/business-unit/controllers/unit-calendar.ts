import { unitCalendarBodySchema } from '@bgm/validation'
import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { notFound } from '#src/http/errors'
import { parseBody } from '#src/http/parse-body'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { getCalendarView, setUnitCalendar } from '../services/calendar'
import { findUnit } from '../services/row'

async function getUnit(ctx: RequestContext) {
  const scope = getScope(ctx)
  const unit = await findUnit(scope, ctx.params.id ?? '')
  if (!unit) throw notFound()
  return { scope, unit }
}

export default {
  async get(ctx: RequestContext) {
    ctx.body = await getCalendarView((await getUnit(ctx)).unit)
  },

  async set(ctx: RequestContext) {
    const { scope, unit } = await getUnit(ctx)
    requirePermission(scope, 'schedule.update')
    await setUnitCalendar(unit, getAccount(ctx), parseBody(ctx, unitCalendarBodySchema))
    ctx.body = await getCalendarView((await getUnit(ctx)).unit)
  },
}
