import type { VoucherError } from '@bgm/contract'

export type VoucherTerms = {
  value: number
  remaining: number
  starts_at: Date | null
  ends_at: Date | null
  minimum_price: number | null
  package_key: string | null
}

type Purchase = { package: string; price: number }

/** The reason why a voucher is not valid for a purchase, or null if it is valid. */
export function checkVoucher(
  voucher: VoucherTerms | null,
  purchase: Purchase,
  now: Date,
): VoucherError | null {
  if (!voucher) return 'voucher-unknown'
  if (voucher.ends_at && voucher.ends_at <= now) return 'voucher-expired'
  if (voucher.remaining < 1) return 'voucher-used-up'
  const started = !voucher.starts_at || voucher.starts_at <= now
  const fits = !voucher.package_key || voucher.package_key === purchase.package
  const enough = purchase.price >= (voucher.minimum_price ?? 0)
  return started && fits && enough && voucher.value > 0 ? null : 'voucher-not-applicable'
}
