import type { VoucherError } from '@bgm/contract'
import { areZonesRevoked, fitsArea, maxZones, type NewOrder } from '@bgm/validation'
import type { SubscriptionRow } from '#src/billing/subscription/row'
import { computeChangePrice, computeCredit, isLarger } from '#src/billing/subscription/rules/change'
import { computeNextPeriod } from '#src/billing/subscription/rules/period'
import { fieldError, HttpError } from '#src/platform/http/errors'
import type { OrderEligibility } from './eligibility'
import type { PeriodPrices } from './line-row'
import type { Package } from './packages'
import { type Basket, buildBasket, type Quote, quoteBaskets, type VoucherRequest } from './quote'
import { computeExtraZonesPrice, countPeriodDays, getUnitPrice } from './rules/price'

/** What is ordered for one unit, at its current price before vouchers. */
export type PricedLine = Basket & {
  kind: NewOrder['kind']
  covers_from: Date | null
  covers_until: Date | null
  /** For extra zones, the days left and the total days of the current period; otherwise null. */
  days: { left: number; whole: number } | null
  /** What the replaced package is still worth, by which the price of a change is reduced. */
  credit: number
  period_prices: PeriodPrices | null
}

export type LineRequest = {
  eligibility: OrderEligibility
  params: NewOrder
  /** The area of the unit in m². */
  area: number
}

export type LineContext = { offers: ReadonlyMap<string, Package>; now: Date }

export const openOrderError = () =>
  new HttpError(409, 'The unit has an order that awaits payment', { code: 'order-open' })

const notOrderable = () =>
  new HttpError(409, 'This kind of order is not available for the unit now', { code: 'order-kind' })

const licencesRevoked = () =>
  new HttpError(409, 'The licences of all zones in the order are revoked', { code: 'licences-revoked' })

const incomplete = () =>
  new HttpError(409, 'Details of the unit for its invoice are missing', { code: 'unit-incomplete' })

const sumPrices = (prices: PeriodPrices) => prices.reduce((sum, { price }) => sum + price, 0)

// Extra zones cover all paid periods: the rest of the current period, and the next period if it has already
// been paid.
function priceExtraZones(
  { eligibility: { running, pauses }, params }: LineRequest,
  { offers, now }: LineContext,
): Omit<PricedLine, 'kind'> {
  const period_prices: PeriodPrices = []
  for (const period of running) {
    const offer = offers.get(period.package_key)
    const unitPrice = offer && getUnitPrice(offer, period.billing_period)
    if (!offer || unitPrice === null || unitPrice === undefined) throw notOrderable()
    if (period.zone_count + params.zone_count > Math.min(offer.max_zones, maxZones))
      throw fieldError('zone_count', 'validation.zone_count')
    const price = computeExtraZonesPrice(unitPrice, params.zone_count, period, now, pauses)
    period_prices.push({ subscription: period.id, price, credit: 0 })
  }
  const [period] = running
  const offer = period && offers.get(period.package_key)
  if (!period || !offer) throw notOrderable()
  return {
    package: { key: offer.key, title: offer.title, titles: offer.titles },
    billing_period: period.billing_period,
    zone_count: params.zone_count,
    unit_price: getUnitPrice(offer, period.billing_period) ?? 0,
    price: sumPrices(period_prices),
    credit: 0,
    period_prices,
    covers_from: now,
    covers_until: running.at(-1)?.expired_date ?? null,
    days: countPeriodDays(period, now, pauses),
  }
}

function requireLargerPackage(
  { eligibility, params, area }: LineRequest,
  offer: Package | undefined,
): Package {
  if (!params.package) throw fieldError('package', 'validation.required')
  if (!offer) throw fieldError('package', 'validation.invalid')
  if (params.package !== eligibility.running[0]?.package_key && !fitsArea(offer, area))
    throw fieldError('package', 'validation.package_area')
  if (params.zone_count > Math.min(offer.max_zones, maxZones))
    throw fieldError('zone_count', 'validation.zone_count')
  if (areZonesRevoked(eligibility.revoked, params.zone_count)) throw licencesRevoked()
  return offer
}

