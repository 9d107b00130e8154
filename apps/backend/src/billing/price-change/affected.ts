import { z } from 'zod'
import { integerColumn } from '#src/platform/database/columns'
import { selectOne } from '#src/platform/database/select'
import { joinSql, sql } from '#src/platform/database/sql'
import type { PriceChange } from './row'

const renewalDays = 30

const countsRow = z.object({
  subscriptions: integerColumn,
  renewals: integerColumn,
  orders: integerColumn,
  carts: integerColumn,
})
export type Affected = z.output<typeof countsRow>

/**
 * How many running subscriptions have one of the prices, how many of them end in the 30 days after the change, and how
 * many open orders and carts contain one.
 */
export async function countAffected({ prices, starts_at }: PriceChange, now = Date.now()): Promise<Affected> {
  const pairs = joinSql(
    prices.map(({ package_key, billing_period }) => sql`(${package_key}, ${billing_period})`),
    ', ',
  )
  const start = new Date(starts_at)
  const end = new Date(starts_at + renewalDays * 24 * 60 * 60_000)
  const counts = await selectOne(
    sql`select
      (select count(*) from subscriptions s where (s.package_key, s.billing_period) in (${pairs})
        and s.starts_at <= ${new Date(now)} and s.expired_date > ${new Date(now)}) as subscriptions,
      (select count(*) from subscriptions s where (s.package_key, s.billing_period) in (${pairs})
        and s.expired_date > ${start} and s.expired_date <= ${end} and s.ended_early is not true) as renewals,
      (select count(distinct o.id) from orders o join order_lines l on l.order_id = o.id
        where o.state = 'awaiting-payment' and (l.package_key, l.billing_period) in (${pairs})) as orders,
      (select count(distinct c.cart_id) from cart_lines c join carts on carts.id = c.cart_id
        where carts.expires_at > ${now} and (c.package_key, c.billing_period) in (${pairs})) as carts`,
    countsRow,
  )
  if (!counts) throw new Error('Counting returned no row')
  return counts
}
