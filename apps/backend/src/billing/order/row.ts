import { orderStates } from '@bgm/contract'
import { billingPeriods, orderKinds } from '@bgm/validation'
import { z } from 'zod'
import { ordersInScopeConditions, type Scope } from '#src/customers'
import { integerColumn } from '#src/platform/database/columns'
import { selectOne } from '#src/platform/database/select'
import { allOf, sql } from '#src/platform/database/sql'
import { listLines, type OrderLine } from './line-row'
import { parseTax, storedTax, type Tax } from './rules/tax'

const rupiah = z.coerce.number().int()
const nullableDate = z.coerce.date().nullable()
const idRow = z.object({ id: integerColumn })

const orderRow = z.object({
  id: z.number(),
  documentId: z.string(),
  number: z.string(),
  kind: z.enum(orderKinds),
  state: z.enum(orderStates),
  payment_reference: z.string().nullable(),
  /** The numbers of the buyer's own bookkeeping. */
  purchase_order: z.string().nullable(),
  cost_centre: z.string().nullable(),
  package_key: z.string(),
  package_title: z.string(),
  industry: z.string(),
  company_name: z.string(),
  brand_name: z.string(),
  billing_period: z.enum(billingPeriods),
  line_count: z.number().int(),
  zone_count: z.number().int(),
  unit_price: rupiah,
  price: rupiah,
  discount: rupiah,
  voucher_code: z.string().nullable(),
  tax: storedTax,
  total: rupiah,
  /** What the buyer withholds as PPh 23 and does not pay; null for orders of earlier releases. */
  withheld: rupiah.nullable().transform(withheld => withheld ?? 0),
  pay_before: nullableDate,
  paid_at: nullableDate,
  cancelled_at: nullableDate,
  covers_from: nullableDate,
  covers_until: nullableDate,
  invoice_number: z.string().nullable(),
  invoice_parties: z.unknown(),
  terms: z.unknown(),
  placed_at: z.coerce.date(),
  /** Set if staff placed the order for the member. */
  staff_id: z.number().nullable(),
  organisation: z.object({ id: z.number() }),
  business_unit: z
    .object({
      id: z.number(),
      documentId: z.string(),
      name: z.string(),
      company_email: z.string().nullish(),
      deleted_at: z.coerce.date().nullable(),
    })
    .nullable(),
  placed_by: z
    .object({
      email: z.string(),
      first_name: z.string(),
      last_name: z.string().nullish(),
      gender: z.enum(['male', 'female']).nullish(),
      locale: z.enum(['id', 'en']),
    })
    .nullable(),
})

/**
 * An order with what it contains for each unit. Its own columns about a package, a unit or a period are those of its
 * first line, and `business_unit` is null if it has several.
 */
export type OrderRow = Omit<z.output<typeof orderRow>, 'tax'> & { tax: Tax | null; lines: OrderLine[] }

/** An order as shown in lists. */
export type ListedOrder = Omit<
  OrderRow,
  'organisation' | 'placed_by' | 'staff_id' | 'invoice_parties' | 'payment_reference' | 'lines'
>

const uid = 'api::order.order'
const populate = { organisation: true, business_unit: true, placed_by: true }

/** What is paid for an order: its total without the tax that the buyer withholds. */
export const getPayable = ({ total, withheld }: Pick<OrderRow, 'total' | 'withheld'>): number =>
  total - withheld

type Where = Record<string, unknown>

async function addLines(rows: unknown): Promise<OrderRow[]> {
  const orders = z.array(orderRow).parse(rows)
  const lines = await listLines(orders.map(({ id }) => id))
  return orders.map(order => ({
    ...order,
    tax: parseTax(order.tax, order.total),
    lines: lines.get(order.id) ?? [],
  }))
}

export async function findOrder(where: Where): Promise<OrderRow | null> {
  const row: unknown = await strapi.db.query(uid).findOne({ where, populate })
  const [order = null] = row ? await addLines([row]) : []
  return order
}

/** Throws if there is no such order. */
export async function getOrder(id: number): Promise<OrderRow> {
  const order = await findOrder({ id })
  if (!order) throw new Error('An order cannot be found')
  return order
}

/** An order whose units are all in scope. */
export async function findOrderInScope(scope: Scope, documentId: string): Promise<OrderRow | null> {
  const conditions = [sql`r.document_id = ${documentId}`, ...ordersInScopeConditions(scope)]
  const row = await selectOne(sql`select r.id from orders r where ${allOf(conditions)}`, idRow)
  return row && findOrder(row)
}

/** Inserts an order without its lines. Returns its id. */
export const insertOrderRow = async (data: Record<string, unknown>): Promise<number> =>
  idRow.parse(await strapi.db.query(uid).create({ data })).id

/** The orders of an organisation that can still be paid. */
export const listOpenOrders = async (organisation: number): Promise<OrderRow[]> =>
  addLines(
    await strapi.db
      .query(uid)
      .findMany({ where: { organisation_id: organisation, state: 'awaiting-payment' }, populate }),
  )

export async function listOverdueOrders(now: Date): Promise<OrderRow[]> {
  const where = { state: 'awaiting-payment', pay_before: { $lte: now } }
  return addLines(await strapi.db.query(uid).findMany({ where, populate, orderBy: { id: 'asc' } }))
}
