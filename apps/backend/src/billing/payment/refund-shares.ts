import { z } from 'zod'
import { splitAmount } from '#src/billing/order/rules/price'
import { sql } from '#src/platform/database/sql'
import type { Refund } from './refund-row'

/**
 * The money of a refund (`f`) that had paid invoices. The refund of a payment for several orders credits no more than
 * what the payment has paid of them.
 */
export const creditedMoney = sql`case when f.credit_note_number is null then 0
  when f.attempt_id is null or f.order_id is not null then f.amount
  else least(f.amount, greatest(0,
    (select coalesce(sum(p.amount), 0) from payment_attempt_orders p
      where p.attempt_id = f.attempt_id and p.outcome = 'applied')
    - (select coalesce(sum(g.amount), 0) from refunds g
      where g.attempt_id = f.attempt_id and g.id < f.id and g.credit_note_number is not null))) end`

type Divided = Pick<Refund, 'id' | 'attempt_id' | 'order_id' | 'amount'>

/** The part of a refund that is attributed to one order. */
export type RefundShare = { order: number; amount: number }

const rupiah = z.coerce.number().int()
const paidRows = z.array(z.object({ attempt_id: z.number(), order_id: z.number(), amount: rupiah }))
const earlierRows = z.array(
  z.object({ id: z.number(), attempt_id: z.number(), order_id: z.number(), amount: rupiah }),
)

const voidedRows = z.array(z.object({ refund: z.number(), order: z.number(), amount: rupiah }))

/** The withheld tax that is credited with a refund of everything that was paid for its order. */
const listVoided = async (refunds: readonly number[]) =>
  voidedRows.parse(
    await strapi.db
      .connection('withholdings')
      .whereIn('void_refund_id', [...refunds])
      .select({ refund: 'void_refund_id', order: 'order_id', amount: 'amount' }),
  )

/**
 * The orders whose invoices each refund reduces. A refund of a payment for several orders is divided among
 * the orders that it paid, in proportion to the amounts that earlier refunds of single orders have not returned. What
 * such a payment could not be applied to, reduces no invoice.
 */
export async function listRefundShares(refunds: readonly Divided[]): Promise<Map<number, RefundShare[]>> {
  const { connection } = strapi.db
  const attempts = refunds.flatMap(({ attempt_id, order_id }) =>
    attempt_id !== null && order_id === null ? attempt_id : [],
  )
  const [paid, earlier] = await Promise.all([
    connection('payment_attempt_orders')
      .whereIn('attempt_id', attempts)
      .where({ outcome: 'applied' })
      .orderBy('order_id')
      .select('attempt_id', 'order_id', 'amount'),
    connection('refunds')
      .whereIn('attempt_id', attempts)
      .whereNotNull('order_id')
      .where({ state: 'done' })
      .select('id', 'attempt_id', 'order_id', 'amount'),
  ])
  const orders = paidRows.parse(paid)
  const single = earlierRows.parse(earlier)
  const computeLeft = ({ id, attempt_id }: Divided, order: number, amount: number) =>
    single
      .filter(one => one.attempt_id === attempt_id && one.order_id === order && one.id < id)
      .reduce((left, one) => Math.max(0, left - one.amount), amount)
  const divide = (refund: Divided): RefundShare[] => {
    if (refund.order_id !== null) return [{ order: refund.order_id, amount: refund.amount }]
    const own = orders.filter(({ attempt_id }) => attempt_id === refund.attempt_id)
    const parts = own.map(({ order_id, amount }) => computeLeft(refund, order_id, amount))
    const paidInvoices = parts.reduce((sum, amount) => sum + amount, 0)
    const amounts = splitAmount(Math.min(refund.amount, paidInvoices), parts)
    return own
      .map(({ order_id: order }, index) => ({ order, amount: amounts[index] ?? 0 }))
      .filter(({ amount }) => amount > 0)
  }
  const voided = await listVoided(refunds.map(({ id }) => id))
  return new Map(
    refunds.map(refund => {
      const withheld = new Map(
        voided.filter(({ refund: id }) => id === refund.id).map(one => [one.order, one.amount]),
      )
      const shares = divide(refund).map(({ order, amount }) => ({
        order,
        amount: amount + (withheld.get(order) ?? 0),
      }))
      return [refund.id, shares]
    }),
  )
}
