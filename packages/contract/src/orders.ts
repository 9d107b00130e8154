import {
  orderKinds,
  orderQuoteBodySchema,
  placeOrderBodySchema,
  placeUnitsOrderBodySchema,
  unitsQuoteBodySchema,
} from '@bgm/validation'
import { z } from 'zod'
import { endpoints, get, post } from './endpoint'
import { jakartaDay, localeQuery, optional, pageQuery } from './query'
import { includedTax, quote, voucherErrors } from './quote'
import { file, pageOf } from './response'
import { scheduledChange, subscription, subscriptionCancellation, subscriptionPause } from './subscriptions'
import { billingPeriod, isoDateTime, money, namedRecord } from './values'
import { withholdingSummary } from './withholdings'

export const orderStates = ['draft', 'awaiting-payment', 'paid', 'cancelled'] as const
export type OrderState = (typeof orderStates)[number]

const kind = z.enum(orderKinds)

const perLocale = z.object({ id: z.string(), en: z.string() })

/** Days of a running period: those left, including today, and all of them. */
export const periodDays = z.object({ left: z.number(), whole: z.number() })

/** What an order contains for one unit, whose name and outlet code are those when it was placed. */
export const orderLine = z.object({
  position: z.number(),
  kind,
  unit_name: z.string(),
  outlet_code: z.string().nullable(),
  /** Null if the unit has been deleted. */
  business_unit: namedRecord.nullable(),
  package: z.object({ key: z.string(), title: z.string(), titles: perLocale.nullable() }),
  billing_period: billingPeriod,
  zone_count: z.number(),
  unit_price: money,
  price: money,
  discount: money,
  total: money,
  /** What the package that a change replaced was still worth, by which the price is reduced. */
  credit: money,
  /** For a change of a running period, whose price is for the days left. */
  days: periodDays.nullable(),
  covers_from: isoDateTime.nullable(),
  covers_until: isoDateTime.nullable(),
})
export type OrderLine = z.output<typeof orderLine>

/** The number of lines in the response of one order. */
export const firstOrderLines = 20

/**
 * An order of one or more units. Its values about a unit, a package and a period are those of its only line. With
 * several lines, they are those of the first one, `zone_count` and the amounts are sums, `brand_name` ends with the
 * number of the other units, and `business_unit` and the period are null.
 */
export const order = z.object({
  id: z.string(),
  number: z.string(),
  kind,
  state: z.enum(orderStates),
  /** `titles` is the name in both languages when the order was placed; null if only one was stored. */
  package: z.object({
    key: z.string(),
    title: z.string(),
    titles: perLocale.nullable(),
  }),
  line_count: z.number(),
  industry: z.string(),
  company_name: z.string(),
  brand_name: z.string(),
  billing_period: billingPeriod,
  zone_count: z.number(),
  unit_price: money,
  price: money,
  discount: money,
  voucher_code: z.string().nullable(),
  /** The numbers of the buyer's own bookkeeping. */
  purchase_order: z.string().nullable(),
  cost_centre: z.string().nullable(),
  tax: includedTax.nullable(),
  total: money,
  /** What the buyer withholds as PPh 23 and does not pay. */
  withheld: money,
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
  /** The number of the tax invoice (NSFP), once Coretax has assigned it. */
  tax_invoice_number: z.string().nullable(),
  /** What was withheld from a paid order; null if it was paid in full. */
  withholding: withholdingSummary.nullable(),
  /** What the lines do, in the order in which each kind appears. */
  groups: z.array(z.object({ kind, units: z.number(), zones: z.number(), price: money })),
  /** The first lines. */
  lines: z.array(orderLine),
})
export type OrderDetail = z.output<typeof orderDetail>

/** Why an order needs the approval of somebody else, and the names of those who can give it. */
export const approvalNeed = z.object({
  rule: z.enum(['new-units', 'above', 'always']),
  above: money.nullable(),
  deciders: z.array(z.string()),
})
export type ApprovalNeed = z.output<typeof approvalNeed>

