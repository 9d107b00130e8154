import type { organisationSchedule } from '@bgm/contract'
import type { ScheduleScope } from '@bgm/validation'
import { fieldError } from '#src/platform/http/errors'
import type { Handlers } from '#src/platform/http/implement'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'
import { resolveAt } from '#src/playback/zone/resolution'
import { addException, removeException, updateException } from './exceptions'
import { getScheduleOwner, requireChangePermission } from './owner'
import { loadScheduleOwnerPlan } from './owner-plan'
import { getScheduleView } from './view'
import { getWeekView } from './week'
import { replaceWeeklySlots } from './weekly-slots'

/** The maximum distance of a preview or week from the current time, in milliseconds. */
const previewRange = 400 * 86_400_000

function requireInRange(field: string, at: number): void {
  if (Math.abs(at - Date.now()) > previewRange) throw fieldError(field, 'validation.invalid')
}

/** The owner in the path, if the caller may change its schedule. */
async function getChangeableOwner(ctx: RequestContext, scope: ScheduleScope) {
  const owner = await getScheduleOwner(ctx, scope)
  requireChangePermission(owner)
  return owner
}

/** The handlers for the schedules of zones, units or organisations. */
export const createScheduleHandlers = (scope: ScheduleScope): Handlers<typeof organisationSchedule> => ({
  get: async ({ ctx }) => getScheduleView(await getScheduleOwner(ctx, scope)),

  async setSlots({ body, ctx }) {
    const owner = await getChangeableOwner(ctx, scope)
    await replaceWeeklySlots(owner, getAccount(ctx), body)
    return getScheduleView(owner)
  },

  async getWeek({ query, ctx }) {
    const owner = await getScheduleOwner(ctx, scope)
    requireInRange('from', Date.parse(query.from))
    return getWeekView(owner, query)
  },

  async preview({ query, ctx }) {
    const owner = await getScheduleOwner(ctx, scope)
    const at = Date.parse(query.at)
    requireInRange('at', at)
    return resolveAt(await loadScheduleOwnerPlan(owner, at), at)
  },

  async addException({ body, ctx }) {
    const owner = await getChangeableOwner(ctx, scope)
    await addException(owner, getAccount(ctx), body)
    return getScheduleView(owner)
  },

  async updateException({ params: { exception: id }, body, ctx }) {
    const owner = await getChangeableOwner(ctx, scope)
    await updateException(owner, getAccount(ctx), { id, body })
    return getScheduleView(owner)
  },

  async removeException({ params: { exception: id }, query: { version }, ctx }) {
    const owner = await getChangeableOwner(ctx, scope)
    await removeException(owner, getAccount(ctx), { id, version })
    return getScheduleView(owner)
  },
})
