import { z } from 'zod'
import { lockUnits } from '#src/customers'
import { integerColumn } from '#src/platform/database/columns'
import { select } from '#src/platform/database/select'
import { inArray, sql } from '#src/platform/database/sql'
import { HttpError } from '#src/platform/http/errors'

const orderRow = z.object({ id: integerColumn })

/** The orders that paid for the running periods of units, and those that were paid together with them. */
async function listPaidOrders(units: readonly number[], now: Date): Promise<number[]> {
  const rows = await select(
    sql`with own as (select distinct l.order_id as id from period_parts p
        join subscriptions s on s.id = p.subscription_id join order_lines l on l.id = p.order_line_id
        where ${inArray(sql`s.business_unit_id`, units)} and s.expired_date > ${now} and p.ended_at is null)
      select id from own union select o.order_id as id from payment_attempt_orders o where o.attempt_id in
        (select a.attempt_id from payment_attempt_orders a join own on own.id = a.order_id)`,
    orderRow,
  )
  return rows.map(({ id }) => id)
}

/**
 * Locks the orders that paid for the running periods of units, until the transaction ends. Everything locks orders first,
 * then their payments, units and licences, each in order of id.
 */
export async function lockPaidOrders(units: readonly number[], now: Date): Promise<number[]> {
  if (units.length === 0) return []
  const orders = await listPaidOrders(units, now)
  await select(
    sql`select r.id from orders r where ${inArray(sql`r.id`, orders)} order by r.id for update`,
    orderRow,
  )
  return orders
}

/**
 * Locks units and the orders that paid for their running periods, so that they are not paid, refunded or changed. Throws
 * 409 `changed-meanwhile` if they have just been.
 */
export async function lockSubscriptions(units: readonly number[], now: Date): Promise<void> {
  const locked = new Set(await lockPaidOrders(units, now))
  await lockUnits(units)
  if ((await listPaidOrders(units, now)).some(order => !locked.has(order)))
    throw new HttpError(409, 'The subscription has just been changed', { code: 'changed-meanwhile' })
}
