import { z } from 'zod'
import type { Transaction } from '#src/database/transaction'

const rupiah = z.coerce.number().int()
const heldRows = z.array(
  z.object({
    order_id: z.number(),
    amount: rupiah,
    received: rupiah,
    refunded: rupiah,
    orders: z.coerce.number(),
  }),
)

/** Money received for an order in another amount than requested, and not refunded. */
export interface HeldMoney {
  received: number
  expected: number
  /** Negative if too much was received. */
  missing: number
  /** The number of orders that the money was meant for. */
  orders: number
}

/** The money held for orders that await payment, by the order's id; orders without such money are omitted. */
export async function listHeldMoney(
  orders: readonly { id: number; total: number; state: string }[],
  trx: Transaction = strapi.db.connection,
): Promise<Map<number, HeldMoney>> {
  const unpaid = orders.filter(({ state }) => state === 'awaiting-payment')
  if (unpaid.length === 0) return new Map()
  const count = trx('payment_attempt_orders as o').whereRaw('o.attempt_id = a.id').count('*').as('orders')
  const found: unknown = await trx('payment_attempt_orders as p')
    .join('payment_attempts as a', 'a.id', 'p.attempt_id')
    .whereIn(
      'p.order_id',
      unpaid.map(({ id }) => id),
    )
    .where('p.outcome', 'wrong-amount')
    .whereRaw('a.received > a.refunded')
    .whereNot('a.state', 'charged-back')
    .select('p.order_id', 'a.amount', 'a.received', 'a.refunded', count)
  const rows = heldRows.parse(found)
  return new Map(
    unpaid.flatMap(({ id, total }) => {
      const held = rows.filter(({ order_id }) => order_id === id)
      if (held.length === 0) return []
      const received = held.reduce((sum, row) => sum + row.received - row.refunded, 0)
      const shared = held.find(row => row.orders > 1)
      const expected = shared?.amount ?? total
      return [
        [id, { received, expected, missing: expected - received, orders: shared?.orders ?? 1 }] as const,
      ]
    }),
  )
}

export const findHeldMoney = async (order: { id: number; total: number; state: string }) =>
  (await listHeldMoney([order])).get(order.id) ?? null
