import type { PaymentMethod } from '@bgm/validation'
import type { Translate } from '#app/text'

const banks: Partial<Record<PaymentMethod, string>> = {
  bca_va: 'BCA',
  bni_va: 'BNI',
  bri_va: 'BRI',
  permata_va: 'Permata',
  mandiri_bill: 'Mandiri',
}

const others: Partial<Record<PaymentMethod, string>> = {
  other_qris: 'QRIS',
  gopay: 'GoPay',
  shopeepay: 'ShopeePay',
}

/** Returns the bank of a virtual account. */
export const getBankName = (method: PaymentMethod): string => banks[method] ?? ''

/** Names a method within a sentence: "Virtual account BCA", "QRIS". Needs the messages `payments`. */
export const formatPaymentMethod = (t: Translate, method: PaymentMethod): string =>
  banks[method]
    ? `${t('payments.ways.virtual-account.title')} ${banks[method]}`
    : (others[method] ?? t('payments.ways.card.title'))
