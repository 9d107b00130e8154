import { z } from 'zod'
import { integerColumn } from '#src/platform/database/columns'
import { select } from '#src/platform/database/select'
import { inArray, sql } from '#src/platform/database/sql'
import type { Transaction } from '#src/platform/database/transaction'
import { listPauses } from './pause-row'
import { countDaysLeft } from './rules/change'

const partRow = z.object({
  id: integerColumn,
  order: integerColumn,
  total: integerColumn,
  unit: integerColumn,
  subscription: integerColumn,
  line: integerColumn,
  from: z.date(),
  until: z.date(),
  days: integerColumn,
  paid: integerColumn,
  credit: integerColumn,
  replaced_by: integerColumn.nullable(),
})
type Part = z.output<typeof partRow>

/** The parts of the periods to which orders contribute, that have not ended. */
const listPartsOfOrders = (orders: readonly number[]) =>
  select(
    sql`select p.id, l.order_id as order, r.total, s.business_unit_id as unit, p.subscription_id as subscription,
        p.order_line_id as line, p.from_at as from, p.until_at as until, p.days, p.paid, p.credit, p.replaced_by
      from period_parts p join subscriptions s on s.id = p.subscription_id
      join order_lines l on l.id = p.order_line_id join orders r on r.id = l.order_id
      where p.ended_at is null and p.subscription_id in (select o.subscription_id from period_parts o
        join order_lines ol on ol.id = o.order_line_id where ${inArray(sql`ol.order_id`, orders)})`,
    partRow,
  )

/**
 * Takes money that the provider has returned by itself from the credit that changes gave for it, with what was left of its
 * days at that time. Returns whether there was any. The caller has locked the orders.
 */
export async function reduceCredits(
  trx: Transaction,
  refunded: readonly { order: number; amount: number }[],
): Promise<boolean> {
  const parts = await listPartsOfOrders(refunded.map(({ order }) => order))
  const pauses = await listPauses([...new Set(parts.map(({ unit }) => unit))])
  const findNext = ({ subscription, replaced_by }: Part) =>
    parts.find(part => part.subscription === subscription && part.line === replaced_by)
  let reduced = false
  for (const { order, amount } of refunded)
    for (const first of parts.filter(part => part.order === order)) {
      let part = first
      let money = first.total === 0 ? 0 : Math.floor((first.paid * amount) / first.total)
      for (let next = findNext(part); next && money > 0; next = findNext(part)) {
        const left = countDaysLeft(part, next.from, pauses.get(part.unit))
        money = Math.floor((money * left) / part.days)
        await trx('period_parts')
          .where({ id: next.id })
          .update({ credit: trx.raw('greatest(0, credit - ?)', [money]) })
        reduced = true
        part = next
      }
    }
  return reduced
}
