import type { Scope } from '#src/customers'
import { listCoveredOrders } from './attempt-orders'
import { type PaymentAttempt, parseAttempts } from './attempt-row'
import { isPaymentOpen } from './rules/transition'

const date = (at: number | null) => (at === null ? null : new Date(at))

type CoveredOrder = Awaited<ReturnType<typeof listCoveredOrders>>[number]

const toOrderView = ({ documentId: id, number, state, amount, outcome }: CoveredOrder) => ({
  id,
  number,
  state,
  amount,
  outcome,
})

/** What somebody may see of an attempt that also pays orders out of their scope: only their part of it. */
function toPartialView(visible: readonly CoveredOrder[]) {
  const [outcome = null] = visible.map(order => order.outcome)
  return {
    complete: false,
    orders: visible.map(toOrderView),
    amount: visible.reduce((sum, { amount }) => sum + amount, 0),
    received: null,
    refunded: 0,
    outcome,
    redirect_url: null,
    instructions: null,
  }
}

function toCompleteView(attempt: PaymentAttempt, orders: readonly CoveredOrder[], now: number) {
  const payable = isPaymentOpen(attempt.state) && attempt.expires_at > now
  return {
    complete: true,
    orders: orders.map(toOrderView),
    amount: attempt.amount,
    received: attempt.received,
    refunded: attempt.refunded,
    outcome: attempt.outcome,
    redirect_url: payable ? attempt.redirect_url : null,
    instructions: isPaymentOpen(attempt.state) ? attempt.instructions : null,
  }
}

type Viewer = Pick<Scope, 'units'>

/** For a caller whose access to every order has been checked. */
const everything: Viewer = { units: null }

/** Attempts as described by the contract. An attempt is complete if all of its orders are in scope. */
export async function listAttemptViews(
  attempts: readonly PaymentAttempt[],
  { units }: Viewer,
  now = Date.now(),
) {
  const covered = await listCoveredOrders(attempts)
  return attempts.map(attempt => {
    const orders = covered.filter(({ attempt: id }) => id === attempt.id)
    const visible = orders.filter(
      order => units === null || order.units.every(unit => unit !== null && units.includes(unit)),
    )
    return {
      id: attempt.document_id,
      reference: attempt.reference,
      method: attempt.method,
      state: attempt.state,
      expires_at: new Date(attempt.expires_at),
      paid_at: date(attempt.paid_at),
      created_at: new Date(attempt.created_at),
      ...(visible.length === orders.length ? toCompleteView(attempt, orders, now) : toPartialView(visible)),
    }
  })
}

/** An attempt whose orders are all in the caller's scope. */
export async function getAttemptView(attempt: PaymentAttempt) {
  const [view] = await listAttemptViews([attempt], everything)
  if (!view) throw new Error('An attempt has no view')
  return view
}

const maxShown = 20

type Rows = ReturnType<typeof strapi.db.connection>

/** The latest attempts that reached the provider, newest first. */
const listReached = async (rows: Rows): Promise<PaymentAttempt[]> =>
  parseAttempts(
    await rows
      .where(reached => reached.whereNotNull('redirect_url').orWhereNot('state', 'created'))
      .orderBy('id', 'desc')
      .limit(maxShown),
  )

export const listAttempts = (order: number): Promise<PaymentAttempt[]> =>
  listReached(
    strapi.db
      .connection('payment_attempts')
      .whereIn(
        'id',
        strapi.db.connection('payment_attempt_orders').where({ order_id: order }).select('attempt_id'),
      ),
  )

/** The attempts that were made through a payment link. */
export const listLinkAttempts = (link: number): Promise<PaymentAttempt[]> =>
  listReached(strapi.db.connection('payment_attempts').where({ pay_link_id: link }))
