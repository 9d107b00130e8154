import { z } from 'zod'
import { listRefundShares } from '#src/billing/payment/refund-shares'
import { integerColumn } from '#src/platform/database/columns'
import { insertRows } from '#src/platform/database/insert-rows'
import { select } from '#src/platform/database/select'
import { inArray, sql } from '#src/platform/database/sql'
import type { Transaction } from '#src/platform/database/transaction'
import type { ValuedPart } from './rules/change'

const partRow = z.object({
  subscription: integerColumn,
  line: integerColumn,
  order: integerColumn,
  total: integerColumn,
  from: z.date(),
  until: z.date(),
  days: integerColumn,
  package_key: z.string().nullable(),
  package_title: z.string().nullable(),
  zones: integerColumn,
  paid: integerColumn,
  credit: integerColumn,
})

/** What a paid order line contributes to a period. A part without a package only adds zones. */
export type PeriodPart = Omit<z.output<typeof partRow>, 'total'> & ValuedPart

const refundRow = z.object({
  id: integerColumn,
  attempt_id: integerColumn.nullable(),
  order_id: integerColumn.nullable(),
  order_line_id: integerColumn.nullable(),
  amount: integerColumn,
})

type Refunded = {
  /** Of the whole order. */
  amount: number
  /** Of lines whose subscriptions were cancelled. */
  cancelled: number
}

/** The money that was refunded, or may still be, of orders. */
async function sumRefundsOfOrders(orders: readonly number[]): Promise<Map<number, Refunded>> {
  const sums = new Map<number, Refunded>()
  const refunds = await select(
    sql`select f.id, f.attempt_id, f.order_id, f.order_line_id, f.amount from refunds f
      where f.state not in ('rejected', 'failed') and (${inArray(sql`f.order_id`, orders)}
        or (f.order_id is null and f.attempt_id in (select p.attempt_id from payment_attempt_orders p
          where ${inArray(sql`p.order_id`, orders)} and p.outcome = 'applied')))`,
    refundRow,
  )
  if (refunds.length === 0) return sums
  const cancelled = new Set(refunds.filter(({ order_line_id }) => order_line_id !== null).map(({ id }) => id))
  for (const [refund, shares] of await listRefundShares(refunds))
    for (const { order, amount } of shares) {
      const sum = sums.get(order) ?? { amount: 0, cancelled: 0 }
      sum[cancelled.has(refund) ? 'cancelled' : 'amount'] += amount
      sums.set(order, sum)
    }
  return sums
}

/** The part of the money of orders, without cancelled lines, that has not been refunded. */
export async function listKeptShares(
  orders: readonly { order: number; total: number }[],
): Promise<Map<number, ValuedPart['kept']>> {
  const refunded = await sumRefundsOfOrders([...new Set(orders.map(({ order }) => order))])
  return new Map(
    orders.map(({ order, total }) => {
      const { amount, cancelled } = refunded.get(order) ?? { amount: 0, cancelled: 0 }
      const of = Math.max(0, total - cancelled)
      return [order, { amount: Math.max(0, of - amount), of }]
    }),
  )
}

/** The parts of the periods that have not ended of units which are still in force, keyed by the period's id. */
export async function listParts(units: readonly number[], now: Date): Promise<Map<number, PeriodPart[]>> {
  const rows = await select(
    sql`select p.subscription_id as subscription, p.order_line_id as line, l.order_id as order, r.total,
        p.from_at as from, p.until_at as until, p.days, p.package_key, p.package_title, p.zones, p.paid, p.credit
      from period_parts p join subscriptions s on s.id = p.subscription_id
      join order_lines l on l.id = p.order_line_id join orders r on r.id = l.order_id
      where ${inArray(sql`s.business_unit_id`, units)} and s.expired_date > ${now}
        and p.replaced_by is null and p.ended_at is null order by p.id`,
    partRow,
  )
  if (rows.length === 0) return new Map()
  const kept = await listKeptShares(rows)
  const parts = rows.map(({ total, ...part }) => ({
    ...part,
    kept: kept.get(part.order) ?? { amount: total, of: total },
  }))
  return Map.groupBy(parts, ({ subscription }) => subscription)
}

export type NewPart = Omit<PeriodPart, 'order' | 'kept'>

/** Inserts what a paid order contributes to periods. */
export async function insertParts(trx: Transaction, parts: readonly NewPart[]): Promise<void> {
  const rows = parts.map(({ subscription, line, from, until, ...part }) => ({
    ...part,
    subscription_id: subscription,
    order_line_id: line,
    from_at: from,
    until_at: until,
  }))
  await insertRows(trx, 'period_parts', rows)
}

/** Whether money of an order has become the credit of a later change, so that it can no longer be refunded itself. */
export async function isCredited(trx: Transaction, orders: readonly number[]): Promise<boolean> {
  const credited: unknown = await trx('period_parts as p')
    .join('order_lines as l', 'l.id', 'p.order_line_id')
    .whereIn('l.order_id', [...orders])
    .whereNotNull('p.replaced_by')
    .whereNull('p.ended_at')
    .first('p.id')
  return credited !== undefined
}
