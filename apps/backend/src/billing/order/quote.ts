import type { VoucherError } from '@bgm/contract'
import { fitsArea, type Pricing } from '@bgm/validation'
import { checkVoucher, type VoucherTerms } from '#src/billing/voucher/rules/applicability'
import { findVoucher } from '#src/billing/voucher/vouchers'
import type { Account } from '#src/platform/http/request-context'
import { listOffers, type Package } from './packages'
import { applyVoucher, computePrice, getUnitPrice, splitAmount } from './rules/price'
import { computeIncludedTax, type Tax } from './rules/tax'
import type { PaymentSettings } from './settings'

export type Basket = {
  package: { key: string; title: string; titles: { id: string; en: string } }
  billing_period: Pricing['billing_period']
  zone_count: number
  unit_price: number
  price: number
}

/** The amounts of an order. */
export type Totals = {
  price: number
  discount: number
  tax: Tax | null
  total: number
  voucher_code: string | null
}

/** The order of one basket with its amounts. */
export type Quote = Basket & Totals

export type VoucherRequest = { code: string | null; settings: PaymentSettings; now: Date }

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** A voucher for one package reduces only the price of that package. */
const isReduced = ({ package: { key } }: Basket, { package_key }: VoucherTerms) =>
  package_key === null || package_key === key

/** The price of each basket for which the voucher counts, or the reason why it does not apply. */
function getReducedPrices(baskets: readonly Basket[], voucher: VoucherTerms | null, now: Date) {
  const reduced = baskets.filter(basket => voucher !== null && isReduced(basket, voucher))
  const price = sum((reduced.length > 0 ? reduced : baskets).map(basket => basket.price))
  const key = (reduced[0] ?? baskets[0])?.package.key ?? ''
  const error = checkVoucher(voucher, { package: key, price }, now)
  return { error, prices: baskets.map(basket => (reduced.includes(basket) ? basket.price : 0)) }
}

/**
 * The amounts of an order with a voucher and the included tax, and the discount of each basket, which add up to the
 * order's. An invalid voucher is ignored, and `voucherError` contains the reason.
 */
export async function quoteBaskets(
  baskets: readonly Basket[],
  { code, settings, now }: VoucherRequest,
): Promise<{ totals: Totals; discounts: number[]; voucherError: VoucherError | null }> {
  const voucher = code === null ? null : await findVoucher(code)
  const { error, prices } = getReducedPrices(baskets, voucher, now)
  const voucherError = code === null ? null : error
  const applies = code !== null && error === null
  const price = sum(baskets.map(basket => basket.price))
  const { discount } = applyVoucher(sum(prices), applies ? voucher?.value : 0)
  const total = price - discount
  const discounts = splitAmount(discount, prices)
  const lineTotals = baskets.map((basket, index) => basket.price - (discounts[index] ?? 0))
  const tax = settings.taxRegistered ? computeIncludedTax(lineTotals, now) : null
  return {
    totals: { price, discount, tax, total, voucher_code: applies ? code : null },
    discounts,
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
export function buildBasket(
  pricing: Pricing,
  offers: ReadonlyMap<string, Package>,
  area: number | null,
): Basket | null {
  const offer = offers.get(pricing.package)
  const unitPrice = offer && getUnitPrice(offer, pricing.billing_period)
  if (!offer || unitPrice === undefined || unitPrice === null || pricing.zone_count > offer.max_zones)
    return null
  if (!fitsArea(offer, area)) return null
  return {
    package: { key: offer.key, title: offer.title, titles: offer.titles },
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
  const basket = buildBasket(pricing, await listOffers(locale), area)
  if (!basket) return { quote: null, voucherError: null }
  const { totals, voucherError } = await quoteBaskets([basket], { code: voucherCode, settings, now })
  return { quote: { ...basket, ...totals }, voucherError }
}
