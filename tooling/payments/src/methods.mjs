const virtualAccount = (bank, name, prefix) => ({
  group: 'virtual-account',
  type: 'bank_transfer',
  bank,
  name,
  prefix,
  minutes: 24 * 60,
  refund: 'none',
})

/**
 * The payment methods by the value accepted in `enabled_payments`. `refund` is the provider's documented
 * rule for refunds: `any` amount, the `whole` amount, or `none`.
 */
export const paymentMethods = {
  bca_va: virtualAccount('bca', 'BCA', '812785'),
  bni_va: virtualAccount('bni', 'BNI', '988850'),
  bri_va: virtualAccount('bri', 'BRI', '857800'),
  permata_va: virtualAccount('permata', 'Permata', '856200'),
  echannel: {
    group: 'virtual-account',
    type: 'echannel',
    bank: 'mandiri',
    name: 'Mandiri Bill',
    minutes: 24 * 60,
    refund: 'none',
  },
  other_qris: { group: 'qris', type: 'qris', name: 'QRIS', minutes: 15, refund: 'any' },
  gopay: { group: 'e-wallet', type: 'gopay', name: 'GoPay', minutes: 15, refund: 'any' },
  shopeepay: { group: 'e-wallet', type: 'shopeepay', name: 'ShopeePay', minutes: 15, refund: 'whole' },
  credit_card: { group: 'card', type: 'credit_card', bank: 'bni', name: 'Kartu', minutes: 10, refund: 'any' },
}
