import { notifyOrderState } from '#src/billing/order/notify-state'
import { payOrder } from '#src/billing/order/pay'
import { getOrder, getPayable, type OrderRow } from '#src/billing/order/row'
import { notifyTransferApprovers } from '#src/billing/payment/approvers'
import type { StaffMember } from '#src/billing/payment/refunds'
import { getPaymentSetting } from '#src/billing/payment/settings'
import { recordAuditEntry } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { conflict, notFound } from '#src/platform/http/errors'
import { newRecordId } from '#src/platform/runtime/cryptography'
import { findTransfer, lockTransfer, type RecordedTransfer } from './row'

/** Whether one person can mark an order as paid by a transfer. */
export async function canPayAlone(order: Pick<OrderRow, 'total' | 'withheld'>): Promise<boolean> {
  return getPayable(order) <= (await getPaymentSetting()).four_eyes_transfer
}

const audit = (
  action: 'transfer.recorded' | 'transfer.confirmed' | 'transfer.rejected',
  order: OrderRow,
  { amount, reference }: Pick<RecordedTransfer, 'amount' | 'reference'>,
  { actor }: StaffMember,
) =>
  recordAuditEntry({
    action,
    actor,
    subject: 'order',
    subjectId: order.documentId,
    organisation: order.organisation.id,
    details: { number: order.number, amount, payment_reference: reference },
  })

async function lockUnpaidOrder(trx: Transaction, id: number): Promise<OrderRow> {
  await trx('orders').where({ id }).forUpdate().select('id')
  const order = await getOrder(id)
  if (order.state !== 'awaiting-payment')
    throw conflict('order-settled', 'The order does not await payment any more')
  return order
}

type Received = { reference: string; staff: StaffMember }

/**
 * Records that an order was paid by a transfer. Up to the amount in the payment settings, the order is paid at once;
 * above it, a second person has to confirm the transfer. Throws 409 `order-settled` or `transfer-recorded`.
 */
export async function recordTransfer(id: number, { reference, staff }: Received): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const order = await lockUnpaidOrder(trx, id)
    if (await canPayAlone(order)) {
      await payOrder(order, { reference, paidAt: new Date(), actor: staff.actor })
      return await notifyOrderState(order)
    }
    if (await findTransfer({ order_id: id, state: 'recorded' }))
      throw conflict('transfer-recorded', 'A transfer for this order awaits confirmation')
    const transfer = { amount: getPayable(order), reference }
    await trx('recorded_transfers').insert({
      ...transfer,
      document_id: newRecordId(),
      order_id: id,
      state: 'recorded',
      recorded_by: String(staff.id),
      recorded_at: Date.now(),
    })
    await audit('transfer.recorded', order, transfer, staff)
    await notifyTransferApprovers(order, transfer, staff)
  })
}

type Decision = { staff: StaffMember; confirm: boolean }

/**
 * Confirms a transfer, which pays its order, or rejects it. Whoever recorded it cannot confirm it, but can withdraw it.
 * Throws 409 `transfer-own`, `transfer-settled`, `transfer-amount` if the order has another amount by now, or
 * `order-settled`.
 */
export async function decideTransfer(document_id: string, { staff, confirm }: Decision): Promise<void> {
  const found = await findTransfer({ document_id })
  if (!found) throw notFound()
  await strapi.db.transaction(async ({ trx }) => {
    const order = confirm ? await lockUnpaidOrder(trx, found.order_id) : await getOrder(found.order_id)
    const transfer = await lockTransfer(trx, document_id)
    if (transfer?.state !== 'recorded') throw conflict('transfer-settled', 'The transfer was decided already')
    if (confirm && transfer.recorded_by === String(staff.id))
      throw conflict('transfer-own', 'A second person has to confirm this transfer')
    if (confirm && transfer.amount !== getPayable(order))
      throw conflict('transfer-amount', 'The order has another amount by now')
    await trx('recorded_transfers')
      .where({ id: transfer.id })
      .update({
        state: confirm ? 'confirmed' : 'rejected',
        decided_by: String(staff.id),
        decided_at: Date.now(),
      })
    await audit(confirm ? 'transfer.confirmed' : 'transfer.rejected', order, transfer, staff)
    if (!confirm) return
    await payOrder(order, { reference: transfer.reference, paidAt: new Date(), actor: staff.actor })
    await notifyOrderState(order)
  })
}
