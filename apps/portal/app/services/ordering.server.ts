import { createHash } from 'node:crypto'
import type { Api, BusinessUnit, Order, OrderOptions, UnitQuote } from '@bgm/api-client'
import type { ConfirmReferencedOrder, OrderParams, UnitLine } from '@bgm/validation'
import type { Package } from './packages'
import { getPackageTranslator, listPackages } from './packages.server'
import { getAvailableZoneCount } from './zone-limit'

/**
 * Returns a unit's subscriptions and what can be ordered for it, with package names in the member's
 * language.
 */
export async function getOrderOptions(api: Api, unit: string): Promise<OrderOptions> {
  const [ordering, named] = await Promise.all([api.orders.getOrdering(unit), getPackageTranslator(api)])
  const { scheduled } = ordering
  return {
    ...ordering,
    subscriptions: ordering.subscriptions.map(named),
    scheduled: scheduled && { ...scheduled, next: scheduled.next && named(scheduled.next) },
  }
}

/**
 * Returns the prices of one or more extra zones from today to the end of the paid period; null if the
 * package allows no more zones.
 */
export async function quoteExtraZones(
  api: Api,
  unit: string,
  offered: { packages: Package[]; running: Running },
) {
  const count = getAvailableZoneCount({ kind: 'extra-zones' }, offered)
  if (count === 0) return null
  const quotes = await Promise.all(
    Array.from({ length: count }, (_, more) =>
      api.orders.quote({ kind: 'extra-zones', business_unit: unit, zone_count: more + 1 }),
    ),
  )
  return { totals: quotes.map(({ total }) => total), days: quotes[0]?.days ?? null }
}

type Running = OrderOptions['subscriptions']

/** Loads the data for the order form. */
export async function getOrderFormData(api: Api, id: string) {
  const [unit, ordering, packages] = await Promise.all([
    api.businessUnits.get(id),
    getOrderOptions(api, id),
    listPackages(api),
  ])
  return { unit, ordering, packages }
}

/** Like `getOrderFormData`, without changes, which have a page of their own. */
export async function getNewOrderFormData(api: Api, id: string) {
  const { ordering, ...data } = await getOrderFormData(api, id)
  const kinds = ordering.kinds.filter(kind => kind !== 'change')
  return { ...data, ordering: { ...ordering, kinds } }
}

export async function quoteOrder(api: Api, order: OrderParams): Promise<UnitQuote> {
  const [quote, named] = await Promise.all([api.orders.quote(order), getPackageTranslator(api)])
  return named(quote)
}

/**
 * Places an order at the price shown to the member. Submitting the same form twice places one order; a
 * changed order is a new order.
 */
export function placeOrder(
  api: Api,
  order: OrderParams,
  confirmed: ConfirmReferencedOrder,
  submissionKey: string,
): Promise<Order> {
  const key = createHash('sha256')
    .update(JSON.stringify([submissionKey, order, confirmed]))
    .digest('hex')
  return api.orders.place({ ...order, ...confirmed }, key)
}

/** Places one order for several units, like `placeOrder`. */
export function placeOrderForUnits(
  api: Api,
  lines: UnitLine[],
  confirmed: ConfirmReferencedOrder,
  submissionKey: string,
): Promise<Order> {
  const key = createHash('sha256')
    .update(JSON.stringify([submissionKey, lines, confirmed]))
    .digest('hex')
  return api.orders.placeUnits({ lines, ...confirmed }, key)
}

export const cancelOrder = (api: Api, id: string): Promise<Order> => api.orders.cancel(id)

export type { BusinessUnit }
