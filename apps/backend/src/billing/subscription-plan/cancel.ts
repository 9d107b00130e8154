import { z } from 'zod'
import { getOrderEligibility, type OrderEligibility } from '#src/billing/order/eligibility'
import { refundCancelledLine } from '#src/billing/payment/refunds'
import { periodsChanged, subscriptionCancelling } from '#src/billing/subscription/events'
import { lockSubscriptions } from '#src/billing/subscription/lock'
import { listKeptShares } from '#src/billing/subscription/part-row'
import { listPeriods, type SubscriptionRow } from '#src/billing/subscription/row'
import { memberActor, recordAuditEntry, zonesChanged } from '#src/customers'
import { integerColumn } from '#src/platform/database/columns'
import { select, selectOne } from '#src/platform/database/select'
import { inArray, sql } from '#src/platform/database/sql'
import type { Transaction } from '#src/platform/database/transaction'
import { HttpError } from '#src/platform/http/errors'
import { addDays } from '#src/platform/runtime/jakarta'
import { sendCancellationEmail } from './emails'
import type { PlanRequest } from './request'

const cancellationDays = 7

const paidLine = z.object({
  line: integerColumn,
  order: integerColumn,
  order_total: integerColumn,
  withheld: integerColumn,
  total: integerColumn,
  paid_at: z.date(),
})

const listPaidLines = (periods: readonly { id: number }[]) =>
  select(
    sql`select distinct l.id as line, l.order_id as order, r.total as order_total, coalesce(r.withheld, 0) as withheld, l.total, r.paid_at
      from period_parts p join order_lines l on l.id = p.order_line_id join orders r on r.id = l.order_id
      where ${inArray(
        sql`p.subscription_id`,
        periods.map(({ id }) => id),
      )} and p.ended_at is null order by l.id`,
    paidLine,
  )

const unitRow = z.object({ unit: integerColumn })

/** The units at which music could play for these lines, before the subscription was moved too. */
const listUnitsOfLines = async (lines: readonly { line: number }[]): Promise<number[]> => {
  const rows = await select(
    sql`select distinct s.business_unit_id as unit from period_parts p join subscriptions s on s.id = p.subscription_id
      where ${inArray(
        sql`p.order_line_id`,
        lines.map(({ line }) => line),
      )}`,
    unitRow,
  )
  return rows.map(({ unit }) => unit)
}

export type Cancellation = {
  /** What is refunded of each line of an order. */
  lines: { line: number; order: number; amount: number }[]
  refund: number
  /** Until when the subscription can be cancelled. */
  until: Date
  /** The units that must not have played anything since then. */
  units: number[]
  since: Date
}

const trialRow = z.object({ ends_at: z.date().nullable() })

/** The end of a trial of these units after a time, or else that time: a trial may play on after the payment. */
async function skipTrial(units: readonly number[], at: Date): Promise<Date> {
  const row = await selectOne(
    sql`select max(s.expired_date) as ends_at from subscriptions s
      where s.trial and ${inArray(sql`s.business_unit_id`, units)} and s.expired_date > ${at}`,
    trialRow,
  )
  return row?.ends_at ?? at
}

const earliest = (dates: readonly Date[]) => new Date(Math.min(...dates.map(date => date.getTime())))

/** What cancelling all paid periods of a unit returns, or null if some of it was paid more than seven days ago. */
export async function findCancellation(
  { state, open, running, pauses }: Pick<OrderEligibility, 'state' | 'open' | 'running' | 'pauses'>,
  now: Date,
): Promise<Cancellation | null> {
  if (open || !['active', 'expiring'].includes(state)) return null
  if (pauses.some(({ until }) => until > now)) return null
  const periods = running.filter(({ trial }) => !trial)
  const paid = await listPaidLines(periods)
  if (paid.length === 0) return null
  const first = earliest(paid.map(({ paid_at }) => paid_at))
  const until = addDays(first, cancellationDays)
  if (until <= now) return null
  const kept = await listKeptShares(paid.map(({ order, order_total }) => ({ order, total: order_total })))
  const lines = paid.map(({ line, order, total, order_total, withheld }) => {
    const { amount, of } = kept.get(order) ?? { amount: 1, of: 1 }
    const share = of === 0 ? 0n : (BigInt(total) * BigInt(amount)) / BigInt(of)
    // Withheld tax was not received, so that it cannot be returned.
    const received = order_total === 0 ? 0n : (share * BigInt(order_total - withheld)) / BigInt(order_total)
    return { line, order, amount: Number(received) }
  })
  const units = await listUnitsOfLines(paid)
  return {
    lines,
    refund: lines.reduce((sum, { amount }) => sum + amount, 0),
    until,
    units,
    since: await skipTrial(units, earliest([first, ...periods.map(({ starts_at }) => starts_at)])),
  }
}

/** Ends periods as if they had never begun to be used. Those that have not started get no days. */
async function endPeriods(trx: Transaction, periods: readonly SubscriptionRow[], now: Date): Promise<void> {
  const ids = periods.map(({ id }) => id)
  await trx('period_parts').whereIn('subscription_id', ids).whereNull('ended_at').update({ ended_at: now })
  await trx('subscriptions').whereIn('id', ids).where('starts_at', '>', now).update({ starts_at: now })
  await trx('subscriptions')
    .whereIn('id', ids)
    .update({ expired_date: now, ended_early: true, refunded: true })
}

/** A trial that the cancelled subscription was to continue goes on. */
async function setCurrentPeriod(unit: number): Promise<void> {
  const [last] = await listPeriods(unit)
  if (last?.trial)
    await strapi.db
      .query('api::business-unit.business-unit')
      .update({ where: { id: unit }, data: { current_subscription: last.id } })
}

const cannotCancel = () =>
  new HttpError(409, 'The subscription can no longer be cancelled', { code: 'cancel-late' })

/**
 * Cancels all paid periods of a unit at once and requests the refund of what was paid for them. Throws 409 `cancel-late`,
 * `cancel-played`, or `changed-meanwhile` if another amount would be refunded than expected.
 */
export async function cancelSubscription(expected_refund: number, request: PlanRequest): Promise<void> {
  const { unit, account, now } = request
  await strapi.db.transaction(async ({ trx }) => {
    await lockSubscriptions([unit.id], now)
    const eligibility = await getOrderEligibility(unit, now)
    const cancellation = await findCancellation(eligibility, now)
    if (!cancellation) throw cannotCancel()
    const { lines, units, since, refund } = cancellation
    if (refund !== expected_refund)
      throw new HttpError(409, 'Another amount would be refunded', { code: 'changed-meanwhile' })
    await subscriptionCancelling.raise({ trx, units, since })
    await endPeriods(
      trx,
      eligibility.running.filter(({ trial }) => !trial),
      now,
    )
    await setCurrentPeriod(unit.id)
    await trx('scheduled_changes').where({ business_unit_id: unit.id }).delete()
    for (const line of lines) if (line.amount > 0) await refundCancelledLine(trx, { ...line, account })
    await recordAuditEntry({
      action: 'subscription.cancelled',
      actor: memberActor(account),
      subject: 'business-unit',
      subjectId: unit.documentId,
      organisation: unit.organisation.id,
      at: now,
      details: { name: unit.name, amount: refund },
    })
    await sendCancellationEmail(request, refund)
    await periodsChanged.raise({ units: [unit.id], actor: memberActor(account), now: now.getTime() })
    await zonesChanged.raise({ units: [unit.id] })
  })
}
