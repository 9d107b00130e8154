import type { Api, Download, List, Order, OrderDetail, OrdersQuery } from '@bgm/api-client'
import type { Locale } from '@bgm/i18n'

export { orderStates } from '@bgm/api-client'

/** The orders of the organisation. */
export const listOrders = (api: Api, query: OrdersQuery = {}): Promise<List<Order>> => api.orders.list(query)

/** The organisation's units as filter choices; null for a chain with more than 100, whose unit pages link to their orders. */
export async function listUnitFilterOptions(api: Api): Promise<{ id: string; name: string }[] | null> {
  const { data, pagination } = await api.businessUnits.list({ page: 1, page_size: 100 })
  return pagination.page_count > 1 ? null : data.map(({ id, name }) => ({ id, name }))
}

/** An order with the terms that applied when it was placed. */
export const getOrder = (api: Api, id: string): Promise<OrderDetail> => api.orders.get(id)

/** The invoice as PDF in that language; a pro forma invoice until it is paid. */
export const getInvoice = (api: Api, id: string, locale: Locale): Promise<Download> =>
  api.orders.downloadInvoice(id, locale)
