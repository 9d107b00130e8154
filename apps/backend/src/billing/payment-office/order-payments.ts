import { getUnitLabel } from '#src/billing/order/line-row'
import { getPayable, type OrderRow } from '#src/billing/order/row'
import { listCoveredOrders } from '#src/billing/payment/attempt-orders'
import { parseAttempts } from '#src/billing/payment/attempt-row'
import { findHeldMoney } from '#src/billing/payment/held-money'
import { isActiveRefund, parseRefunds, sumRefunds } from '#src/billing/payment/refund-row'
import type { StaffMember } from '#src/billing/payment/refunds'
import { getSoloRefundLimit } from '#src/billing/payment/settings'
import { canPayAlone } from '#src/billing/transfer/record'
import { toPaymentSummary } from './payments'
import { loadRefundViews } from './refunds'
import { findTransferView } from './transfers'

const maxListed = 100

/**
 * The lines, online payments and refunds of an order, and the amount of a bank transfer that can still be refunded.
 */
export async function getOrderPaymentsView(order: OrderRow, staff: StaffMember) {
  const { connection } = strapi.db
  const ofOrder = connection('payment_attempt_orders').where({ order_id: order.id })
  const attemptRows: unknown = await connection('payment_attempts')
    .whereIn('id', ofOrder.clone().select('attempt_id'))
    .orderBy('id', 'desc')
    .limit(50)
  const attempts = parseAttempts(attemptRows)
  const orders = await listCoveredOrders(attempts)
  const online = orders.some(({ id, outcome }) => id === order.id && outcome === 'applied')
  const rows: unknown = await connection('refunds')
    .where({ order_id: order.id, attempt_id: null })
    .orderBy('id')
  const transferRefunds = parseRefunds(rows)
  const returned = sumRefunds(transferRefunds.filter(isActiveRefund))
  const byTransfer = order.state === 'paid' && !online
  return {
    number: order.number,
    state: order.state,
    buyer: order.placed_by && {
      name: [order.placed_by.first_name, order.placed_by.last_name].filter(Boolean).join(' '),
    },
    company: order.company_name,
    invoice_number: order.invoice_number,
    line_count: order.line_count,
    lines: order.lines.slice(0, maxListed).map(line => ({
      position: line.position,
      unit: getUnitLabel(line),
      package: line.package_title,
      zones: line.zone_count,
      total: line.total,
    })),
    payable: getPayable(order),
    solo_transfer: await canPayAlone(order),
    transfer: await findTransferView(order, staff),
    held: await findHeldMoney(order),
    paid: order.state === 'paid' ? (online ? 'online' : 'transfer') : null,
    refundable: byTransfer ? Math.max(0, getPayable(order) - returned) : 0,
    solo_refund_limit: await getSoloRefundLimit(returned),
    payments: attempts.map(attempt =>
      toPaymentSummary(
        attempt,
        orders.filter(({ attempt: id }) => id === attempt.id),
      ),
    ),
    refunds: await loadRefundViews(transferRefunds, staff),
  }
}
