import type { Api, OrderOptions, UnitsQuote } from '@bgm/api-client'
import {
  type BillingPeriod,
  fitsArea,
  maxZones,
  type OrderParams,
  type SubscriptionPlan,
} from '@bgm/validation'
import type { FieldErrors } from '#app/forms/reply'
import { nullIfNotFound } from '#app/http/api.server'
import { findAreaError } from './area-limit'
import { getOrderFormData } from './ordering.server'
import { getPrice, type Package } from './packages'
import { findZoneLimitError } from './zone-limit'
import { listUnitZones } from './zones.server'

type Period = OrderOptions['subscriptions'][number]

/** A unit with its running periods, zones and the packages on offer. */
export async function getChangeData(api: Api, id: string) {
  const [data, zones] = await Promise.all([getOrderFormData(api, id), listUnitZones(api, id)])
  const current =
    data.ordering.subscriptions.find(({ state }) => state === 'active' || state === 'expiring') ?? null
  const all = zones.map(({ id: zone, name, number }) => ({ id: zone, name, number }))
  const isPaid = ({ number }: { number: number }) => current !== null && number <= current.zone_count
  return {
    ...data,
    current,
    zones: all.filter(isPaid),
    /** Zones that ended earlier, which come back before new ones are created. */
    endedZones: all.filter(zone => !isPaid(zone)),
  }
}

type Line = UnitsQuote['lines'][number]
export type ChangeQuote = NonNullable<Line['quote']> & { total: number }

export type ChangeData = Awaited<ReturnType<typeof getChangeData>>

/** The packages that are not smaller than the current one, cheapest first. */
function listLargerPackages(packages: readonly Package[], { package: { key }, billing_period }: Period) {
  const price = (offer: Package) => getPrice(offer, billing_period)
  const current = packages.find(offer => offer.key === key)
  const least = current ? price(current) : 0
  return packages
    .filter(offer => !offer.contact_only && price(offer) >= least)
    .sort((one, other) => price(one) - price(other))
}

type Wanted = { package: string; zone_count: number | null }

/** The wanted package and zones, completed by one zone more, or by the next package if there is no other zone. */
export function completeLargerChoice(
  wanted: Wanted,
  { packages, unit, current }: ChangeData & { current: Period },
) {
  const offered = listLargerPackages(packages, current)
  const own = offered.find(({ key }) => key === current.package.key)
  const next = offered.find(offer => offer !== own && fitsArea(offer, unit.area_size))
  const grows = own && current.zone_count < Math.min(own.max_zones, maxZones)
  const suggested = grows ? own : (next ?? own)
  const chosen = offered.find(({ key }) => key === wanted.package) ?? suggested
  const more = chosen === own ? Math.min(current.zone_count + 1, maxZones) : current.zone_count
  return { offered, package: chosen?.key ?? '', zone_count: wanted.zone_count ?? more }
}

export type Larger = { package: string; zone_count: number }

/** What is ordered to make a running subscription larger. */
export const toChangeOrder = (unit: string, { package: key, zone_count }: Larger): OrderParams => ({
  kind: 'change',
  business_unit: unit,
  package: key,
  zone_count,
})

/** The price of a larger package or more zones, or why they cannot be ordered: errors by field, or one reason. */
export async function quoteLarger(api: Api, larger: Larger, { unit, packages, current }: ChangeData) {
  const area = findAreaError(larger.package, {
    packages,
    area: unit.area_size,
    current: current?.package.key,
  })
  const limit = findZoneLimitError({ kind: 'change', ...larger }, { packages })
  if (area || limit) return { quote: null, approval: null, refusal: null, errors: { ...area, ...limit } }
  const { total, lines, approval } = await api.orders.quoteUnits({ lines: [toChangeOrder(unit.id, larger)] })
  const [line] = lines
  return {
    quote: line?.quote ? { ...line.quote, total } : null,
    approval,
    refusal: line?.refusal ?? null,
    errors: {},
  }
}

type WantedNext = Wanted & { billing_period: BillingPeriod | null; ending_zones: string[] | null }

