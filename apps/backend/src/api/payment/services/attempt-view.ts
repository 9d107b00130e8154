import { isPaymentOpen } from '../rules/transition'
import { listCoveredOrders } from './attempt-orders'
import { type PaymentAttempt, parseAttempts } from './attempt-row'

const date = (at: number | null) => (at === null ? null : new Date(at))

/** Attempts as described in docs/api.md. */
export async function attemptViews(attempts: readonly PaymentAttempt[], now = Date.now()) {
  const orders = await listCoveredOrders(attempts)
  return attempts.map(attempt => {
    const payable = isPaymentOpen(attempt.state) && attempt.expires_at > now
    return {
      documentId: attempt.document_id,
      reference: attempt.reference,
      orders: orders
        .filter(({ attempt: id }) => id === attempt.id)
        .map(({ documentId, number, state, amount, outcome }) => ({
          documentId,
          number,
          state,
          amount,
          outcome,
        })),
      method: attempt.method,
      amount: attempt.amount,
      received: attempt.received,
      refunded: attempt.refunded,
      state: attempt.state,
      outcome: attempt.outcome,
      redirect_url: payable ? attempt.redirect_url : null,
      expires_at: new Date(attempt.expires_at),
      paid_at: date(attempt.paid_at),
      instructions: isPaymentOpen(attempt.state) ? attempt.instructions : null,
      createdAt: new Date(attempt.created_at),
    }
  })
}

export async function getAttemptView(attempt: PaymentAttempt) {
  const [view] = await attemptViews([attempt])
  if (!view) throw new Error('An attempt has no view')
  return view
}

const maxShown = 20

/**
 * An order's latest attempts that reached the provider, newest first. With `link`, includes only attempts
 * made through that link.
 */
export async function listAttempts(order: number, link?: number): Promise<PaymentAttempt[]> {
  const rows = strapi.db
    .connection('payment_attempts')
    .whereIn(
      'id',
      strapi.db.connection('payment_attempt_orders').where({ order_id: order }).select('attempt_id'),
    )
    .where(reached => reached.whereNotNull('redirect_url').orWhereNot('state', 'created'))
    .orderBy('id', 'desc')
    .limit(maxShown)
  return parseAttempts(await (link === undefined ? rows : rows.where('pay_link_id', link)))
}
