import { maxZones, type OrderParams } from '@bgm/validation'
import { nextPeriod } from '#src/api/subscription/services/start'
import type { VoucherError } from '#src/api/voucher/rules/applicability'
import { fieldError, HttpError } from '#src/http/errors'
import type { Account } from '#src/http/request-context'
import { countPeriodDays, extraZonesPrice, getUnitPrice } from '../rules/price'
import type { OrderEligibility } from './eligibility'
import { findPackage } from './packages'
import { buildBasket, type Quote, quoteBasket } from './quote'

export type UnitQuote = Quote & {
  kind: OrderParams['kind']
  covers_from: Date | null
  covers_until: Date | null
  /** Days of the running period that extra zones pay for. */
  days: { left: number; whole: number } | null
}

type Asking = { standing: OrderEligibility; wish: OrderParams; locale: Account['locale']; now: Date }

export const openOrderError = () =>
  new HttpError(409, 'An order of this unit awaits its payment', { code: 'order-open' })

const notOrderable = () => new HttpError(409, 'The unit cannot order that now', { code: 'order-kind' })

// Zones run to the end of all that is paid: what is left of the running period, and a next one that was bought already.
async function extraZones({ standing, wish, locale, now }: Asking) {
  const { running } = standing
  const offers = await Promise.all(running.map(period => findPackage(period.package_key, locale)))
  let price = 0
  for (const [index, period] of running.entries()) {
    const offer = offers[index]
    const unitPrice = offer && getUnitPrice(offer, period.billing_period)
    if (!offer || unitPrice === null || unitPrice === undefined) throw notOrderable()
    if (period.zone_count + wish.zone_count > Math.min(offer.max_zones, maxZones))
      throw fieldError('zone_count', 'validation.zone_count')
    price += extraZonesPrice(unitPrice, wish.zone_count, period, now)
  }
  const [period] = running
  const offer = offers[0]
  if (!period || !offer) throw notOrderable()
  const basket = {
    package: { key: offer.key, title: offer.title },
    billing_period: period.billing_period,
    zone_count: wish.zone_count,
    unit_price: getUnitPrice(offer, period.billing_period) ?? 0,
    price,
  }
  const until = running.at(-1)?.expired_date ?? null
  return { basket, covers_from: now, covers_until: until, days: countPeriodDays(period, now) }
}

async function wholePeriod({ standing, wish, locale, now }: Asking) {
  if (!wish.package) throw fieldError('package', 'validation.required')
  if (!wish.billing_period) throw fieldError('billing_period', 'validation.required')
  const pricing = {
    package: wish.package,
    billing_period: wish.billing_period,
    zone_count: wish.zone_count,
  }
  const basket = await buildBasket({ pricing, locale })
  if (!basket) throw fieldError('zone_count', 'validation.zone_count')
  // Without something to follow, the day of payment decides.
  const known = standing.state !== 'none' && standing.state !== 'expired'
  const period = known ? nextPeriod(standing.last, pricing, now) : null
  return {
    basket,
    covers_from: period?.starts_at ?? null,
    covers_until: period?.expired_date ?? null,
    days: null,
  }
}

/** What a wish for a unit costs today. 409 `order-open`, `order-kind`; 400 beside the field that is not sold so. */
export async function getUnitQuote(
  asking: Asking,
): Promise<{ quote: UnitQuote; refusal: VoucherError | null }> {
  const { standing, wish, now } = asking
  if (standing.open) throw openOrderError()
  if (!standing.kinds.includes(wish.kind)) throw notOrderable()
  const { basket, ...covers } = await (wish.kind === 'extra-zones' ? extraZones : wholePeriod)(asking)
  const { quote, refusal } = await quoteBasket(basket, wish.voucher_code ?? null, now)
  return { quote: { ...quote, ...covers, kind: wish.kind }, refusal }
}
