import type { SubscriptionPause } from '@bgm/contract'
import type { SubscriptionPlan } from '@bgm/validation'
import { getOrderEligibility, type OrderEligibility } from '#src/billing/order/eligibility'
import { periodsChanged } from '#src/billing/subscription/events'
import { listPauses, type PauseRow } from '#src/billing/subscription/pause-row'
import {
  computePause,
  countPausedDays,
  endPauseNow,
  findPauseRefusal,
  type MovedPeriod,
  movePeriods,
  type Pause,
} from '#src/billing/subscription/rules/pause'
import { lockUnits, memberActor, recordAuditEntry, zonesChanged } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { fieldError, notFound } from '#src/platform/http/errors'
import {
  addDays,
  daysBetween,
  startOfDay,
  startOfJakartaDay,
  toJakartaDay,
} from '#src/platform/runtime/jakarta'
import { sendPlanEmail } from './emails'
import type { PlanRequest } from './request'
import { requireRunning } from './schedule'

type PausePlan = Extract<SubscriptionPlan, { change: 'pause' }>

const refusals = {
  past: () => fieldError('from', 'validation.pause_from'),
  'after-end': () => fieldError('from', 'validation.pause_from'),
  'too-soon': () => fieldError('from', 'validation.pause_too_soon'),
}

/** Moves the ends of periods, and what was paid for them. */
async function storeMoved(
  trx: Transaction,
  moved: readonly MovedPeriod[],
  anchors?: PauseRow['anchors'],
): Promise<void> {
  const former = new Map(anchors?.map(({ id, anchor_day }) => [id, anchor_day]))
  for (const { id, anchor_day, ...dates } of moved) {
    const anchor = former.has(id) ? (former.get(id) ?? null) : anchor_day
    await trx('subscriptions')
      .where({ id })
      .update({ ...dates, anchor_day: anchor })
    await trx('period_parts')
      .where({ subscription_id: id })
      .whereNull('ended_at')
      .update({ until_at: dates.expired_date })
    await trx('period_parts')
      .where({ subscription_id: id })
      .where('from_at', '<', dates.starts_at)
      .update({ from_at: dates.starts_at })
  }
}

const audit = (
  action: 'subscription.paused' | 'subscription.resumed',
  { unit, account, now }: PlanRequest,
  pause: { from: Date; until: Date },
) =>
  recordAuditEntry({
    action,
    actor: memberActor(account),
    subject: 'business-unit',
    subjectId: unit.documentId,
    organisation: unit.organisation.id,
    at: now,
    details: {
      name: unit.name,
      from: toJakartaDay(pause.from.getTime()),
      until: toJakartaDay(pause.until.getTime() - 1),
    },
  })

async function announce({ unit, account, now }: PlanRequest): Promise<void> {
  await periodsChanged.raise({ units: [unit.id], actor: memberActor(account), now: now.getTime() })
  await zonesChanged.raise({ units: [unit.id] })
}

/**
 * Stores a pause, which moves the end of the paid periods at once, and returns it. Throws 400 on `from` if it cannot start
 * then.
 */
export async function storePause({ from, months }: PausePlan, request: PlanRequest): Promise<Pause> {
  const { unit, account, now } = request
  return await strapi.db.transaction(async ({ trx }) => {
    await lockUnits([unit.id])
    const eligibility = await getOrderEligibility(unit, now)
    requireRunning(eligibility)
    const [running] = eligibility.running
    if (!running) throw notFound()
    const pause = computePause(new Date(startOfJakartaDay(from)), months)
    const refusal = findPauseRefusal(pause, { running, earlier: eligibility.pauses, now })
    if (refusal) throw refusals[refusal]()
    await trx('subscription_pauses').insert({
      business_unit_id: unit.id,
      from_at: pause.from,
      until_at: pause.until,
      anchors: JSON.stringify(
        eligibility.running.map(({ id, anchor_day }) => ({ id, anchor_day: anchor_day ?? null })),
      ),
      planned_by: account.documentId,
      planned_at: now.getTime(),
    })
    await storeMoved(trx, movePeriods(eligibility.running, pause.from, daysBetween(pause.from, pause.until)))
    await audit('subscription.paused', request, pause)
    return pause
  })
}

/** Plans a pause, and tells the member. */
export async function planPause(plan: PausePlan, request: PlanRequest): Promise<void> {
  await strapi.db.transaction(async () => {
    const pause = await storePause(plan, request)
    await sendPlanEmail('paused', request, pause.from)
    await announce(request)
  })
}

/**
 * Withdraws a pause that has not started, or ends one that has: the end of the paid periods then moves only by the days that
 * were paused. Throws 404 without a pause that has not ended.
 */
export async function endPause(request: PlanRequest): Promise<void> {
  const { unit, now } = request
  await strapi.db.transaction(async ({ trx }) => {
    await lockUnits([unit.id])
    const pause = (await listPauses([unit.id])).get(unit.id)?.find(({ until }) => until > now)
    if (!pause) throw notFound()
    const ended = pause.from > now ? { from: pause.from, until: pause.from } : endPauseNow(pause, now)
    const paused = daysBetween(ended.from, ended.until)
    const { running } = await getOrderEligibility(unit, now)
    const moved = movePeriods(running, pause.from, -daysBetween(ended.until, pause.until))
    if (paused === 0) await trx('subscription_pauses').where({ id: pause.id }).delete()
    else await trx('subscription_pauses').where({ id: pause.id }).update({ until_at: ended.until })
    await storeMoved(trx, moved, paused === 0 ? pause.anchors : undefined)
    await audit('subscription.resumed', request, ended)
    await announce(request)
  })
}

const yearInDays = 365

/** The pause of a unit that has not ended, and the first day on which another one can start. */
export function getPauseView(
  { running, pauses, state }: Pick<OrderEligibility, 'running' | 'pauses' | 'state'>,
  now: Date,
): { pause: SubscriptionPause | null; pause_from: string | null } {
  const pause = pauses.find(({ until }) => until > now)
  const tomorrow = addDays(startOfDay(now), 1)
  const last = pauses.at(-1)
  const allowed = last ? addDays(last.from, yearInDays) : tomorrow
  const first = new Date(Math.max(allowed.getTime(), tomorrow.getTime()))
  const [current] = running
  const possible =
    ['active', 'expiring'].includes(state) && current !== undefined && first < current.expired_date
  return {
    pause: pause
      ? {
          from: pause.from.toISOString(),
          until: pause.until.toISOString(),
          days: countPausedDays([pause], pause.from, pause.until),
          started: pause.from <= now,
        }
      : null,
    pause_from: possible ? first.toISOString() : null,
  }
}
