import type { PaymentMethod, PaymentMethodGroup, unavailableMethodReasons } from '@bgm/validation'

type Method = { group: PaymentMethodGroup; name: string }

/** The names of banks and wallets are the same in every language. */
export const paymentMethodDetails: Record<PaymentMethod, Method> = {
  bca_va: { group: 'virtual-account', name: 'BCA' },
  bni_va: { group: 'virtual-account', name: 'BNI' },
  bri_va: { group: 'virtual-account', name: 'BRI' },
  permata_va: { group: 'virtual-account', name: 'Permata' },
  mandiri_bill: { group: 'virtual-account', name: 'Mandiri' },
  other_qris: { group: 'qris', name: 'QRIS' },
  gopay: { group: 'e-wallet', name: 'GoPay' },
  shopeepay: { group: 'e-wallet', name: 'ShopeePay' },
  credit_card: { group: 'card', name: 'Visa, Mastercard, JCB' },
}

const minute = 60_000

/** The time that a payer has to complete a payment after starting it, in milliseconds. */
const lifetimes: Record<PaymentMethodGroup, number> = {
  'virtual-account': 24 * 60 * minute,
  qris: 30 * minute,
  'e-wallet': 30 * minute,
  card: 60 * minute,
}

const minLifetime = 10 * minute

/**
 * The expiry time of a payment that starts now: no later than the order's deadline, unless that is only
 * minutes away.
 */
export const getPaymentExpiry = (method: PaymentMethod, deadline: number, now: number): number =>
  Math.max(now + minLifetime, Math.min(now + lifetimes[paymentMethodDetails[method].group], deadline))

export type MethodLimits = { min: number | null; max: number | null; down: boolean }

/** The reason why a method cannot be used for an amount, or null if it can. */
export function getUnavailableReason(
  { min, max, down }: MethodLimits,
  amount: number,
): UnavailableMethodReason | null {
  if (down) return 'down'
  if (min !== null && amount < min) return 'too-small'
  return max !== null && amount > max ? 'too-large' : null
}
type UnavailableMethodReason = (typeof unavailableMethodReasons)[number]
