import type { OrderRow } from '#src/billing/order/row'
import { getGraceEnd } from '#src/customers'
import { HttpError } from '#src/platform/http/errors'
import { createZones } from './create-zones'
import { listPeriods, type SubscriptionRow } from './row'
import { computePeriod } from './rules/period'

const uid = 'api::subscription.subscription'

export type CoveredPeriod = { covers_from: Date; covers_until: Date }

/**
 * Computes the next period. It continues the last period until the grace period has ended; after that, it
 * starts on the day of payment.
 */
export function computeNextPeriod(
  last: SubscriptionRow | undefined,
  order: Pick<OrderRow, 'billing_period'>,
  at: Date,
) {
  const follows = last && getGraceEnd(last) > at
  return follows
    ? computePeriod(last.expired_date, order.billing_period, last.anchor_day)
    : computePeriod(at, order.billing_period)
}

const getLocale = ({ placed_by }: OrderRow) => placed_by?.locale ?? 'id'

async function startPeriod(order: OrderRow, unit: number, paidAt: Date): Promise<CoveredPeriod> {
  const [last] = await listPeriods(unit)
  const period = computeNextPeriod(last, order, paidAt)
  const subscription: { id: number } = await strapi.db.query(uid).create({
    data: {
      organisation: order.organisation.id,
      business_unit: unit,
      order: order.id,
      package_key: order.package_key,
      package_title: order.package_title,
      billing_period: order.billing_period,
      zone_count: order.zone_count,
      suspended: false,
      ...period,
    },
  })
  await strapi.db
    .query('api::business-unit.business-unit')
    .update({ where: { id: unit }, data: { current_subscription: subscription.id } })
  await createZones(unit, order.zone_count, { paidAt, locale: getLocale(order) })
  return { covers_from: period.starts_at, covers_until: period.expired_date }
}

async function addZones(order: OrderRow, unit: number, paidAt: Date): Promise<CoveredPeriod> {
  const running = (await listPeriods(unit)).filter(({ expired_date }) => expired_date > paidAt)
  const [last] = running
  if (!last)
    throw new HttpError(400, 'The subscription has ended: cancel this order, the member can order a renewal')
  await strapi.db
    .queryBuilder(uid)
    .where({ id: { $in: running.map(({ id }) => id) } })
    .increment('zone_count', order.zone_count)
    .execute()
  const total = Math.max(...running.map(({ zone_count }) => zone_count)) + order.zone_count
  await createZones(unit, total, { paidAt, locale: getLocale(order) })
  return { covers_from: order.covers_from ?? paidAt, covers_until: last.expired_date }
}

/** Starts or extends the subscription that an order paid for. Call this in a transaction. */
export async function fulfilOrder(order: OrderRow, paidAt: Date): Promise<CoveredPeriod> {
  const unit = order.business_unit
  if (!unit) throw new Error(`Order ${order.number} has no business unit`)
  return order.kind === 'extra-zones' ? addZones(order, unit.id, paidAt) : startPeriod(order, unit.id, paidAt)
}
