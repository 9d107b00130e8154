import { storeInvoiceRequest } from '#src/billing/invoice/store-requests'
import { closePaymentsRequest } from '#src/billing/payment/close-request'
import { periodsChanged } from '#src/billing/subscription/events'
import { lockPaidOrders } from '#src/billing/subscription/lock'
import { fulfilOrder } from '#src/billing/subscription/start'
import { openWithholding } from '#src/billing/withholding/open'
import { type Actor, lockUnitRows, recordAuditEntry, systemActor, zonesChanged } from '#src/customers'
import { HttpError } from '#src/platform/http/errors'
import { enqueue } from '#src/platform/jobs/queue'
import { nextSequenceNumber } from '#src/platform/sequence'
import { loadInvoiceParties } from './invoice-parties'
import { listUnitIds, releaseUnits } from './line-row'
import { getOrder, type OrderRow } from './row'
import { formatInvoiceNumber, getInvoiceSeries } from './rules/invoice-number'

type Payment = {
  reference: string
  paidAt: Date
  actor: Actor
  /** What the buyer withholds with this payment; by default, what was chosen for the order. */
  withheld?: number
}

const uid = 'api::order.order'

/** Locks the units of orders, whose rows the caller has locked, and what changes of them credit. */
export async function lockUnitsToPay(orders: readonly Pick<OrderRow, 'lines'>[], now: Date): Promise<void> {
  const lines = orders.flatMap(order => order.lines)
  await lockPaidOrders(listUnitIds(lines.filter(({ kind }) => kind === 'change')), now)
  await lockUnitRows(listUnitIds(lines))
}

/**
 * Marks an order as paid and fulfils it. Call this in a transaction. Throws 409 unless the order awaits
 * payment.
 */
export async function payOrder(
  order: OrderRow,
  { reference, paidAt, actor, withheld = order.withheld }: Payment,
): Promise<void> {
  const { count } = await strapi.db.query(uid).updateMany({
    where: { id: order.id, state: 'awaiting-payment' },
    data: { state: 'paid', paid_at: paidAt, payment_reference: reference, withheld },
  })
  if (count !== 1) throw new HttpError(409, 'Only an order that awaits payment can be marked as paid')
  const units = listUnitIds(order.lines)
  await lockUnitsToPay([order], paidAt)
  await enqueue(closePaymentsRequest, { orders: [order.id] })
  await strapi.db.transaction(async ({ trx }) => {
    await releaseUnits(trx, order.id)
    await openWithholding(trx, { order: order.id, withheld, paidAt })
  })
  await fulfilOrder(order, paidAt)
  await periodsChanged.raise({ units, actor })
  // The number is taken in the same transaction, so that a failed payment leaves no gap in the year's
  // invoice numbers.
  const invoice_number = formatInvoiceNumber(paidAt, await nextSequenceNumber(getInvoiceSeries(paidAt)))
  const invoice_parties = await loadInvoiceParties(order)
  await strapi.db.query(uid).update({ where: { id: order.id }, data: { invoice_number, invoice_parties } })
  await enqueue(storeInvoiceRequest, { order: order.id }, { key: String(order.id) })
  await recordAuditEntry({
    action: 'order.paid',
    actor,
    subject: 'order',
    subjectId: order.documentId,
    organisation: order.organisation.id,
    details: { number: order.number, total: order.total, withheld, payment_reference: reference },
  })
  await zonesChanged.raise({ units })
}

/** Marks an order as paid whose voucher covers the whole price. Call this in the transaction that places the order. */
export async function payFreeOrder(order: OrderRow, now: Date): Promise<OrderRow> {
  await payOrder(order, { reference: order.voucher_code ?? '', paidAt: now, actor: systemActor })
  return await getOrder(order.id)
}
