import { orderKinds, orderQuoteBodySchema, placeOrderBodySchema } from '@bgm/validation'
import { z } from 'zod'
import { endpoints, get, post } from './endpoint'
import { jakartaDay, localeQuery, optional, pageQuery } from './query'
import { quote, voucherErrors } from './quote'
import { file, pageOf } from './response'
import { subscription } from './subscriptions'
import { billingPeriod, isoDateTime, money, namedRecord } from './values'

export const orderStates = ['draft', 'awaiting-payment', 'paid', 'cancelled'] as const
export type OrderState = (typeof orderStates)[number]

const kind = z.enum(orderKinds)

const tax = z.object({ rate: z.number(), base: money, amount: money })

export const order = z.object({
  id: z.string(),
  number: z.string(),
  kind,
  state: z.enum(orderStates),
  /** `titles` is the name in both languages when the order was placed; null if only one was stored. */
  package: z.object({
    key: z.string(),
    title: z.string(),
    titles: z.object({ id: z.string(), en: z.string() }).nullable(),
  }),
  industry: z.string(),
  company_name: z.string(),
  brand_name: z.string(),
  billing_period: billingPeriod,
  zone_count: z.number(),
  unit_price: money,
  price: money,
  discount: money,
  voucher_code: z.string().nullable(),
  tax: tax.nullable(),
  total: money,
  pay_before: isoDateTime.nullable(),
  paid_at: isoDateTime.nullable(),
  cancelled_at: isoDateTime.nullable(),
  /** The period that the order pays for; null before payment unless a subscription is running. */
  covers_from: isoDateTime.nullable(),
  covers_until: isoDateTime.nullable(),
  invoice_number: z.string().nullable(),
  payment: z
    .object({
      bank_name: z.string(),
      account_number: z.string(),
      account_holder: z.string(),
      reference: z.string(),
    })
    .nullable(),
  business_unit: namedRecord.nullable(),
  created_at: isoDateTime,
})
export type Order = z.output<typeof order>

/** Money received for an unpaid order in another amount than requested, and not refunded. */
export const heldMoney = z.object({
  received: money,
  expected: money,
  /** Negative if too much was received. */
  missing: z.number().int(),
  /** The number of orders that the money was meant for. */
  orders: z.number(),
})
export type HeldMoney = z.output<typeof heldMoney>

const coverage = z.array(z.object({ label: z.string(), covered: z.boolean() }))

/** One order with the terms in force when it was placed. */
export const orderDetail = order.extend({
  terms: z.object({
    royalty: z.enum(['separate', 'included']),
    coverage: z.object({ id: coverage, en: coverage }),
    address: z.array(z.string()),
    hotel_stars: z.number().nullable(),
  }),
  held: heldMoney.nullable(),
})
export type OrderDetail = z.output<typeof orderDetail>

/** Today's price of an order. `voucher_refusal` is the reason a voucher was not applied. */
const unitQuote = quote.extend({
  kind,
  covers_from: isoDateTime.nullable(),
  covers_until: isoDateTime.nullable(),
  days: z.object({ left: z.number(), whole: z.number() }).nullable(),
  voucher_refusal: z.enum(voucherErrors).nullable(),
})
export type UnitQuote = z.output<typeof unitQuote>

const ordering = z.object({
  kinds: z.array(kind),
  subscriptions: z.array(subscription),
  open_order: z.object({ id: z.string(), number: z.string() }).nullable(),
  /** The numbers of the zones whose licences are revoked, which an order does not make valid again. */
  revoked_zones: z.array(z.number()),
})
/** A unit's subscriptions and what can be ordered for it. */
export type OrderOptions = z.output<typeof ordering>

const ordersQuery = z.strictObject({
  state: optional(z.enum(orderStates)),
  kind: optional(kind),
  business_unit: optional(z.string().max(40)),
  /** The first and last day, both inclusive. */
  from: jakartaDay,
  until: jakartaDay,
  ...pageQuery,
})
export type OrdersQuery = z.input<typeof ordersQuery>

/** Orders of the active organisation, newest first. */
export const orders = endpoints({
  list: get('/orders', { caller: 'member', query: ordersQuery, response: pageOf(order) }),
  get: get('/orders/:id', { caller: 'member', response: orderDetail }),
  getOrdering: get('/business-units/:id/ordering', { caller: 'member', response: ordering }),
  /** A wrong voucher code counts as a guess. */
  quote: post('/orders/quote', {
    caller: 'member',
    body: orderQuoteBodySchema,
    response: unitQuote,
    errors: ['order-open', 'order-kind', 'licences-revoked'],
  }),
  /** `price-changed` if the total is no longer `expected_total`. */
  place: post('/orders', {
    caller: 'member',
    body: placeOrderBodySchema,
    response: orderDetail,
    errors: ['order-open', 'order-kind', 'licences-revoked', 'price-changed', ...voucherErrors],
    idempotent: true,
  }),
  /** `order-settled` if the order no longer awaits payment. */
  cancel: post('/orders/:id/cancel', { caller: 'member', response: orderDetail, errors: ['order-settled'] }),
  /** A PDF; before payment, a pro forma invoice. */
  downloadInvoice: get('/orders/:id/invoice', {
    caller: 'member',
    query: z.strictObject(localeQuery),
    response: file,
  }),
})
