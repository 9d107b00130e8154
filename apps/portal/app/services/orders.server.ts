import {
  type Api,
  type Download,
  firstOrderLines,
  type Order,
  type OrderDetail,
  type OrderLine,
  type OrdersQuery,
  type PaginatedList,
} from '@bgm/api-client'
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

/** Lists the lines of an order. The first ones are part of the order. */
export async function listOrderLines(
  api: Api,
  order: OrderDetail,
  page: number,
): Promise<PaginatedList<OrderLine>> {
  const pageCount = Math.ceil(order.line_count / firstOrderLines)
  if (page > 1) return await api.orders.listLines(order.id, { page, page_size: firstOrderLines })
  return {
    data: order.lines,
    pagination: { page, page_size: firstOrderLines, page_count: pageCount, total: order.line_count },
  }
}

/** Downloads the invoice as a PDF in the given language. Before payment, it is a pro forma invoice. */
export const downloadInvoice = (api: Api, id: string, locale: Locale): Promise<Download> =>
  api.orders.downloadInvoice(id, { locale })
