import { z } from 'zod'
import { orderRowsInScope, type Scope } from '#src/customers'
import type { PaymentAttempt } from './attempt-row'

const idRows = z.array(z.object({ order_id: z.number() }))

/** Whether a member may see an attempt: all of its orders must be in scope. */
export async function hasAllOrdersInScope({ id }: PaymentAttempt, scope: Scope): Promise<boolean> {
  const rows: unknown = await strapi.db
    .connection('payment_attempt_orders')
    .where({ attempt_id: id })
    .select('order_id')
  const orders = idRows.parse(rows).map(({ order_id }) => order_id)
  const inScope: unknown[] = await orderRowsInScope(scope).whereIn('r.id', orders).select('r.id')
  return inScope.length === orders.length
}
