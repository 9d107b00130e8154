import { heldMoney, orderDetail, orderStates } from '@bgm/contract'
import {
  type PaymentMethod,
  paymentLinkStates,
  paymentMethodGroups,
  paymentMethods,
  paymentOutcomes,
  paymentStates,
  refundStates,
  type StartPaymentBody,
  unavailableMethodReasons,
} from '@bgm/validation'
import { z } from 'zod'
import { ApiError } from '../error'
import { type HttpClient, pathSegment } from '../http'
import { billingPeriod, dataResponse, isoDateTime, money, noContent } from '../wire'

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

type LinkPayment = { token: string; method: PaymentMethod; locale?: 'id' | 'en' | undefined }

const at = (id: string, rest = '') => `payments/${pathSegment(id)}${rest}`

/** Online payments for the active organisation's orders. */
export const createPaymentsApi = (http: HttpClient) => ({
  ofOrder: (order: string) =>
    http.call('get', `orders/${pathSegment(order)}/payment`, { schema: dataResponse(orderPayment) }),

  /**
   * Starts a payment for one or more orders; the same key returns the same attempt. Throws 409 `order-settled`,
   * `payment-held` or `method-unavailable`, 503 `provider-unavailable`.
   */
  start: (json: StartPaymentBody, idempotencyKey: string) =>
    http.call('post', 'payments', {
      json,
      headers: { 'idempotency-key': idempotencyKey },
      schema: dataResponse(attempt),
    }),
  /** The credit note for a refund as a PDF in the given language. */
  downloadCreditNote: (order: string, number: string, locale: 'id' | 'en') =>
    http.download(`orders/${pathSegment(order)}/credit-notes/${pathSegment(number)}`, { locale }),
  get: (id: string) => http.call('get', at(id), { schema: dataResponse(attempt) }),
  /** Checks the attempt's state with the provider, unless it was checked in the last few seconds. */
  check: (id: string) => http.call('post', at(id, '/check'), { json: {}, schema: dataResponse(attempt) }),
  /** Cancels an attempt. Throws 409 `payment-settled` if money has been received. */
  cancel: (id: string) => http.call('post', at(id, '/cancel'), { json: {}, schema: dataResponse(attempt) }),

  /**
   * Creates a link with which anyone can pay the order, and disables earlier links. No other call returns
   * its URL.
   */
  createLink: (order: string) =>
    http.call('post', `orders/${pathSegment(order)}/pay-link`, {
      json: {},
      schema: dataResponse(paymentLink),
    }),
  revokeLink: (order: string) =>
    http.call('delete', `orders/${pathSegment(order)}/pay-link`, { schema: noContent }),
})

/**
 * Payments by people without an account, using a link's token. Only our own servers may call these routes.
 */
export const createPaymentLinksApi = (http: HttpClient) => ({
  /** Returns null for an unknown token. */
  find: (token: string): Promise<PaymentLinkPage | null> =>
    http
      .call('post', 'pay-links/find', { json: { token }, schema: dataResponse(paymentLinkPage) })
      .catch(error => {
        if (error instanceof ApiError && ['not-found', 'invalid'].includes(error.code)) return null
        throw error
      }),
  /** Like `payments.start`; also throws 409 `link-closed`. */
  start: (json: LinkPayment, idempotencyKey: string) =>
    http.call('post', 'pay-links/payments', {
      json,
      headers: { 'idempotency-key': idempotencyKey },
      schema: dataResponse(attempt),
    }),
  check: (token: string, attemptId: string) =>
    http.call('post', 'pay-links/payments/check', {
      json: { token, attempt: attemptId },
      schema: dataResponse(attempt),
    }),
})
