import type { Transaction } from '#src/platform/database/transaction'
import { getSlipDeadline } from './rules/due'

type Payment = { order: number; withheld: number; paidAt: Date }

/** Records with a payment whether the buyer has withheld tax. From now on, a slip for it is awaited. */
export async function openWithholding(trx: Transaction, { order, withheld, paidAt }: Payment): Promise<void> {
  const choice = trx('withholdings').where({ order_id: order })
  if (withheld === 0) {
    await choice.update({ state: 'declined' })
    return
  }
  const count: number = await choice.where({ amount: withheld }).update({
    state: 'open',
    paid_at: paidAt.getTime(),
    due_at: getSlipDeadline(paidAt),
  })
  if (count !== 1) throw new Error('A payment withholds another amount than was chosen for its order')
}

type Refunded = { orders: readonly { id: number }[]; refund: number; now: number }

/** Nothing is owed for an order whose payment was returned: the credit note includes what was withheld. */
export async function voidWithholdings(trx: Transaction, { orders, refund, now }: Refunded): Promise<void> {
  await trx('withholdings')
    .whereIn(
      'order_id',
      orders.map(({ id }) => id),
    )
    .whereIn('state', ['open', 'accepted'])
    .update({ state: 'void', closed_at: now, void_refund_id: refund })
}
