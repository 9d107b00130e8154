import { findUnit, type RenderEmail, type Scope } from '#src/customers'
import type { Account } from '#src/platform/http/request-context'
import { getOrderEligibility } from './order/eligibility'
import { listOnlineGroups } from './order/notifications'
import { orderCancelledEmail, orderPaidEmail, orderPlacedEmail } from './order/order-emails'
import { findOrderInScope, type OrderRow } from './order/row'
import { getPaymentSettings } from './order/settings'
import { listCoveredOrders } from './payment/attempt-orders'
import { findAttempt, type PaymentAttempt } from './payment/attempt-row'
import { findHeldMoney } from './payment/held-money'
import { ordersPaidEmail, paymentProblemEmail, refundEmail } from './payment/payment-emails'
import { listConcernedOrders, listRefundedOrders } from './payment/refund-effects'
import { findRefund } from './payment/refund-row'
import { listDueGroups, listExpirations } from './reminder/expirations'
import { reminderEmail } from './reminder/send'
import { planEmail } from './subscription-plan/emails'
import { listScheduledChanges } from './subscription-plan/row'
import { trialEmail } from './trial/emails'
import { findTrialOfPeriod } from './trial/row'
import { findTrialNotice } from './trial/rules/period'

type Subjects = Parameters<RenderEmail>[0]

/** An order as it is now: how to pay it, what it started, or that it was cancelled. */
async function renderOrder({ subjects: [id = ''], scope, member }: Subjects) {
  const order = await findOrderInScope(scope, id)
  if (!order) return null
  if (order.state === 'paid') return orderPaidEmail(member, order)
  if (order.state === 'cancelled') {
    const held = await findHeldMoney({ ...order, state: 'awaiting-payment' })
    return orderCancelledEmail(member, order, held?.received)
  }
  const { payment } = await getPaymentSettings()
  return orderPlacedEmail(member, order, payment, await listOnlineGroups(order.total))
}

/** The orders with these ids; null if the member may not see all of them, or if there are none. */
async function getOrdersInScope(scope: Scope, ids: readonly string[]): Promise<OrderRow[] | null> {
  const orders: OrderRow[] = []
  for (const id of ids) {
    const order = await findOrderInScope(scope, id)
    if (!order) return null
    orders.push(order)
  }
  return orders.length > 0 ? orders : null
}

async function findPayment({ subjects: [id = ''], scope }: Subjects) {
  const attempt = await findAttempt({ document_id: id })
  if (!attempt || attempt.organisation_id !== scope.organisation) return null
  const covered = await listCoveredOrders([attempt])
  return { attempt, covered }
}

async function renderOrdersPaid(request: Subjects) {
  const payment = await findPayment(request)
  const applied = payment?.covered.filter(({ outcome }) => outcome === 'applied') ?? []
  const orders = await getOrdersInScope(
    request.scope,
    applied.map(({ documentId }) => documentId),
  )
  return payment && orders ? ordersPaidEmail(request.member, orders, payment.attempt.reference) : null
}

function describeProblem(
  member: Account,
  { outcome, received, amount, reference, case_closed_at }: PaymentAttempt,
  orders: readonly OrderRow[],
) {
  if (outcome === null || outcome === 'applied' || received === null || case_closed_at !== null) return null
  return paymentProblemEmail(member, outcome, { received, expected: amount, reference }, orders)
}

/** Nothing, once the case of the payment is closed. */
async function renderPaymentProblem(request: Subjects) {
  const payment = await findPayment(request)
  const ids = payment?.covered.map(({ documentId }) => documentId) ?? []
  const orders = await getOrdersInScope(request.scope, ids)
  return payment && orders ? describeProblem(request.member, payment.attempt, orders) : null
}

async function renderRefund({ subjects: [id = ''], scope, member }: Subjects) {
  return await strapi.db.transaction(async ({ trx }) => {
    const refund = await findRefund(trx, { document_id: id })
    if (refund?.state !== 'done' || refund.organisation_id !== scope.organisation) return null
    const refunded = await listRefundedOrders(trx, refund)
    const concerned = refunded.length > 0 ? refunded : await listConcernedOrders(trx, refund)
    const orders = await getOrdersInScope(
      scope,
      concerned.map(({ documentId }) => documentId),
    )
    const { amount, ended_period: ended, mode, credit_note_number: creditNote } = refund
    return orders && refundEmail(member, { amount, ended, manual: mode === 'manual', creditNote }, orders)
  })
}

/** The reminder that is due now for those of the periods that have not been renewed, the most urgent one first. */
async function renderReminder({ subjects, scope, member, now }: Subjects) {
  const groups = (await listDueGroups(now)).filter(({ organisation }) => organisation === scope.organisation)
  for (const group of groups.toSorted((one, other) => one.day - other.day)) {
    const periods = (await listExpirations(group)).filter(
      ({ documentId, business_unit: { id } }) =>
        subjects.includes(documentId) && (scope.units?.includes(id) ?? true),
    )
    if (periods.length > 0) return reminderEmail(member, group, periods)
  }
  return null
}

async function findPlannedUnit({ subjects: [id = ''], scope, now }: Subjects) {
  const unit = await findUnit(scope, id)
  return unit && { unit, ...(await getOrderEligibility(unit, now)) }
}

/** What is planned for the next renewal of a unit now. */
async function renderScheduled(request: Subjects) {
  const planned = await findPlannedUnit(request)
  const scheduled = planned && (await listScheduledChanges([planned.unit.id])).get(planned.unit.id)
  if (!scheduled || !planned.last) return null
  const { locale } = request.member
  const stopped = scheduled.closes_unit ? 'closing' : 'stopped'
  const plan = scheduled.package_key === null ? stopped : 'scheduled'
  return planEmail(plan, { unit: planned.unit, locale }, planned.last.expired_date)
}

async function renderPause(request: Subjects) {
  const planned = await findPlannedUnit(request)
  const pause = planned?.pauses.find(({ until }) => until > request.now)
  if (!planned || !pause) return null
  return planEmail('paused', { unit: planned.unit, locale: request.member.locale }, pause.from)
}

/** The email about a trial that fits now: that it has started, ends soon or has ended. */
async function renderTrial({ subjects: [id = ''], scope, member, now }: Subjects) {
  const trial = await findTrialOfPeriod(id)
  if (!trial || trial.organisation !== scope.organisation) return null
  const notice = findTrialNotice(trial.ends_at, now) ?? (trial.ends_at > now ? 'started' : 'ended')
  return notice !== 'started' && trial.continues_at ? null : trialEmail(member, notice, trial)
}

/** The emails about orders, payments, renewals and plans, as they would be written now. */
export const billingEmailKinds: Record<string, RenderEmail> = {
  'order-placed': renderOrder,
  'order-paid': renderOrder,
  'order-cancelled': renderOrder,
  'orders-paid': renderOrdersPaid,
  'payment-problem': renderPaymentProblem,
  refund: renderRefund,
  'renewal-reminder': renderReminder,
  'plan-scheduled': renderScheduled,
  'plan-stopped': renderScheduled,
  'plan-closing': renderScheduled,
  'plan-paused': renderPause,
  'trial-started': renderTrial,
  'trial-ending': renderTrial,
  'trial-ended': renderTrial,
}
