import type { VoucherError } from '@bgm/contract'
import { areZonesRevoked, maxZones, type OrderParams } from '@bgm/validation'
import { computeNextPeriod } from '#src/billing/subscription/start'
import { fieldError, HttpError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import type { OrderEligibility } from './eligibility'
import { findPackage, fitsArea } from './packages'
import { buildBasket, type Quote, quoteBasket } from './quote'
import { computeExtraZonesPrice, countPeriodDays, getUnitPrice } from './rules/price'
import type { PaymentSettings } from './settings'

export type UnitQuote = Quote & {
  kind: OrderParams['kind']
  covers_from: Date | null
  covers_until: Date | null
  /** For extra zones, the days left and the total days of the current period; otherwise null. */
  days: { left: number; whole: number } | null
}

type QuoteRequest = {
  eligibility: OrderEligibility
  orderParams: OrderParams
  /** The area of the unit in m². */
  area: number
  locale: Account['locale']
  settings: PaymentSettings
  now: Date
}

export const openOrderError = () =>
  new HttpError(409, 'The unit has an order that awaits payment', { code: 'order-open' })

const notOrderable = () =>
  new HttpError(409, 'This kind of order is not available for the unit now', { code: 'order-kind' })

const licencesRevoked = () =>
  new HttpError(409, 'The licences of all zones in the order are revoked', { code: 'licences-revoked' })

// Extra zones cover all paid periods: the rest of the current period, and the next period if it has already
// been paid.
async function quoteExtraZones({ eligibility, orderParams, locale, now }: QuoteRequest) {
  const { running } = eligibility
  const offers = await Promise.all(running.map(period => findPackage(period.package_key, locale)))
  let price = 0
  for (const [index, period] of running.entries()) {
    const offer = offers[index]
    const unitPrice = offer && getUnitPrice(offer, period.billing_period)
    if (!offer || unitPrice === null || unitPrice === undefined) throw notOrderable()
    if (period.zone_count + orderParams.zone_count > Math.min(offer.max_zones, maxZones))
      throw fieldError('zone_count', 'validation.zone_count')
    price += computeExtraZonesPrice(unitPrice, orderParams.zone_count, period, now)
  }
  const [period] = running
  const offer = offers[0]
  if (!period || !offer) throw notOrderable()
  const basket = {
    package: { key: offer.key, title: offer.title },
    billing_period: period.billing_period,
    zone_count: orderParams.zone_count,
    unit_price: getUnitPrice(offer, period.billing_period) ?? 0,
    price,
  }
  const until = running.at(-1)?.expired_date ?? null
  return { basket, covers_from: now, covers_until: until, days: countPeriodDays(period, now) }
}

async function quoteWholePeriod({ eligibility, orderParams, area, locale, now }: QuoteRequest) {
  if (!orderParams.package) throw fieldError('package', 'validation.required')
  if (!orderParams.billing_period) throw fieldError('billing_period', 'validation.required')
  const pricing = {
    package: orderParams.package,
    billing_period: orderParams.billing_period,
    zone_count: orderParams.zone_count,
  }
  // A unit that has outgrown its package can still renew it.
  if (pricing.package !== eligibility.last?.package_key) {
    const offer = await findPackage(pricing.package, locale)
    if (offer && !fitsArea(offer, area)) throw fieldError('package', 'validation.package_area')
  }
  const basket = await buildBasket({ pricing, locale, area: null })
  if (!basket) throw fieldError('zone_count', 'validation.zone_count')
  // A paid period would not make a revoked licence valid again.
  if (areZonesRevoked(eligibility.revoked, orderParams.zone_count)) throw licencesRevoked()
  // Without a previous period, the period starts on the day of payment.
  const continues = eligibility.state !== 'none' && eligibility.state !== 'expired'
  const period = continues ? computeNextPeriod(eligibility.last, pricing, now) : null
  return {
    basket,
    covers_from: period?.starts_at ?? null,
    covers_until: period?.expired_date ?? null,
    days: null,
  }
}

/**
 * The current quote for a unit's order. Throws 409 (`order-open`, `order-kind` or `licences-revoked`), or 400 on a
 * field with an unavailable option.
 */
export async function getUnitQuote(
  request: QuoteRequest,
): Promise<{ quote: UnitQuote; voucherError: VoucherError | null }> {
  const { eligibility, orderParams, settings, now } = request
  if (eligibility.open) throw openOrderError()
  if (!eligibility.kinds.includes(orderParams.kind)) throw notOrderable()
  const { basket, ...covers } = await (orderParams.kind === 'extra-zones'
    ? quoteExtraZones
    : quoteWholePeriod)(request)
  const { quote, voucherError } = await quoteBasket(basket, orderParams.voucher_code ?? null, settings, now)
  return { quote: { ...quote, ...covers, kind: orderParams.kind }, voucherError }
}
