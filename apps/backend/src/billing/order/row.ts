import { orderStates } from '@bgm/contract'
import { billingPeriods, orderKinds } from '@bgm/validation'
import { z } from 'zod'

const rupiah = z.coerce.number().int()
const nullableDate = z.coerce.date().nullable()

const orderRow = z.object({
  id: z.number(),
  documentId: z.string(),
  number: z.string(),
  kind: z.enum(orderKinds),
  state: z.enum(orderStates),
  payment_reference: z.string().nullable(),
  package_key: z.string(),
  package_title: z.string(),
  industry: z.string(),
  company_name: z.string(),
  brand_name: z.string(),
  billing_period: z.enum(billingPeriods),
  zone_count: z.number().int(),
  unit_price: rupiah,
  price: rupiah,
  discount: rupiah,
  voucher_code: z.string().nullable(),
  tax: z.object({ rate: z.number(), base: z.number(), amount: z.number() }).nullable(),
  total: rupiah,
  pay_before: nullableDate,
  paid_at: nullableDate,
  cancelled_at: nullableDate,
  covers_from: nullableDate,
  covers_until: nullableDate,
  invoice_number: z.string().nullable(),
  invoice_parties: z.unknown(),
  terms: z.unknown(),
  placed_at: z.coerce.date(),
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

export type OrderRow = z.output<typeof orderRow>

/** An order as shown in lists. */
export type ListedOrder = Omit<
  OrderRow,
  'organisation' | 'placed_by' | 'invoice_parties' | 'payment_reference'
>

const uid = 'api::order.order'
const populate = { organisation: true, business_unit: true, placed_by: true }

type Where = Record<string, unknown>

export async function findOrder(where: Where): Promise<OrderRow | null> {
  const row: unknown = await strapi.db.query(uid).findOne({ where, populate })
  return row ? orderRow.parse(row) : null
}

export const insertOrder = async (data: Record<string, unknown>): Promise<OrderRow> =>
  orderRow.parse(await strapi.db.query(uid).create({ data, populate }))

/** The orders of an organisation that can still be paid. */
export const listOpenOrders = async (organisation: number): Promise<OrderRow[]> =>
  z
    .array(orderRow)
    .parse(
      await strapi.db
        .query(uid)
        .findMany({ where: { organisation_id: organisation, state: 'awaiting-payment' }, populate }),
    )

export async function listOverdueOrders(now: Date): Promise<OrderRow[]> {
  const where = { state: 'awaiting-payment', pay_before: { $lte: now } }
  return z
    .array(orderRow)
    .parse(await strapi.db.query(uid).findMany({ where, populate, orderBy: { id: 'asc' } }))
}
