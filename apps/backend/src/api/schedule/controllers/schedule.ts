import { getScope, requirePermission } from '#src/api/membership/services/scope'
import { previewQuery } from '#src/api/zone/rules/bodies'
import { loadPlans } from '#src/api/zone/services/plan'
import { loadPlaybackRows } from '#src/api/zone/services/playback-row'
import { resolveAt } from '#src/api/zone/services/resolution'
import { getScopedZone } from '#src/api/zone/services/scoped-zones'
import { fieldError, notFound } from '#src/http/errors'
import { parseBody, parseInput } from '#src/http/parse-body'
import { type Call, getAccount } from '#src/http/request-context'
import { getSchedule, scheduleBody, setSchedule } from '../services/zone-schedule'

/** The maximum distance of a preview from the current time, in milliseconds. */
const previewRange = 370 * 86_400_000

export default {
  async get(ctx: Call) {
    ctx.body = await getSchedule(await getScopedZone(await getScope(ctx), ctx.params.id))
  },

  async set(ctx: Call) {
    const scope = await getScope(ctx)
    const zone = await getScopedZone(scope, ctx.params.id)
    requirePermission(scope, 'schedule.update')
    await setSchedule(zone, getAccount(ctx), parseBody(ctx, scheduleBody).slots)
    ctx.body = await getSchedule(zone)
  },

  async preview(ctx: Call) {
    const { id } = await getScopedZone(await getScope(ctx), ctx.params.id)
    const { at } = parseInput(previewQuery, ctx.query)
    if (Math.abs(at - Date.now()) > previewRange) throw fieldError('at', 'validation.invalid')
    const rows = await loadPlaybackRows([id])
    const plan = (await loadPlans(rows, at)).get(id)
    if (!plan) throw notFound()
    ctx.body = resolveAt(plan, at)
  },
}
