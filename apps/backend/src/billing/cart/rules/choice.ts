import { defaultBillingPeriod, maxZones, type OrderKind, suggestPackage } from '@bgm/validation'
import type { CartChoice } from '#src/billing/cart/row'
import type { Package } from '#src/billing/order/packages'
import { getUnitPrice } from '#src/billing/order/rules/price'

/** A period that ends within this many milliseconds is renewed rather than extended by zones. */
export const renewalNotice = 60 * 24 * 60 * 60_000

type Period = {
  package_key: string
  billing_period: 'monthly' | 'yearly'
  zone_count: number
  expired_date: Date
}

/** What is offered in a cart. A change of the package has a page of its own, which shows what it does. */
export const offeredKinds: readonly OrderKind[] = ['new', 'extra-zones', 'renewal']

/** What can be ordered for a unit, and its paid periods. */
export type UnitState = { kinds: readonly OrderKind[]; running: readonly Period[]; last: Period | undefined }

export type Offers = ReadonlyMap<string, Package>

/** The price per zone of a choice, or null if its package is not sold. */
export function findUnitPrice(
  { package_key, billing_period }: Pick<CartChoice, 'package_key' | 'billing_period'>,
  offers: Offers,
): number | null {
  const offer = offers.get(package_key ?? '')
  return (offer && billing_period && getUnitPrice(offer, billing_period)) ?? null
}

/** How many zones can be ordered with a choice. */
export function getMaxZones(
  { kind, package_key }: Pick<CartChoice, 'kind' | 'package_key'>,
  { running }: Pick<UnitState, 'running'>,
  offers: Offers,
): number {
  const limit = (key: string | null) => Math.min(offers.get(key ?? '')?.max_zones ?? maxZones, maxZones)
  if (kind !== 'extra-zones') return limit(package_key)
  return Math.max(0, Math.min(...running.map(period => limit(period.package_key) - period.zone_count)))
}

/** The package and period of a choice: extra zones have those of the current period. */
export function completeChoice(
  choice: Omit<CartChoice, 'unit_price'>,
  { running }: Pick<UnitState, 'running'>,
  offers: Offers,
): CartChoice {
  const [current] = running
  const bought =
    choice.kind === 'extra-zones'
      ? {
          package_key: current?.package_key ?? null,
          billing_period: current?.billing_period ?? null,
        }
      : choice
  const complete = { ...choice, package_key: bought.package_key, billing_period: bought.billing_period }
  return { ...complete, unit_price: findUnitPrice(complete, offers) }
}

type Circumstances = {
  /** The area of the unit in m². */
  area: number
  offers: Offers
  /** Whether the organisation has several units. */
  several: boolean
  /** Whether the member asked for renewals. */
  renews: boolean
  now: Date
}

/**
 * What is most likely to be ordered for a unit: a first subscription, the renewal of one that ends soon, or else one
 * more zone. Null if nothing can be ordered.
 */
export function suggestChoice(
  unit: UnitState,
  { area, offers, several, renews, now }: Circumstances,
): CartChoice | null {
  const { kinds, last } = unit
  if (kinds.includes('new')) {
    const key = suggestPackage([...offers.values()], { area, several })
    const pricing = { package_key: key || null, billing_period: defaultBillingPeriod } as const
    return completeChoice({ kind: 'new', ...pricing, zone_count: 1 }, unit, offers)
  }
  const endsSoon = last !== undefined && last.expired_date.getTime() <= now.getTime() + renewalNotice
  if (last && kinds.includes('renewal') && (renews || endsSoon || !kinds.includes('extra-zones'))) {
    const { package_key, billing_period, zone_count } = last
    return completeChoice({ kind: 'renewal', package_key, billing_period, zone_count }, unit, offers)
  }
  if (renews || !kinds.includes('extra-zones')) return null
  const more = { kind: 'extra-zones', package_key: null, billing_period: null, zone_count: 1 } as const
  return getMaxZones(more, unit, offers) > 0 ? completeChoice(more, unit, offers) : null
}

/** What a file says should be ordered for a unit: the zones that it should have, and without a package any. */
type Wish = { package: string | null; billing_period: 'monthly' | 'yearly'; zones: number }

/**
 * The choice that gives a unit what a file says: a first subscription, the renewal of one that ends soon, or the zones
 * that it lacks. Null if the unit has all of it, or if it cannot be ordered.
 */
export function chooseImported(
  unit: UnitState,
  { package: wanted, billing_period, zones }: Wish,
  circumstances: Circumstances,
): CartChoice | null {
  const { offers } = circumstances
  const suggested = suggestChoice(unit, circumstances)
  if (!suggested) return null
  if (suggested.kind === 'extra-zones') {
    const missing = zones - (unit.running[0]?.zone_count ?? 0)
    return missing > 0 ? { ...suggested, zone_count: missing } : null
  }
  const choice = {
    kind: suggested.kind,
    package_key: wanted ?? suggested.package_key,
    billing_period,
    zone_count: zones,
  }
  return completeChoice(choice, unit, offers)
}
