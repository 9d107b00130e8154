import { optional, pageQuery } from '@bgm/contract'
import { refundStates } from '@bgm/validation'
import { z } from 'zod'
import { parseRefunds, type Refund } from '#src/billing/payment/refund-row'
import type { StaffMember } from '#src/billing/payment/refunds'
import { integerColumn } from '#src/platform/database/columns'
import { paginateIds, sortByIds } from '#src/platform/database/paginate-rows'
import { select } from '#src/platform/database/select'
import { inArray, sql } from '#src/platform/database/sql'
import { listStaffNames } from './staff'

export const refundQuery = z.strictObject({ state: optional(z.enum(refundStates)), ...pageQuery })
type RefundQuery = z.output<typeof refundQuery>

const paymentRows = z.array(z.object({ id: z.number(), documentId: z.string(), reference: z.string() }))
const orderRows = z.array(
  z.object({ refund: z.number(), documentId: z.string(), number: z.string(), venue: z.string() }),
)

async function listRefundedPayments(refunds: readonly Refund[]) {
  const rows: unknown = await strapi.db
    .connection('payment_attempts')
    .whereIn(
      'id',
      refunds.flatMap(({ attempt_id }) => attempt_id ?? []),
    )
    .select({ id: 'id', documentId: 'document_id', reference: 'reference' })
  return new Map(paymentRows.parse(rows).map(payment => [payment.id, payment]))
}

/** The order that each refund is for, or all orders that its payment covers. */
async function listRefundedOrders(refunds: readonly Refund[]) {
  const rows: unknown = await strapi.db
    .connection('refunds as f')
    .joinRaw(
      `join orders as r on r.id = f.order_id or (f.order_id is null and r.id in (
        select p.order_id from payment_attempt_orders as p where p.attempt_id = f.attempt_id))`,
    )
    .whereIn(
      'f.id',
      refunds.map(({ id }) => id),
    )
    .orderBy('r.id')
    .select({ refund: 'f.id', documentId: 'r.document_id', number: 'r.number', venue: 'r.brand_name' })
  return orderRows.parse(rows)
}

const unitRow = z.object({ line: integerColumn, unit: z.string() })

async function listUnitsOfLines(lines: readonly number[]): Promise<Map<number, string>> {
  const rows = await select(
    sql`select l.id as line, l.unit_name as unit from order_lines l where ${inArray(sql`l.id`, lines)}`,
    unitRow,
  )
  return new Map(rows.map(({ line, unit }) => [line, unit]))
}

/** Refunds as shown to staff. */
export async function loadRefundViews(refunds: readonly Refund[], staff: StaffMember) {
  const [payments, orders, units, names] = await Promise.all([
    listRefundedPayments(refunds),
    listRefundedOrders(refunds),
    listUnitsOfLines(refunds.flatMap(({ order_line_id }) => order_line_id ?? [])),
    listStaffNames(refunds.flatMap(({ requested_by, decided_by }) => [requested_by, decided_by])),
  ])
  const getName = (id: string | null) => (id === null ? null : (names.get(id) ?? id))
  return refunds.map(refund => {
    const payment = refund.attempt_id === null ? undefined : payments.get(refund.attempt_id)
    return {
      id: refund.document_id,
      amount: refund.amount,
      mode: refund.mode,
      state: refund.state,
      reason: refund.reason,
      requested_by: getName(refund.requested_by),
      requested_at: refund.requested_at,
      decided_by: getName(refund.decided_by),
      decided_at: refund.decided_at,
      payout_reference: refund.payout_reference,
      failure: refund.failure,
      done_at: refund.done_at,
      credit_note_number: refund.credit_note_number,
      ended_period: refund.ended_period,
      /** Whether the caller requested the refund and therefore cannot approve it. */
      own: refund.requested_by === String(staff.id),
      /** The unit whose cancelled subscription the money is for. */
      unit: units.get(refund.order_line_id ?? 0) ?? null,
      payment: payment ? { id: payment.documentId, reference: payment.reference } : null,
      orders: orders
        .filter(order => order.refund === refund.id)
        .map(({ documentId: id, number, venue }) => ({ id, number, venue })),
    }
  })
}

/**
 * A page of refunds for staff: oldest first when listing those that await a decision or a transfer, otherwise
 * newest first.
 */
export async function listRefundsForStaff(
  { state, page, page_size: pageSize }: RefundQuery,
  staff: StaffMember,
) {
  const rows = strapi.db.connection('refunds as f')
  if (state) rows.where('f.state', state)
  const waiting = state === 'requested' || state === 'approved'
  const { ids, pagination } = await paginateIds(rows, 'f', [{ by: 'f.id', down: !waiting }], {
    page,
    pageSize,
  })
  const refundRows: unknown = await strapi.db.connection('refunds').whereIn('id', ids)
  return {
    data: await loadRefundViews(sortByIds(ids, parseRefunds(refundRows)), staff),
    meta: { pagination },
  }
}
