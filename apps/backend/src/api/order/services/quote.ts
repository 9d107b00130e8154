import type { Pricing } from '@bgm/validation'
import { checkVoucher, type VoucherError } from '#src/api/voucher/rules/applicability'
import { findVoucher } from '#src/api/voucher/services/vouchers'
import type { Account } from '#src/http/request-context'
import { applyVoucher, computePrice, getUnitPrice } from '../rules/price'
import { computeIncludedTax, type Tax } from '../rules/tax'
import { findPackage } from './packages'
import { getPaymentSettings } from './settings'

type Basket = {
  package: { key: string; title: string }
  billing_period: Pricing['billing_period']
  zone_count: number
  unit_price: number
  price: number
}

export type Quote = Basket & {
  discount: number
  tax: Tax | null
  total: number
  voucher_code: string | null
}

/** The price of a basket after its voucher, with the tax inside; a voucher that does not count is named, and left out. */
export async function quoteBasket(
  basket: Basket,
  voucherCode: string | null,
  now: Date,
): Promise<{ quote: Quote; refusal: VoucherError | null }> {
  const voucher = voucherCode === null ? null : await findVoucher(voucherCode)
  const purchase = { package: basket.package.key, price: basket.price }
  const refusal = voucherCode === null ? null : checkVoucher(voucher, purchase, now)
  const counting = refusal === null ? voucher : null
  const { discount, total } = applyVoucher(basket.price, counting?.value)
  const { taxRegistered } = await getPaymentSettings()
  const tax = taxRegistered ? computeIncludedTax(total, now) : null
  return { quote: { ...basket, discount, tax, total, voucher_code: counting ? voucherCode : null }, refusal }
}

type Wish = { pricing: Pricing; voucherCode: string | null; locale: Account['locale']; now: Date }

/** What a wish would be sold for today; null where it is not sold. */
export async function buildBasket({
  pricing,
  locale,
}: Pick<Wish, 'pricing' | 'locale'>): Promise<Basket | null> {
  const offer = await findPackage(pricing.package, locale)
  const unitPrice = offer && getUnitPrice(offer, pricing.billing_period)
  if (!offer || unitPrice === null || pricing.zone_count > offer.max_zones) return null
  return {
    package: { key: offer.key, title: offer.title },
    billing_period: pricing.billing_period,
    zone_count: pricing.zone_count,
    unit_price: unitPrice,
    price: computePrice(unitPrice, pricing.zone_count).price,
  }
}

/** The price of a wish today; null where it is not sold. */
export async function getQuote({ pricing, voucherCode, locale, now }: Wish): Promise<{
  quote: Quote | null
  refusal: VoucherError | null
}> {
  const basket = await buildBasket({ pricing, locale })
  return basket ? quoteBasket(basket, voucherCode, now) : { quote: null, refusal: null }
}
