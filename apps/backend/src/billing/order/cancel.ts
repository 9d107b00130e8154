import { closePaymentsRequest } from '#src/billing/payment/close-request'
import { releaseVoucher } from '#src/billing/voucher/vouchers'
import { type Actor, recordAuditEntry } from '#src/customers'
import { HttpError } from '#src/platform/http/errors'
import { enqueue } from '#src/platform/jobs/queue'
import { releaseUnits } from './line-row'
import type { OrderRow } from './row'

type Cancellation = { action: 'order.cancelled' | 'order.expired'; actor: Actor; now: Date }

/**
 * Cancels an unpaid order and releases its voucher. Call this in a transaction. Throws 409 `order-settled` for
 * any other order.
 */
export async function cancelOrder(order: OrderRow, { action, actor, now }: Cancellation): Promise<OrderRow> {
  const { count } = await strapi.db.query('api::order.order').updateMany({
    where: { id: order.id, state: { $in: ['draft', 'awaiting-payment'] } },
    data: { state: 'cancelled', cancelled_at: now },
  })
  if (count !== 1)
    throw new HttpError(409, 'Only an order that awaits payment can be cancelled', {
      code: 'order-settled',
    })
  await strapi.db.transaction(({ trx }) => releaseUnits(trx, order.id))
  await enqueue(closePaymentsRequest, { orders: [order.id] })
  if (order.voucher_code) await releaseVoucher(order.voucher_code)
  await recordAuditEntry({
    action,
    actor,
    subject: 'order',
    subjectId: order.documentId,
    organisation: order.organisation.id,
    details: { number: order.number },
  })
  return { ...order, state: 'cancelled', cancelled_at: now }
}
