import {
  newPaymentLinkBodySchema,
  orderKinds,
  paymentLinkBodySchema,
  paymentLinkCheckBodySchema,
  paymentLinkPaymentBodySchema,
  paymentLinkReceiptBodySchema,
  paymentLinkStates,
  paymentMethodGroups,
  paymentMethods,
  paymentOutcomes,
  paymentStates,
  refundStates,
  startPaymentBodySchema,
  unavailableMethodReasons,
} from '@bgm/validation'
import { z } from 'zod'
import { del, endpoints, get, post } from './endpoint'
import { heldMoney, orderDetail, orderLine, orderStates } from './orders'
import { localeQuery } from './query'
import { includedTax } from './quote'
import { dataOf, file } from './response'
import { billingPeriod, isoDateTime, money } from './values'
import { withholdingOffer } from './withholdings'

/** How to pay once the provider has issued an account number or a QR code. */
const instructions = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('va'), bank: z.string(), number: z.string() }),
  z.object({ kind: z.literal('bill'), biller_code: z.string(), bill_key: z.string() }),
  z.object({ kind: z.literal('qr'), payload: z.string() }),
])
export type PaymentInstructions = z.output<typeof instructions>

const attempt = z.object({
  id: z.string(),
  /** False if the attempt also pays orders out of scope, which are left out together with how to pay. */
  complete: z.boolean(),
  /** The provider's reference, for support requests. */
  reference: z.string(),
  orders: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      amount: money,
      state: z.enum(orderStates),
      /** The outcome for this order; null until money is received. */
      outcome: z.enum(paymentOutcomes).nullable(),
    }),
  ),
  method: z.enum(paymentMethods),
  amount: money,
  /** Null until money is received. Differs from `amount` if the outcome is `wrong-amount`. */
  received: money.nullable(),
  refunded: money,
  state: z.enum(paymentStates),
  /** The worst outcome among its orders; null until money is received. */
  outcome: z.enum(paymentOutcomes).nullable(),
  /** The provider's payment page; null if the attempt can no longer be paid there. */
  redirect_url: z.url().nullable(),
  expires_at: isoDateTime,
  paid_at: isoDateTime.nullable(),
  instructions: instructions.nullable(),
  created_at: isoDateTime,
})
export type PaymentAttempt = z.output<typeof attempt>

const method = z.object({
  key: z.enum(paymentMethods),
  group: z.enum(paymentMethodGroups),
  /** The name of the bank or wallet, the same in every language. */
  name: z.string(),
  min: money.nullable(),
  max: money.nullable(),
  available: z.boolean(),
  reason: z.enum(unavailableMethodReasons).nullable(),
})
export type OfferedPaymentMethod = z.output<typeof method>

const bankTransfer = z.object({
  bank_name: z.string(),
  account_number: z.string(),
  account_holder: z.string(),
})

const ways = {
  /** Whether online payment is available. */
  provider: z.boolean(),
  methods: z.array(method),
  bank_transfer: bankTransfer.nullable(),
  /** Newest first. */
  attempts: z.array(attempt),
}

const refund = z.object({
  id: z.string(),
  amount: money,
  mode: z.enum(['provider', 'manual']),
  state: z.enum(refundStates),
  done_at: isoDateTime.nullable(),
  credit_note_number: z.string().nullable(),
})

const orderPayment = z.object({
  order: orderDetail,
  ...ways,
  /** What the buyer may withhold; null if it may not. */
  withholding: withholdingOffer.nullable(),
  /** Newest first. */
  refunds: z.array(refund),
  link: z.object({ expires_at: isoDateTime }).nullable(),
})
/** How an order can be paid, and the attempts so far. */
export type OrderPayment = z.output<typeof orderPayment>

const paymentLink = z.object({ url: z.url(), expires_at: isoDateTime })

const perLocale = z.object({ id: z.string(), en: z.string() })

