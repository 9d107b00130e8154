import type { PaymentMethod, PaymentState } from '@bgm/validation'

export type PaymentInstructions =
  | { kind: 'va'; bank: string; number: string }
  | { kind: 'bill'; biller_code: string; bill_key: string }
  | { kind: 'qr'; payload: string }

/** A payment to start. Amounts are whole rupiah; the prices of the items add up to `amount`. */
export type NewPayment = {
  /**
   * Our reference, by which the provider identifies the payment. The provider never accepts a second payment
   * with the same reference.
   */
  reference: string
  method: PaymentMethod
  amount: number
  items: { id: string; name: string; price: number }[]
  startsAt: number
  expiresAt: number
  /** The page to which the payer returns. */
  returnUrl: string
}

/** The provider's state of a payment that nobody has started to pay. */
export const unstartedSnapshot = (asOf: number): PaymentSnapshot => ({
  state: 'created',
  amount: null,
  refunded: 0,
  refundKeys: [],
  transactionId: null,
  paidAt: null,
  expiresAt: null,
  instructions: null,
  asOf,
})

/** The provider's state of a payment. */
export type PaymentSnapshot = {
  state: PaymentState
  /** The amount of the transaction; null until a payment method has been used. */
  amount: number | null
  /** The refunded part of the amount. */
  refunded: number
  /** The keys of the refunds that the provider has made. */
  refundKeys: string[]
  transactionId: string | null
  paidAt: number | null
  /** The time when the account number or QR code expires, which can be earlier than requested. */
  expiresAt: number | null
  instructions: PaymentInstructions | null
  /** The time when the request was sent; the response is at least as recent. */
  asOf: number
}

/** A message that something has changed. It is only a reason to fetch the payment. */
export type ProviderWebhook = { reference: string; dedupeKey: string }

export type RefundRequest = { reference: string; refundKey: string; amount: number; reason: string }

export type PaymentProvider = {
  name: string
  /** Opens the provider's page. Safe to repeat with the same reference until a method has been used. */
  start(payment: NewPayment): Promise<{ redirectUrl: string; pageToken: string }>
  fetch(reference: string): Promise<PaymentSnapshot>
  /**
   * Prevents a payment from being made; does nothing if that is no longer possible. A captured card payment
   * that is not settled yet is reversed. Returns true if the page was closed before any method was used,
   * because `fetch` does not report that.
   */
  cancel(payment: { reference: string; pageToken: string | null }): Promise<boolean>
  /**
   * Refunds the payer, once per `refundKey`; a full refund of an unsettled card payment cancels it. Absent if the
   * provider does not support refunds.
   */
  refund?(request: RefundRequest): Promise<void>
  /** Whether payments with this method can be refunded through the provider. */
  canRefund(method: PaymentMethod): boolean
  /** Verifies a webhook; null if it is forged or unreadable. */
  parseWebhook(raw: string, headers: Record<string, unknown>): ProviderWebhook | null
}

/**
 * `unavailable`: the outcome is unknown and a retry may help; `unsettled`: the request is possible once the
 * payment is settled, usually on the next day; `refused`: a retry does not help.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  constructor(
    readonly kind: 'unavailable' | 'unsettled' | 'refused',
    /** A short code for logs, without any content of the request or response. */
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(`The payment provider: ${code}`, options)
  }
}
