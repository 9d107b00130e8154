import { exceptionBodySchema, type ScheduleScope } from '@bgm/validation'
import { z } from 'zod'
import { previewQuery } from '#src/api/zone/rules/bodies'
import { resolveAt } from '#src/api/zone/services/resolution'
import { fieldError } from '#src/http/errors'
import { parseBody, parseInput } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getAccount, type RequestContext } from '#src/http/request-context'
import { addException, removeException, updateException } from './exceptions'
import { getScheduleOwner, requireChangePermission } from './owner'
import { loadScheduleOwnerPlan } from './owner-plan'
import { getScheduleView } from './view'
import { getWeekView, weekQuery } from './week'
import { replaceWeeklySlots, scheduleBody } from './weekly-slots'

/** The maximum distance of a preview or week from the current time, in milliseconds. */
const previewRange = 400 * 86_400_000

const removalQuery = z.strictObject({
  version: z.string('validation.required').max(64, 'validation.invalid'),
})

function requireInRange(field: string, at: number): void {
  if (Math.abs(at - Date.now()) > previewRange) throw fieldError(field, 'validation.invalid')
}

/** The owner in the path, if the caller may change its schedule. Changes are rate-limited per account. */
async function getChangeableOwner(ctx: RequestContext, scope: ScheduleScope) {
  const owner = await getScheduleOwner(ctx, scope)
  requireChangePermission(owner)
  await consume('schedule-account', getAccount(ctx).documentId)
  return owner
}

/** The schedule actions for zones, units or organisations. */
export const createScheduleActions = (scope: ScheduleScope) => ({
  async get(ctx: RequestContext) {
    ctx.body = await getScheduleView(await getScheduleOwner(ctx, scope))
  },

  async set(ctx: RequestContext) {
    const owner = await getChangeableOwner(ctx, scope)
    await replaceWeeklySlots(owner, getAccount(ctx), parseBody(ctx, scheduleBody))
    ctx.body = await getScheduleView(owner)
  },

  async week(ctx: RequestContext) {
    const owner = await getScheduleOwner(ctx, scope)
    const query = parseInput(weekQuery, ctx.query)
    requireInRange('from', Date.parse(query.from))
    ctx.body = await getWeekView(owner, query)
  },

  async preview(ctx: RequestContext) {
    const owner = await getScheduleOwner(ctx, scope)
    const { at } = parseInput(previewQuery, ctx.query)
    requireInRange('at', at)
    ctx.body = resolveAt(await loadScheduleOwnerPlan(owner, at), at)
  },

  async addException(ctx: RequestContext) {
    const owner = await getChangeableOwner(ctx, scope)
    await addException(owner, getAccount(ctx), parseBody(ctx, exceptionBodySchema))
    ctx.body = await getScheduleView(owner)
  },

  async updateException(ctx: RequestContext) {
    const owner = await getChangeableOwner(ctx, scope)
    const body = parseBody(ctx, exceptionBodySchema)
    await updateException(owner, getAccount(ctx), { id: ctx.params.exception ?? '', body })
    ctx.body = await getScheduleView(owner)
  },

  async removeException(ctx: RequestContext) {
    const owner = await getChangeableOwner(ctx, scope)
    const { version } = parseInput(removalQuery, ctx.query)
    await removeException(owner, getAccount(ctx), { id: ctx.params.exception ?? '', version })
    ctx.body = await getScheduleView(owner)
  },
})
