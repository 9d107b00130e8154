import type { Api, Download, Order, OrderDetail, OrdersQuery, PaginatedList } from '@bgm/api-client'
import type { Locale } from '@bgm/i18n'

export { orderStates } from '@bgm/api-client'

/** Lists the organisation's orders. */
export const listOrders = (api: Api, query: OrdersQuery = {}): Promise<PaginatedList<Order>> =>
  api.orders.list(query)

/**
 * Lists the organisation's units as filter choices. Returns null for more than 100 units, because the page of
 * each unit links to its orders.
 */
export async function findUnitFilterOptions(api: Api): Promise<{ id: string; name: string }[] | null> {
  const { data, pagination } = await api.businessUnits.list({ page: 1, page_size: 100 })
  return pagination.page_count > 1 ? null : data.map(({ id, name }) => ({ id, name }))
}

/** Returns an order with the terms that applied when it was placed. */
export const getOrder = (api: Api, id: string): Promise<OrderDetail> => api.orders.get(id)

/** Downloads the invoice as a PDF in the given language. Before payment, it is a pro forma invoice. */
export const downloadInvoice = (api: Api, id: string, locale: Locale): Promise<Download> =>
  api.orders.downloadInvoice(id, { locale })
