import type { Api, BusinessUnit, Download, List, Order, OrdersQuery } from '@bgm/api-client'
import type { Locale } from '@bgm/i18n'
import { getPackageNaming } from './packages.server'

/** The orders of the organisation, their packages named in the reader's language. */
export async function listOrders(api: Api, query: OrdersQuery = {}): Promise<List<Order>> {
  const [{ data, ...list }, named] = await Promise.all([api.orders.list(query), getPackageNaming(api)])
  return { ...list, data: data.map(named) }
}

/** One order, its package named in the reader's language, and the unit that it is for. */
export async function getOrder(api: Api, id: string): Promise<{ order: Order; unit: BusinessUnit | null }> {
  const [order, named] = await Promise.all([api.orders.get(id), getPackageNaming(api)])
  const { business_unit: place } = order
  return { order: named(order), unit: place ? await api.businessUnits.get(place.id) : null }
}

/** The invoice as PDF in that language; before the payment a pro forma. */
export const getInvoice = (api: Api, id: string, locale: Locale): Promise<Download> =>
  api.orders.downloadInvoice(id, locale)
