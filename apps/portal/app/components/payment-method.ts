import type { PaymentMethod } from '@bgm/validation'
import { useText } from '#app/text'

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

/** Returns a function that names a method within a sentence: "Virtual account BCA", "QRIS". */
export function usePaymentMethodName() {
  const t = useText()
  return (method: PaymentMethod): string =>
    banks[method]
      ? `${t('payments.ways.virtual-account.title')} ${banks[method]}`
      : (others[method] ?? t('payments.ways.card.title'))
}
