import { optional, pageQuery, searchText } from '@bgm/contract'
import { paymentMethods, paymentOutcomes, paymentStates } from '@bgm/validation'
import { z } from 'zod'
import { listCoveredOrders } from '#src/billing/payment/attempt-orders'
import { type PaymentAttempt, parseAttempts } from '#src/billing/payment/attempt-row'
import { paginateIds, sortByIds } from '#src/platform/database/paginate-rows'
import { escapePattern } from '#src/platform/database/sql'

export const paymentQuery = z.strictObject({
  /** Matches part of an order number, a payment reference or a venue. */
  q: searchText,
  state: optional(z.enum(paymentStates)),
  method: optional(z.enum(paymentMethods)),
  outcome: optional(z.enum(paymentOutcomes)),
  /** Includes only payments with an open case, oldest case first. */
  open_case: optional(z.literal('yes')),
  ...pageQuery,
})
type PaymentQuery = z.output<typeof paymentQuery>

const searched = ['r.number', 'r.brand_name', 'r.company_name']

function matching({ q, state, method, outcome, open_case }: PaymentQuery) {
  const { connection } = strapi.db
  const rows = connection('payment_attempts as a')
  if (state) rows.where('a.state', state)
  if (method) rows.where('a.method', method)
  if (outcome) rows.where('a.outcome', outcome)
  if (open_case) rows.whereNotNull('a.case_kind').whereNull('a.case_closed_at')
  if (!q) return rows
  const pattern = `%${escapePattern(q)}%`
  const sql = searched.map(column => `lower(${column}) like ? escape '\\'`).join(' or ')
  return rows.where(found =>
    found
      .whereRaw(`lower(a.reference) like ? escape '\\'`, [pattern])
      .orWhereExists(
        connection('payment_attempt_orders as p')
          .join('orders as r', 'r.id', 'p.order_id')
          .whereRaw('p.attempt_id = a.id')
          .whereRaw(`(${sql})`, Array(searched.length).fill(pattern))
          .select('p.id'),
      ),
  )
}

/** A payment as shown in lists. */
export function toPaymentSummary(
  attempt: PaymentAttempt,
  orders: readonly { number: string; venue: string }[],
) {
  const { document_id: id, reference, method, amount, received, refunded, fee, state, outcome } = attempt
  return {
    id,
    reference,
    method,
    amount,
    received,
    refunded,
    fee,
    state,
    outcome,
    created_at: attempt.created_at,
    paid_at: attempt.paid_at ?? attempt.received_at,
    case_kind: attempt.case_closed_at === null ? attempt.case_kind : null,
    case_opened_at: attempt.case_opened_at,
    venue: orders[0]?.venue ?? '',
    orders: orders.map(({ number }) => number),
  }
}

/** Payments for staff: newest first, or oldest open case first. */
export async function listPayments(query: PaymentQuery) {
  const page = { page: query.page, pageSize: query.page_size }
  const sorting = query.open_case
    ? [{ by: 'a.case_opened_at' }, { by: 'a.id' }]
    : [{ by: 'a.id', down: true }]
  const { ids, pagination } = await paginateIds(matching(query), 'a', sorting, page)
  const attemptRows: unknown = await strapi.db.connection('payment_attempts').whereIn('id', ids)
  const attempts = sortByIds(ids, parseAttempts(attemptRows))
  const orders = await listCoveredOrders(attempts)
  return {
    data: attempts.map(attempt =>
      toPaymentSummary(
        attempt,
        orders.filter(order => order.attempt === attempt.id),
      ),
    ),
    meta: { pagination },
  }
}
