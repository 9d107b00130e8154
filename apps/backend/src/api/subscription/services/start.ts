import type { OrderRow } from '../../order/services/row'
import { makeZones } from '../../zone/services/make'
import { periodFrom } from '../rules/period'

/** Starts what an order has paid for, on the day of its payment; belongs in a transaction. */
export async function startSubscription(order: OrderRow, paidAt: Date): Promise<void> {
  const unit = order.business_unit
  if (!unit) throw new Error(`Order ${order.number} has no business unit`)
  const subscription: { id: number } = await strapi.db.query('api::subscription.subscription').create({
    data: {
      organisation: order.organisation.id,
      business_unit: unit.id,
      order: order.id,
      package_key: order.package_key,
      package_title: order.package_title,
      billing_period: order.billing_period,
      zone_count: order.zone_count,
      suspended: false,
      ...periodFrom(paidAt, order.billing_period),
    },
  })
  await strapi.db
    .query('api::business-unit.business-unit')
    .update({ where: { id: unit.id }, data: { current_subscription: subscription.id } })
  await makeZones(unit.id, order.zone_count)
}
