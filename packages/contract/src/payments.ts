import {
  paymentLinkBodySchema,
  paymentLinkCheckBodySchema,
  paymentLinkPaymentBodySchema,
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
import { heldMoney, orderDetail, orderStates } from './orders'
import { localeQuery } from './query'
import { dataOf, file } from './response'
import { billingPeriod, isoDateTime, money } from './values'

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
  /** Newest first. */
  refunds: z.array(refund),
  link: z.object({ expires_at: isoDateTime }).nullable(),
})
/** How an order can be paid, and the attempts so far. */
export type OrderPayment = z.output<typeof orderPayment>

const paymentLink = z.object({ url: z.url(), expires_at: isoDateTime })

const perLocale = z.object({ id: z.string(), en: z.string() })

const paymentLinkPage = z.object({
  state: z.enum(paymentLinkStates),
  expires_at: isoDateTime,
  /** The first name of the member who sent the link. */
  asked_by: z.string().nullable(),
  seller: z.string(),
  order: z.object({
    id: z.string(),
    number: z.string(),
    state: z.enum(orderStates),
    kind: z.enum(['new', 'extra-zones', 'renewal']),
    venue: z.string(),
    company_name: z.string(),
    package: z.object({ title: z.string(), titles: perLocale.nullable() }),
    billing_period: billingPeriod,
    zone_count: z.number(),
    covers_from: isoDateTime.nullable(),
    covers_until: isoDateTime.nullable(),
    price: money,
    discount: money,
    tax: z.object({ rate: z.number(), base: money, amount: money }).nullable(),
    total: money,
    pay_before: isoDateTime.nullable(),
    royalty: z.enum(['separate', 'included']),
    held: heldMoney.nullable(),
  }),
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
  /** `payment-settled` if money has been received. */
  cancel: post('/payments/:id/cancel', {
    caller: 'member',
    response: dataOf(attempt),
    errors: ['payment-settled', 'provider-unavailable'],
    limits: ['payment-check-account'],
  }),
  /**
   * Creates a link with which anyone can pay the order, and disables earlier links. No other call returns
   * its URL.
   */
  createLink: post('/orders/:id/pay-link', {
    caller: 'member',
    response: dataOf(paymentLink),
    errors: ['order-settled'],
    limits: ['pay-link-account'],
  }),
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
  /** Like `payments.start`; `link-closed` if the link can no longer be used. */
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
})
