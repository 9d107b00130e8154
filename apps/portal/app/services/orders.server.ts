import type { Api, BusinessUnit, List, Order } from '@bgm/api-client'
import { getPackageNaming } from './packages.server'

/** The orders of the organisation, their packages named in the reader's language. */
export async function listOrders(
  api: Api,
  query: { page?: number; state?: string; page_size?: number } = {},
): Promise<List<Order>> {
  const [{ data, ...list }, named] = await Promise.all([api.orders.list(query), getPackageNaming(api)])
  return { ...list, data: data.map(named) }
}

/** One order, its package named in the reader's language, and the unit that it is for. */
export async function getOrder(api: Api, id: string): Promise<{ order: Order; unit: BusinessUnit | null }> {
  const [order, named] = await Promise.all([api.orders.get(id), getPackageNaming(api)])
  const { business_unit: place } = order
  return { order: named(order), unit: place ? await api.businessUnits.get(place.id) : null }
}
