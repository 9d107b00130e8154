import { orderStates } from '@bgm/contract'
import { billingPeriods, orderKinds } from '@bgm/validation'
import { z } from 'zod'
import { integerColumn, jsonColumn } from '#src/platform/database/columns'
import { getPagination, type ListQuery, pageIdsSubquery } from '#src/platform/database/list-query'
import type { Page } from '#src/platform/database/paginate-rows'
import { select } from '#src/platform/database/select'
import { joinSql, type Sql, sql } from '#src/platform/database/sql'
import type { ListedOrder } from './row'
import { parseTax, storedTax } from './rules/tax'

const nullableTime = z.date().nullable()

const listedRow = z.object({
  id: integerColumn,
  documentId: z.string(),
  number: z.string(),
  kind: z.enum(orderKinds),
  state: z.enum(orderStates),
  package_key: z.string(),
  package_title: z.string(),
  industry: z.string(),
  company_name: z.string(),
  brand_name: z.string(),
  billing_period: z.enum(billingPeriods),
  line_count: integerColumn,
  zone_count: integerColumn,
  unit_price: integerColumn,
  price: integerColumn,
  discount: integerColumn,
  voucher_code: z.string().nullable(),
  purchase_order: z.string().nullable(),
  cost_centre: z.string().nullable(),
  tax: jsonColumn(storedTax),
  total: integerColumn,
  withheld: integerColumn,
  pay_before: nullableTime,
  paid_at: nullableTime,
  cancelled_at: nullableTime,
  covers_from: nullableTime,
  covers_until: nullableTime,
  invoice_number: z.string().nullable(),
  terms: jsonColumn(z.unknown()),
  placed_at: z.date(),
  unit_id: integerColumn.nullable(),
  unit_document: z.string().nullable(),
  unit_name: z.string().nullable(),
  unit_deleted_at: nullableTime,
})

const columns = sql`r.id, r.document_id as "documentId", r.number, r.kind, r.state, r.package_key, r.package_title,
  r.industry, r.company_name, r.brand_name, r.billing_period, r.line_count, r.zone_count, r.unit_price, r.price, r.discount,
  r.voucher_code, r.purchase_order, r.cost_centre, r.tax, r.total, coalesce(r.withheld, 0) as withheld, r.pay_before, r.paid_at, r.cancelled_at, r.covers_from, r.covers_until,
  r.invoice_number, r.terms, r.placed_at, u.id as unit_id, u.document_id as unit_document, u.name as unit_name,
  u.deleted_at as unit_deleted_at`

function toListedOrder({
  unit_id: id,
  unit_document: documentId,
  unit_name: name,
  unit_deleted_at: deleted_at,
  ...order
}: z.output<typeof listedRow>): ListedOrder {
  const business_unit =
    id === null || documentId === null || name === null ? null : { id, documentId, name, deleted_at }
  return { ...order, tax: parseTax(order.tax, order.total), business_unit }
}

const newestFirst = [sql`r.id desc`]

const ordersWhere = (where: Sql[]): ListQuery => ({ from: sql`orders r`, where, sorting: newestFirst })

async function selectPage(selected: ListQuery, page: Page): Promise<ListedOrder[]> {
  const rows = await select(
    sql`select ${columns} from ${pageIdsSubquery(sql`r.id`, selected, page)} join orders r on r.id = p.id
      left join business_units u on u.id = r.business_unit_id order by ${joinSql(newestFirst, ', ')}`,
    listedRow,
  )
  return rows.map(toListedOrder)
}

/** A page of the orders (`r`) that meet all the conditions, newest first. */
export async function listOrders(conditions: Sql[], page: Page) {
  const selected = ordersWhere(conditions)
  const [pagination, rows] = await Promise.all([getPagination(selected, page), selectPage(selected, page)])
  return { rows, pagination }
}

/** The newest orders (`r`) that meet all the conditions. */
export const listNewestOrders = (conditions: Sql[], pageSize: number): Promise<ListedOrder[]> =>
  selectPage(ordersWhere(conditions), { page: 1, pageSize })