/** What is wanted for the next period, completed by one zone less, a smaller package or the other billing period. */
export function completeSmallerChoice(
  wanted: WantedNext,
  { packages, unit, current, zones }: ChangeData & { current: Period },
) {
  const offered = packages.filter(({ contact_only }) => !contact_only)
  const own = offered.find(({ key }) => key === current.package.key)
  const lower = offered
    .filter(offer => own && getPrice(offer, 'yearly') < getPrice(own, 'yearly'))
    .find(offer => fitsArea(offer, unit.area_size))
  const single = current.zone_count === 1
  const suggested = single ? (lower ?? own) : own
  const chosen = offered.find(({ key }) => key === wanted.package) ?? suggested ?? offered[0]
  const otherPeriod = current.billing_period === 'yearly' ? 'monthly' : 'yearly'
  const isUnchanged = single && chosen === own && wanted.zone_count === null
  const billing_period = wanted.billing_period ?? (isUnchanged ? otherPeriod : current.billing_period)
  const limit = Math.min(chosen?.max_zones ?? maxZones, maxZones)
  const zone_count = wanted.zone_count ?? Math.min(limit, Math.max(1, current.zone_count - 1))
  const fewer = Math.max(0, current.zone_count - zone_count)
  const last = zones.slice(zones.length - fewer).map(({ id }) => id)
  return {
    offered,
    package: chosen?.key ?? '',
    billing_period,
    zone_count,
    fewer,
    ending_zones: fewer === 0 ? [] : (wanted.ending_zones ?? last),
    price: chosen ? getPrice(chosen, billing_period) * zone_count : 0,
  }
}

export type Smaller = ReturnType<typeof completeSmallerChoice>

/** The reasons, by field, for which the next period cannot be planned like this. */
export function findSmallerErrors(
  smaller: Smaller,
  { unit, packages, current }: ChangeData & { current: Period },
) {
  const { package: key, billing_period, zone_count, fewer, ending_zones } = smaller
  const same =
    key === current.package.key &&
    billing_period === current.billing_period &&
    zone_count === current.zone_count
  return {
    ...findAreaError(key, { packages, area: unit.area_size }),
    ...findZoneLimitError({ kind: 'renewal', package: key, zone_count }, { packages }),
    ...(same ? { zone_count: [{ key: 'validation.change_same' }] } : {}),
    ...(ending_zones.length === fewer ? {} : { ending_zones: [{ key: 'validation.ending_zones' }] }),
  }
}

const day = 86_400_000
const jakarta = 7 * 3_600_000
const toDay = (instant: number) => new Date(instant + jakarta).toISOString().slice(0, 10)
const startOfDay = (date: string) => Date.parse(`${date}T00:00:00Z`) - jakarta

/** The same day `months` later, or the last day of a shorter month. */
function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, last))).toISOString().slice(0, 10)
}

const findPauseErrors = (from: string, { first, last }: { first: string; last: string }): FieldErrors =>
  from < first || from > last ? { from: [{ key: 'validation.pause_from' }] } : {}

/** A pause from the wanted day or the first possible one, and how it moves the end of the paid periods. */
export function completePauseChoice(
  wanted: { from: string; months: number | null },
  { ordering, current }: ChangeData & { current: Period },
) {
  if (ordering.pause_from === null) return { possible: null, paused: ordering.pause !== null }
  const first = toDay(Date.parse(ordering.pause_from))
  const last = toDay(Date.parse(current.expired_date) - day)
  const from = wanted.from || first
  const months = wanted.months ?? 1
  const until = addMonths(from, months)
  const days = Math.round((startOfDay(until) - startOfDay(from)) / day)
  const ends = ordering.subscriptions.at(-1)?.expired_date ?? current.expired_date
  return {
    possible: {
      first,
      last,
      from,
      months,
      days,
      starts_at: new Date(startOfDay(from)).toISOString(),
      until: new Date(startOfDay(until)).toISOString(),
      ends_at: new Date(Date.parse(ends) + days * day).toISOString(),
      errors: findPauseErrors(from, { first, last }),
    },
    paused: false,
  }
}

export const planChange = (api: Api, unit: string, plan: SubscriptionPlan) =>
  api.subscriptions.plan(unit, plan)

/** Withdraws a plan; a plan that has been withdrawn already is no error. */
export const withdrawPlan = (api: Api, unit: string, plan: 'scheduled' | 'pause') =>
  nullIfNotFound(api.subscriptions.withdrawPlan(unit, { plan }))
