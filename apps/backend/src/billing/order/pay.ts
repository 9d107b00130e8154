import { closePaymentsRequest } from '#src/billing/payment/close-request'
import { periodsChanged } from '#src/billing/subscription/events'
import { fulfilOrder } from '#src/billing/subscription/start'
import { type Actor, recordAuditEntry, systemActor, zonesChanged } from '#src/customers'
import { HttpError } from '#src/platform/http/errors'
import { enqueue } from '#src/platform/jobs/queue'
import { nextSequenceNumber } from '#src/platform/sequence'
import { loadInvoiceParties } from './invoice-parties'
import { findOrder, type OrderRow } from './row'
import { formatInvoiceNumber, getInvoiceSeries } from './rules/invoice-number'

type Payment = { reference: string; paidAt: Date; actor: Actor }

const uid = 'api::order.order'

/**
 * Marks an order as paid and fulfils it. Call this in a transaction. Throws 409 unless the order awaits
 * payment.
 */
export async function payOrder(order: OrderRow, { reference, paidAt, actor }: Payment): Promise<void> {
  const { count } = await strapi.db.query(uid).updateMany({
    where: { id: order.id, state: 'awaiting-payment' },
    data: { state: 'paid', paid_at: paidAt, payment_reference: reference, open_for: null },
  })
  if (count !== 1) throw new HttpError(409, 'Only an order that awaits payment can be marked as paid')
  await enqueue(closePaymentsRequest, { orders: [order.id] })
  const covered = await fulfilOrder(order, paidAt)
  if (order.business_unit) await periodsChanged.raise({ units: [order.business_unit.id], actor })
  // The number is taken in the same transaction, so that a failed payment leaves no gap in the year's
  // invoice numbers.
  const invoice_number = formatInvoiceNumber(paidAt, await nextSequenceNumber(getInvoiceSeries(paidAt)))
  const invoice_parties = order.business_unit && (await loadInvoiceParties(order.business_unit.id))
  await strapi.db
    .query(uid)
    .update({ where: { id: order.id }, data: { ...covered, invoice_number, invoice_parties } })
  await recordAuditEntry({
    action: 'order.paid',
    actor,
    subject: 'order',
    subjectId: order.documentId,
    organisation: order.organisation.id,
    details: { number: order.number, total: order.total, payment_reference: reference },
  })
  if (order.business_unit) await zonesChanged.raise({ units: [order.business_unit.id] })
}

/** Marks an order as paid whose voucher covers the whole price. Call this in the transaction that places the order. */
export async function payFreeOrder(order: OrderRow, now: Date): Promise<OrderRow> {
  await payOrder(order, { reference: order.voucher_code ?? '', paidAt: now, actor: systemActor })
  const paid = await findOrder({ id: order.id })
  if (!paid) throw new Error('The paid order cannot be found')
  return paid
}