/** Today's price of an order. `voucher_refusal` is the reason a voucher was not applied. */
const unitQuote = quote.extend({
  kind,
  covers_from: isoDateTime.nullable(),
  covers_until: isoDateTime.nullable(),
  days: periodDays.nullable(),
  /** What the package that a change replaces is still worth, by which the price is reduced. */
  credit: money,
  voucher_refusal: z.enum(voucherErrors).nullable(),
  /** Null if the order can be placed at once. */
  approval: approvalNeed.nullable(),
})
export type UnitQuote = z.output<typeof unitQuote>

/**
 * Why a line cannot be ordered. `unit-incomplete`: details for its invoice are missing. `unavailable`: its package is not sold for the unit with
 * these options.
 */
export const lineRefusals = [
  'order-open',
  'order-kind',
  'licences-revoked',
  'unit-incomplete',
  'unavailable',
] as const
export type LineRefusal = (typeof lineRefusals)[number]

const unitsQuote = z.object({
  price: money,
  discount: money,
  tax: includedTax.nullable(),
  total: money,
  voucher_code: z.string().nullable(),
  voucher_refusal: z.enum(voucherErrors).nullable(),
  /** Null if the order can be placed at once. */
  approval: approvalNeed.nullable(),
  /** In the order of the request. */
  lines: z.array(
    z.object({
      business_unit: z.string(),
      /** Why this cannot be ordered. Such a line has no price and is not part of the amounts. */
      refusal: z.enum(lineRefusals).nullable(),
      quote: z
        .object({
          kind,
          package: z.object({ key: z.string(), title: z.string() }),
          billing_period: billingPeriod,
          zone_count: z.number(),
          unit_price: money,
          price: money,
          discount: money,
          days: periodDays.nullable(),
          credit: money,
          covers_from: isoDateTime.nullable(),
          covers_until: isoDateTime.nullable(),
        })
        .nullable(),
    }),
  ),
})
/** Today's price of one order for several units. */
export type UnitsQuote = z.output<typeof unitsQuote>

const lineErrors = ['order-open', 'order-kind', 'licences-revoked', 'unit-incomplete'] as const

const ordering = z.object({
  kinds: z.array(kind),
  subscriptions: z.array(subscription),
  open_order: z.object({ id: z.string(), number: z.string() }).nullable(),
  /** The numbers of the zones whose licences are revoked, which an order does not make valid again. */
  revoked_zones: z.array(z.number()),
  /** Whether details for the invoice are missing, which have to be added to the unit first. */
  incomplete: z.boolean().default(false),
  /** What a renewal will be unless something else is ordered; null without a plan. */
  scheduled: scheduledChange.nullable(),
  pause: subscriptionPause.nullable(),
  /** The first day on which a pause can start, or null while none can. */
  pause_from: isoDateTime.nullable(),
  /** What cancelling the subscription now returns; null if it cannot be cancelled, or no longer. */
  cancellation: subscriptionCancellation.nullable(),
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
  /** All lines of an order, in the order in which they were placed. */
  listLines: get('/orders/:id/lines', {
    caller: 'member',
    query: z.strictObject(pageQuery),
    response: pageOf(orderLine),
  }),
  getOrdering: get('/business-units/:id/ordering', { caller: 'member', response: ordering }),
  /** A wrong voucher code counts as a guess. */
  quote: post('/orders/quote', {
    caller: 'member',
    body: orderQuoteBodySchema,
    response: unitQuote,
    errors: lineErrors,
  }),
  /** `price-changed` if the total is no longer `expected_total`. */
  place: post('/orders', {
    caller: 'member',
    body: placeOrderBodySchema,
    response: orderDetail,
    errors: [...lineErrors, 'price-changed', 'approval-required', ...voucherErrors],
    idempotent: true,
  }),
  /** The price of one order for up to 2,000 units. A wrong voucher code counts as a guess. */
  quoteUnits: post('/orders/units/quote', {
    caller: 'member',
    body: unitsQuoteBodySchema,
    response: unitsQuote,
  }),
  /** Places one order for up to 2,000 units, or none if one of its lines is refused. */
  placeUnits: post('/orders/units', {
    caller: 'member',
    body: placeUnitsOrderBodySchema,
    response: orderDetail,
    errors: [...lineErrors, 'price-changed', 'approval-required', ...voucherErrors],
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
