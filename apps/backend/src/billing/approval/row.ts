import { billingPeriods, orderKinds, requestEnds, requestStates } from '@bgm/validation'
import { z } from 'zod'
import { parseTax, storedTax } from '#src/billing/order/rules/tax'
import type { Scope } from '#src/customers'
import { integerColumn } from '#src/platform/database/columns'
import { select, selectOne } from '#src/platform/database/select'
import { allOf, inArray, type Sql, sql } from '#src/platform/database/sql'
import type { Transaction } from '#src/platform/database/transaction'

const nullableInteger = integerColumn.nullable()
const nullableText = z.string().nullable()

const requestRow = z.object({
  id: integerColumn,
  document_id: z.string(),
  organisation_id: integerColumn,
  /** A request is for a cart or for a quotation. */
  cart_id: nullableInteger,
  quotation_id: nullableInteger,
  user_id: integerColumn,
  staff_id: nullableInteger,
  state: z.enum(requestStates),
  end_reason: z.enum(requestEnds).nullable(),
  purpose: z.string(),
  purchase_order: nullableText,
  cost_centre: nullableText,
  voucher_code: nullableText,
  price: integerColumn,
  discount: integerColumn,
  tax: storedTax,
  total: integerColumn,
  requested_at: integerColumn,
  decided_at: nullableInteger,
  decline_reason: nullableText,
  requester_document: nullableText,
  requester_name: nullableText,
  decider_name: nullableText,
  order_document: nullableText,
  order_number: nullableText,
  units: integerColumn,
})

const toRequest = ({ tax, ...row }: z.output<typeof requestRow>) => ({
  ...row,
  tax: parseTax(tax, row.total),
})
/** A request to approve an order, with the names of those who asked and decided. */
export type OrderRequest = ReturnType<typeof toRequest>

const columns = sql`q.id, q.document_id, q.organisation_id, q.cart_id, q.quotation_id, q.user_id, q.staff_id, q.state, q.end_reason,
  q.purpose, q.purchase_order, q.cost_centre, q.voucher_code, q.price, q.discount, q.tax, q.total, q.requested_at,
  q.decided_at, q.decline_reason, a.document_id as requester_document,
  concat_ws(' ', a.first_name, a.last_name) as requester_name,
  concat_ws(' ', d.first_name, d.last_name) as decider_name, o.document_id as order_document, o.number as order_number,
  (select count(*) from order_request_lines l where l.request_id = q.id) as units`

const from = sql`order_requests q left join up_users a on a.id = q.user_id left join up_users d on d.id = q.decided_by
  left join orders o on o.id = q.order_id`

/** Conditions for requests (`q`) of an organisation whose units are all in scope, or that the member has made. */
export const requestsInScope = ({ organisation, units }: Scope, account: number): Sql[] => [
  sql`q.organisation_id = ${organisation}`,
  ...(units
    ? [
        sql`(q.user_id = ${account} or not exists (select 1 from order_request_lines l where l.request_id = q.id
          and not ${inArray(sql`l.business_unit_id`, units)}))`,
      ]
    : []),
]

/** Requests (`q`) that match, newest first. */
export async function listRequestRows(
  where: readonly Sql[],
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<OrderRequest[]> {
  const rows = await select(
    sql`select ${columns} from ${from} where ${allOf(where)} order by q.id desc limit ${limit} offset ${offset}`,
    requestRow,
  )
  return rows.map(toRequest)
}

export async function findRequest(where: readonly Sql[]): Promise<OrderRequest | null> {
  const row = await selectOne(sql`select ${columns} from ${from} where ${allOf(where)}`, requestRow)
  return row && toRequest(row)
}

/** The open request for a cart. */
export const findOpenRequest = (cart: number): Promise<OrderRequest | null> =>
  findRequest([sql`q.cart_id = ${cart}`, sql`q.state = 'requested'`])

const lineRow = z.object({
  position: integerColumn,
  business_unit_id: integerColumn,
  unit_name: z.string(),
  outlet_code: nullableText,
  kind: z.enum(orderKinds),
  package_key: nullableText,
  billing_period: z.enum(billingPeriods).nullable(),
  zone_count: integerColumn,
  price: integerColumn,
})
/** What is asked for for one unit, with its price at the time. */
export type RequestLine = z.output<typeof lineRow>

export const listRequestLines = (request: number): Promise<RequestLine[]> =>
  select(
    sql`select position, business_unit_id, unit_name, outlet_code, kind, package_key, billing_period, zone_count, price
      from order_request_lines where request_id = ${request} order by position`,
    lineRow,
  )

const lockedRow = z.object({ state: z.enum(requestStates) })

/** Locks the cart and then the request until the transaction ends, and returns its state. */
export async function lockRequest(
  trx: Transaction,
  { id, cart_id }: Pick<OrderRequest, 'id' | 'cart_id'>,
): Promise<OrderRequest['state']> {
  if (cart_id !== null) await trx('carts').where({ id: cart_id }).forUpdate().select('id')
  return lockedRow.parse(await trx('order_requests').where({ id }).forUpdate().first('state')).state
}
