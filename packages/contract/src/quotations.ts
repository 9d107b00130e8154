import {
  askQuotationBodySchema,
  makeQuotationBodySchema,
  orderKinds,
  orderQuotationBodySchema,
} from '@bgm/validation'
import { z } from 'zod'
import { endpoints, get, post } from './endpoint'
import { approvalNeed, lineRefusals, orderDetail } from './orders'
import { localeQuery, pageQuery } from './query'
import { includedTax, voucherErrors } from './quote'
import { dataOf, file, pageOf } from './response'
import { billingPeriod, isoDateTime, money } from './values'

const quotation = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(['open', 'ordered', 'expired']),
  /** The member who asked for it, or for whom staff made it. */
  member: z.string(),
  by_staff: z.boolean(),
  units: z.number(),
  total: money,
  created_at: isoDateTime,
  /** The end of the last day on which it can be ordered. */
  valid_until: isoDateTime,
  order: z.object({ id: z.string(), number: z.string() }).nullable(),
})
export type Quotation = z.output<typeof quotation>

const line = z.object({
  position: z.number(),
  kind: z.enum(orderKinds),
  unit_name: z.string(),
  outlet_code: z.string().nullable(),
  package: z.string(),
  billing_period: billingPeriod,
  zone_count: z.number(),
  price: money,
  /** Why it can no longer be ordered. */
  refusal: z.enum([...lineRefusals, 'unit-missing']).nullable(),
})
export type QuotationLine = z.output<typeof line>

const detail = {
  quotation: quotation.extend({
    price: money,
    discount: money,
    tax: includedTax.nullable(),
    voucher_code: z.string().nullable(),
    /** What it costs today; less than `total` if it is for the rest of a running period. */
    current_total: money,
    /** Lines that can no longer be ordered. */
    refused: z.number(),
    /** Why it cannot be ordered; null if it can. */
    obstacle: z.enum(['ordered', 'expired', 'refused', 'voucher']).nullable(),
    approval: approvalNeed.nullable(),
    /** The open request to approve it. */
    request: z.string().nullable(),
  }),
}
export type QuotationDetail = z.output<(typeof detail)['quotation']>

const caller = 'member'
const refusals = [
  'quotation-ordered',
  'quotation-expired',
  'quotation-refused',
  'price-changed',
  ...voucherErrors,
] as const

/** Offers that hold for 30 days at their prices, for units that are all in the caller's scope. */
export const quotations = endpoints({
  list: get('/quotations', {
    caller,
    permission: 'order.read',
    query: z.strictObject(pageQuery),
    response: pageOf(quotation),
  }),
  /** With a page of its lines. */
  get: get('/quotations/:id', {
    caller,
    query: z.strictObject(pageQuery),
    response: pageOf(line, detail),
  }),
  /** Makes a quotation of the cart, which stays as it is. */
  create: post('/quotations', {
    caller,
    permission: 'order.create',
    body: makeQuotationBodySchema,
    response: dataOf(z.object({ id: z.string() })),
    status: 201,
    errors: ['cart-changed', 'cart-refused', 'price-changed'],
    limits: ['quotation-account'],
  }),
  /** Orders a quotation at its prices, once. */
  order: post('/quotations/:id/order', {
    caller,
    body: orderQuotationBodySchema,
    response: orderDetail,
    errors: [...refusals, 'order-open', 'order-kind', 'licences-revoked', 'approval-required'],
  }),
  /** Asks for the approval of a quotation. Returns the id of the request. */
  ask: post('/quotations/:id/requests', {
    caller,
    body: askQuotationBodySchema,
    response: dataOf(z.object({ id: z.string() })),
    status: 201,
    errors: [...refusals, 'approval-needless', 'approval-nobody'],
    limits: ['order-request-account'],
  }),
  /** A PDF. */
  download: get('/quotations/:id/file', {
    caller,
    query: z.strictObject(localeQuery),
    response: file,
    limits: ['quotation-file-account'],
  }),
})
