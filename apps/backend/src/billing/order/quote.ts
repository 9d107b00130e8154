import type { VoucherError } from '@bgm/contract'
import type { Pricing } from '@bgm/validation'
import { checkVoucher } from '#src/billing/voucher/rules/applicability'
import { findVoucher } from '#src/billing/voucher/vouchers'
import type { Account } from '#src/platform/http/request-context'
import { findPackage, fitsArea } from './packages'
import { applyVoucher, computePrice, getUnitPrice } from './rules/price'
import { computeIncludedTax, type Tax } from './rules/tax'
import type { PaymentSettings } from './settings'

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

/**
 * The price of a basket with the voucher and the included tax. An invalid voucher is ignored, and `voucherError`
 * contains the reason.
 */
export async function quoteBasket(
  basket: Basket,
  voucherCode: string | null,
  { taxRegistered }: PaymentSettings,
  now: Date,
): Promise<{ quote: Quote; voucherError: VoucherError | null }> {
  const voucher = voucherCode === null ? null : await findVoucher(voucherCode)
  const purchase = { package: basket.package.key, price: basket.price }
  const voucherError = voucherCode === null ? null : checkVoucher(voucher, purchase, now)
  const applicable = voucherError === null ? voucher : null
  const { discount, total } = applyVoucher(basket.price, applicable?.value)
  const tax = taxRegistered ? computeIncludedTax(total, now) : null
  return {
    quote: { ...basket, discount, tax, total, voucher_code: applicable ? voucherCode : null },
    voucherError,
  }
}

type QuoteRequest = {
  pricing: Pricing
  voucherCode: string | null
  locale: Account['locale']
  /** The area of the unit in m², or null if it does not matter. */
  area: number | null
  settings: PaymentSettings
  now: Date
}

/** The requested package at its current price, or null if it is not sold with these options. */
export async function buildBasket({
  pricing,
  locale,
  area,
}: Pick<QuoteRequest, 'pricing' | 'locale' | 'area'>): Promise<Basket | null> {
  const offer = await findPackage(pricing.package, locale)
  const unitPrice = offer && getUnitPrice(offer, pricing.billing_period)
  if (!offer || unitPrice === null || pricing.zone_count > offer.max_zones) return null
  if (!fitsArea(offer, area)) return null
  return {
    package: { key: offer.key, title: offer.title },
    billing_period: pricing.billing_period,
    zone_count: pricing.zone_count,
    unit_price: unitPrice,
    price: computePrice(unitPrice, pricing.zone_count).price,
  }
}

/** The current quote for the requested package, or null if it is not sold with these options. */
export async function getQuote({ pricing, voucherCode, locale, area, settings, now }: QuoteRequest): Promise<{
  quote: Quote | null
  voucherError: VoucherError | null
}> {
  const basket = await buildBasket({ pricing, locale, area })
  return basket ? quoteBasket(basket, voucherCode, settings, now) : { quote: null, voucherError: null }
}
