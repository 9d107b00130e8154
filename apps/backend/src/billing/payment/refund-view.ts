import type { Scope } from '#src/customers'
import { findAttempt } from './attempt-row'
import { listRefundsOfOrder, type Refund } from './refund-row'
import { listRefundShares } from './refund-shares'
import { hasAllOrdersInScope } from './scoped-attempts'

/** Whether a member may see a whole refund: all orders of the refunded payment must be in scope. */
export async function isRefundInScope({ attempt_id, order_id }: Refund, scope: Scope): Promise<boolean> {
  if (scope.units === null || order_id !== null || attempt_id === null) return true
  const attempt = await findAttempt({ id: attempt_id })
  return attempt !== null && (await hasAllOrdersInScope(attempt, scope))
}

/**
 * The refunds of an order and its payments, newest first. For a payment that also paid orders out of scope,
 * only the order's part is shown, without the credit note, which lists the other orders.
 */
export async function listRefundViews(order: number, scope: Scope) {
  const refunds = await listRefundsOfOrder(order)
  const shares = await listRefundShares(refunds)
  const views = []
  for (const refund of refunds) {
    const whole = await isRefundInScope(refund, scope)
    const share = shares.get(refund.id)?.find(({ order: id }) => id === order)?.amount
    if (!whole && share === undefined) continue
    views.push({
      id: refund.document_id,
      amount: whole ? refund.amount : (share ?? 0),
      mode: refund.mode,
      state: refund.state,
      done_at: refund.done_at === null ? null : new Date(refund.done_at),
      credit_note_number: whole ? refund.credit_note_number : null,
    })
  }
  return views
}
