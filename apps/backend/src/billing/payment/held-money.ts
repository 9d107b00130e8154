import { z } from 'zod'
import { select } from '#src/platform/database/select'
import { joinSql, sql } from '#src/platform/database/sql'

const rupiah = z.coerce.number().int()
const heldRow = z.object({
  order_id: z.number(),
  amount: rupiah,
  received: rupiah,
  refunded: rupiah,
  orders: z.coerce.number(),
})

/** Money received for an order in another amount than requested, and not refunded. */
export type HeldMoney = {
  received: number
  expected: number
  /** Negative if too much was received. */
  missing: number
  /** The number of orders that the money was meant for. */
  orders: number
}

/** The money held for orders that await payment, by the order's id; orders without such money are omitted. */
export async function listHeldMoney(
  orders: readonly { id: number; total: number; withheld: number; state: string }[],
): Promise<Map<number, HeldMoney>> {
  const unpaid = orders.filter(({ state }) => state === 'awaiting-payment')
  if (unpaid.length === 0) return new Map()
  const ids = joinSql(
    unpaid.map(({ id }) => sql`${id}`),
    ', ',
  )
  const rows = await select(
    sql`select p.order_id, a.amount, a.received, a.refunded,
        (select count(*) from payment_attempt_orders o where o.attempt_id = a.id) as orders
      from payment_attempt_orders p join payment_attempts a on a.id = p.attempt_id
      where p.order_id in (${ids}) and p.outcome = 'wrong-amount'
        and a.received > a.refunded and a.state <> 'charged-back'`,
    heldRow,
  )
  return new Map(
    unpaid.flatMap(({ id, total, withheld }) => {
      const held = rows.filter(({ order_id }) => order_id === id)
      if (held.length === 0) return []
      const received = held.reduce((sum, row) => sum + row.received - row.refunded, 0)
      const shared = held.find(row => row.orders > 1)
      const expected = shared?.amount ?? total - withheld
      return [
        [id, { received, expected, missing: expected - received, orders: shared?.orders ?? 1 }] as const,
      ]
    }),
  )
}

export const findHeldMoney = async (order: { id: number; total: number; withheld: number; state: string }) =>
  (await listHeldMoney([order])).get(order.id) ?? null
