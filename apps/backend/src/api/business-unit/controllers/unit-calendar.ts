import { unitCalendars } from '@bgm/contract'
import { findUnit, getScope, isHeadOffice, requirePermission } from '#src/customers'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'
import { getCalendarView, setUnitCalendar } from '#src/playback'

async function getUnit(ctx: RequestContext, id: string) {
  const scope = getScope(ctx)
  const unit = await findUnit(scope, id)
  if (!unit) throw notFound()
  return { scope, unit }
}

export default implement(unitCalendars, {
  get: async ({ params, ctx }) => getCalendarView((await getUnit(ctx, params.id)).unit),

  async set({ params, body, ctx }) {
    const { scope, unit } = await getUnit(ctx, params.id)
    requirePermission(scope, 'schedule.update')
    await setUnitCalendar(unit, getAccount(ctx), isHeadOffice(scope), body)
    return getCalendarView((await getUnit(ctx, params.id)).unit)
  },
})
