import type { Pricing } from '@bgm/validation'
import type { Account } from '../../../call'
import { type VoucherRefusal, voucherRefusal } from '../../voucher/rules/applicability'
import { findVoucher } from '../../voucher/services/vouchers'
import { priceOf, unitPriceOf } from '../rules/price'
import { type Tax, taxWithin } from '../rules/tax'
import { findPackage } from './packages'
import { findSettings } from './settings'

export type Quote = {
  package: { key: string; title: string }
  billing_period: Pricing['billing_period']
  zone_count: number
  unit_price: number
  price: number
  discount: number
  tax: Tax | null
  total: number
  voucher_code: string | null
}

type Wish = { pricing: Pricing; voucherCode: string | null; locale: Account['locale']; now: Date }

/** The price of a wish today; null where it is not sold. A voucher that does not count is named, and left out of the price. */
export async function quoteOf({ pricing, voucherCode, locale, now }: Wish): Promise<{
  quote: Quote | null
  refusal: VoucherRefusal | null
}> {
  const offer = await findPackage(pricing.package, locale)
  const unitPrice = offer && unitPriceOf(offer, pricing.billing_period)
  if (!offer || unitPrice === null || pricing.zone_count > offer.max_zones)
    return { quote: null, refusal: null }
  const { price } = priceOf(unitPrice, pricing.zone_count)
  const voucher = voucherCode === null ? null : await findVoucher(voucherCode)
  const refusal = voucherCode === null ? null : voucherRefusal(voucher, { package: offer.key, price }, now)
  const counting = refusal === null ? voucher : null
  const { discount, total } = priceOf(unitPrice, pricing.zone_count, counting?.value)
  const { taxRegistered } = await findSettings()
  const quote = {
    package: { key: offer.key, title: offer.title },
    billing_period: pricing.billing_period,
    zone_count: pricing.zone_count,
    unit_price: unitPrice,
    price,
    discount,
    tax: taxRegistered ? taxWithin(total, now) : null,
    total,
    voucher_code: counting ? voucherCode : null,
  }
  return { quote, refusal }
}