const linkOrder = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(orderStates),
  kind: z.enum(orderKinds),
  venue: z.string(),
  line_count: z.number(),
  /** The first lines. */
  lines: z.array(orderLine),
  company_name: z.string(),
  package: z.object({ title: z.string(), titles: perLocale.nullable() }),
  billing_period: billingPeriod,
  zone_count: z.number(),
  covers_from: isoDateTime.nullable(),
  covers_until: isoDateTime.nullable(),
  price: money,
  discount: money,
  tax: includedTax.nullable(),
  total: money,
  withheld: money,
  pay_before: isoDateTime.nullable(),
  royalty: z.enum(['separate', 'included']),
  held: heldMoney.nullable(),
})

const paymentLinkPage = z.object({
  state: z.enum(paymentLinkStates),
  expires_at: isoDateTime,
  /** The first name of the member who sent the link. */
  asked_by: z.string().nullable(),
  seller: z.string(),
  /** In the order in which they were selected. Those that are paid or cancelled by now are listed too. */
  orders: z.array(linkOrder),
  ...ways,
})
/** What someone without an account sees when paying through a link. */
export type PaymentLinkPage = z.output<typeof paymentLinkPage>

/** Online payments for the active organisation's orders. */
export const payments = endpoints({
  ofOrder: get('/orders/:id/payment', { caller: 'member', response: dataOf(orderPayment) }),
  /** A PDF. */
  downloadCreditNote: get('/orders/:id/credit-notes/:number', {
    caller: 'member',
    query: z.strictObject(localeQuery),
    response: file,
  }),
  /** Starts a payment for one or more orders. */
  start: post('/payments', {
    caller: 'member',
    permission: 'order.pay',
    body: startPaymentBodySchema,
    response: dataOf(attempt),
    status: 201,
    errors: ['order-settled', 'payment-held', 'method-unavailable', 'provider-unavailable'],
    limits: ['payment-start-account'],
    idempotent: true,
  }),
  get: get('/payments/:id', { caller: 'member', response: dataOf(attempt) }),
  /** Checks the attempt's state with the provider, unless it was checked in the last few seconds. */
  check: post('/payments/:id/check', {
    caller: 'member',
    response: dataOf(attempt),
    limits: ['payment-check-account'],
  }),
  /** The receipt of a payment for one or more orders, a PDF. 404 if it has paid none. */
  downloadReceipt: get('/payments/:id/receipt', {
    caller: 'member',
    query: z.strictObject(localeQuery),
    response: file,
  }),
  /** `payment-settled` if money has been received. */
  cancel: post('/payments/:id/cancel', {
    caller: 'member',
    response: dataOf(attempt),
    errors: ['payment-settled', 'provider-unavailable'],
    limits: ['payment-check-account'],
  }),
  /**
   * Creates a link with which anyone can pay these orders, and disables earlier links to any of them. No other call
   * returns its URL.
   */
  createLink: post('/pay-links', {
    caller: 'member',
    permission: 'order.pay',
    body: newPaymentLinkBodySchema,
    response: dataOf(paymentLink),
    errors: ['order-settled'],
    limits: ['pay-link-account'],
  }),
  /** Disables the link to this order, which may pay others too. */
  revokeLink: del('/orders/:id/pay-link', { caller: 'member' }),
})

const withLink = { caller: 'server', limits: ['pay-link-address'] } as const

/**
 * Payments by people without an account, using a link's token. Only our own servers may call these endpoints, because
 * they keep the token out of logs. An unknown token is a 404 and counts several times.
 */
export const paymentLinks = endpoints({
  find: post('/pay-links/find', {
    ...withLink,
    body: paymentLinkBodySchema,
    response: dataOf(paymentLinkPage),
  }),
  /** Like `payments.start`, for some of the link's orders; `link-closed` if the link can no longer be used. */
  start: post('/pay-links/payments', {
    ...withLink,
    body: paymentLinkPaymentBodySchema,
    response: dataOf(attempt),
    status: 201,
    errors: ['link-closed', 'order-settled', 'payment-held', 'method-unavailable', 'provider-unavailable'],
    idempotent: true,
  }),
  check: post('/pay-links/payments/check', {
    ...withLink,
    body: paymentLinkCheckBodySchema,
    response: dataOf(attempt),
  }),
  /** Like `payments.downloadReceipt`, for a payment through this link. */
  downloadReceipt: post('/pay-links/payments/receipt', {
    ...withLink,
    body: paymentLinkReceiptBodySchema,
    response: file,
  }),
})