// A change applies to the rest of the current period, and to the next period if it has been paid and is smaller.
function priceChange(request: LineRequest, { offers, now }: LineContext): Omit<PricedLine, 'kind'> {
  const { eligibility, params } = request
  const { running, parts, pauses } = eligibility
  const offer = requireLargerPackage(request, offers.get(params.package ?? ''))
  const priceIn = (key: string, period: SubscriptionRow) => {
    const sold = offers.get(key)
    return sold ? getUnitPrice(sold, period.billing_period) : null
  }
  const changed = running.flatMap(period => {
    const unitPrice = priceIn(offer.key, period)
    const target = { unitPrice, zones: params.zone_count }
    const current = { unitPrice: priceIn(period.package_key, period), zones: period.zone_count }
    if (unitPrice === null || !isLarger(target, current)) return []
    const days = countPeriodDays(period, now, pauses)
    const credit = computeCredit(parts.get(period.id) ?? [], now, pauses)
    const terms = { unitPrice, zones: params.zone_count }
    return { period, unitPrice, days, ...computeChangePrice(terms, days, credit) }
  })
  const [first] = changed
  if (!first || first.period !== running[0]) throw fieldError('zone_count', 'validation.change_larger')
  const period_prices = changed.map(({ period, price, credit }) => ({
    subscription: period.id,
    price,
    credit,
  }))
  return {
    package: { key: offer.key, title: offer.title, titles: offer.titles },
    billing_period: first.period.billing_period,
    zone_count: params.zone_count,
    unit_price: first.unitPrice,
    price: sumPrices(period_prices),
    credit: changed.reduce((sum, { gross, price }) => sum + gross - price, 0),
    period_prices,
    covers_from: now,
    covers_until: changed.at(-1)?.period.expired_date ?? null,
    days: first.days,
  }
}

function priceWholePeriod(
  { eligibility, params, area }: LineRequest,
  { offers, now }: LineContext,
): Omit<PricedLine, 'kind'> {
  if (!params.package) throw fieldError('package', 'validation.required')
  if (!params.billing_period) throw fieldError('billing_period', 'validation.required')
  const pricing = {
    package: params.package,
    billing_period: params.billing_period,
    zone_count: params.zone_count,
  }
  // A unit that has outgrown its package can still renew it.
  const offer = offers.get(pricing.package)
  if (pricing.package !== eligibility.last?.package_key && offer && !fitsArea(offer, area))
    throw fieldError('package', 'validation.package_area')
  const basket = buildBasket(pricing, offers, null)
  if (!basket) throw fieldError('zone_count', 'validation.zone_count')
  // A paid period would not make a revoked licence valid again.
  if (areZonesRevoked(eligibility.revoked, params.zone_count)) throw licencesRevoked()
  // Without a previous period, the period starts on the day of payment.
  const continues = eligibility.state !== 'none' && eligibility.state !== 'expired'
  const period = continues ? computeNextPeriod(eligibility.last, pricing, now) : null
  return {
    ...basket,
    covers_from: period?.starts_at ?? null,
    covers_until: period?.expired_date ?? null,
    days: null,
    credit: 0,
    period_prices: null,
  }
}

const pricers = {
  new: priceWholePeriod,
  renewal: priceWholePeriod,
  'extra-zones': priceExtraZones,
  change: priceChange,
}

/**
 * The current price of what is ordered for one unit. Throws 409 (`order-open`, `order-kind`,
 * `licences-revoked` or `unit-incomplete`), or 400 on a field with an unavailable option.
 */
export function priceLine(request: LineRequest, context: LineContext): PricedLine {
  const { eligibility, params } = request
  if (eligibility.open) throw openOrderError()
  if (!eligibility.kinds.includes(params.kind)) throw notOrderable()
  if (eligibility.incomplete) throw incomplete()
  return { ...pricers[params.kind](request, context), kind: params.kind }
}

export type UnitQuote = Quote & Pick<PricedLine, 'kind' | 'covers_from' | 'covers_until' | 'days' | 'credit'>

/** The current quote for the order of one unit. Throws like `priceLine`. */
export async function getUnitQuote(
  request: LineRequest,
  offers: ReadonlyMap<string, Package>,
  voucher: VoucherRequest,
): Promise<{ quote: UnitQuote; voucherError: VoucherError | null }> {
  const line = priceLine(request, { offers, now: voucher.now })
  const { totals, voucherError } = await quoteBaskets([line], voucher)
  return { quote: { ...line, ...totals }, voucherError }
}
