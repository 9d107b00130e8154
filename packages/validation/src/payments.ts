import * as z from 'zod/mini'
import { locales } from './account'
import { abortUnless, bodyObject, choice, formObject, optionalField, text, token } from './fields'

/** The online payment methods, by the key used in orders and settings. */
export const paymentMethods = [
  'bca_va',
  'bni_va',
  'bri_va',
  'permata_va',
  'mandiri_bill',
  'other_qris',
  'gopay',
  'shopeepay',
  'credit_card',
] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const paymentMethodGroups = ['virtual-account', 'qris', 'e-wallet', 'card'] as const
export type PaymentMethodGroup = (typeof paymentMethodGroups)[number]

/** The reasons a payment method cannot be chosen. */
export const unavailableMethodReasons = ['too-small', 'too-large', 'down'] as const

/**
 * The states of a payment attempt. `created` means that no method has been chosen on the provider's page yet;
 * `pending` means that an account number or QR code has been issued.
 */
export const paymentStates = [
  'created',
  'pending',
  'failed',
  'expired',
  'cancelled',
  'paid',
  'partly-refunded',
  'refunded',
  'charged-back',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** The outcome of a received payment. Only `applied` means that the orders are paid. */
export const paymentOutcomes = ['applied', 'late', 'duplicate', 'wrong-amount'] as const
export type PaymentOutcome = (typeof paymentOutcomes)[number]

/**
 * The states of a refund. A `requested` refund waits for a second person, an `approved` refund for the
 * provider or a transfer by staff, and a `sent` refund for the provider's confirmation.
 */
export const refundStates = ['requested', 'approved', 'sent', 'done', 'rejected', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

export const paymentLinkStates = ['open', 'used', 'expired', 'revoked'] as const
export type PaymentLinkState = (typeof paymentLinkStates)[number]

/** The maximum number of orders that one payment can cover. */
export const maxOrdersPerPayment = 100

/** The options on the payment page: an online method, or an ordinary transfer to our account. */
export const choosePaymentMethodSchema = formObject({
  method: choice([...paymentMethods, 'bank-transfer'], 'validation.required'),
})
export type ChoosePaymentMethod = z.output<typeof choosePaymentMethodSchema>

// Checks the length first, because validating many ids is slow.
const orderIds = z.pipe(
  z
    .custom<string[]>(Array.isArray, 'validation.invalid')
    .check(
      abortUnless<string[]>(({ length }) => length > 0 && length <= maxOrdersPerPayment, 'validation.count'),
    ),
  z.array(text(40)),
)

/** `locale` is the language of the page to which the provider redirects. */
export const startPaymentBodySchema = bodyObject({
  orders: orderIds,
  method: choice(paymentMethods),
  locale: optionalField(choice(locales)),
})
export type StartPaymentBody = z.output<typeof startPaymentBodySchema>

/** The orders that a payment link pays. */
export const newPaymentLinkBodySchema = bodyObject({ orders: orderIds })

export const paymentLinkBodySchema = bodyObject({ token })
export const paymentLinkPaymentBodySchema = bodyObject({
  token,
  orders: orderIds,
  method: choice(paymentMethods),
  locale: optionalField(choice(locales)),
})
export const paymentLinkCheckBodySchema = bodyObject({ token, attempt: text(40) })
export const paymentLinkReceiptBodySchema = bodyObject({
  token,
  attempt: text(40),
  locale: optionalField(choice(locales)),
})
