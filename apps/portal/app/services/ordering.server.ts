import { createHash } from 'node:crypto'
import type { Api, BusinessUnit, Order, Ordering, UnitQuote } from '@bgm/api-client'
import type { OrderWish } from '@bgm/validation'
import type { Package } from './packages'
import { getPackageNaming, listPackages } from './packages.server'
import { mostZones } from './zone-limit'

/** What a unit has and may order, packages named in the reader's language. */
export async function getOrdering(api: Api, unit: string): Promise<Ordering> {
  const [ordering, named] = await Promise.all([api.orders.getOrdering(unit), getPackageNaming(api)])
  return { ...ordering, subscriptions: ordering.subscriptions.map(named) }
}

/** What one more zone costs for the days that are left; null where the running package has no room for it. */
export async function findExtraZone(api: Api, unit: string, { subscriptions }: Ordering, packages: Package[]) {
  if (mostZones({ kind: 'extra-zones' }, { packages, running: subscriptions }) === 0) return null
  const { unit_price, days } = await api.orders.quote({
    kind: 'extra-zones',
    business_unit: unit,
    zone_count: 1,
  })
  return days && days.whole > 0 ? { unit_price, days } : null
}

/** Everything that the choice of an order needs. */
export async function getOrderChoice(api: Api, id: string) {
  const [unit, ordering, packages] = await Promise.all([
    api.businessUnits.get(id),
    getOrdering(api, id),
    listPackages(api),
  ])
  return { unit, ordering, packages }
}

export async function quoteOrder(api: Api, wish: OrderWish): Promise<UnitQuote> {
  const [quote, named] = await Promise.all([api.orders.quote(wish), getPackageNaming(api)])
  return named(quote)
}

/** Places the order that the reader saw; the same page sent twice makes one, another wish from it makes another. */
export function placeOrder(api: Api, wish: OrderWish, expectedTotal: number, page: string): Promise<Order> {
  const key = createHash('sha256')
    .update(JSON.stringify([page, wish, expectedTotal]))
    .digest('hex')
  return api.orders.place(wish, expectedTotal, key)
}

export const cancelOrder = (api: Api, id: string): Promise<Order> => api.orders.cancel(id)

export type { BusinessUnit }
