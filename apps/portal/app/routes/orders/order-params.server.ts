import type { OrderOptions } from '@bgm/api-client'
import {
  billingPeriods,
  newOrderSchema,
  type OrderParams,
  orderKinds,
  voucherCodeSchema,
} from '@bgm/validation'
import { requireRecordId } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { isOneOf } from '#app/http/query.server'
import { redirectTo } from '#app/http/respond.server'
import { type OrderQuery, paths } from '#app/paths'
import type { Package } from '#app/services/packages'
import { getAvailableZoneCount } from '#app/services/zone-limit'

/** Reads the order's query parameters; only the unit's id is validated. */
export function parseOrderQuery(request: Request): OrderQuery {
  const { searchParams } = new URL(request.url)
  const unit = searchParams.get('unit')
  if (!unit) throw redirectTo(paths.businessUnits(getLocale(request)))
  requireRecordId(request, unit)
  const { kind, package: key, billing_period, zone_count, voucher_code } = Object.fromEntries(searchParams)
  return { unit, kind, package: key, billing_period, zone_count, voucher_code }
}

type Offered = {
  packages: Package[]
  running: OrderOptions['subscriptions']
}

/**
 * Splits the parameters into those that can be ordered and the names of all others, which the page lists as
 * ignored.
 */
export function dropUnavailable(query: OrderQuery, offered: Offered) {
  const { packages } = offered
  const sold = packages.filter(({ contact_only }) => !contact_only).map(({ key }) => key)
  const rules = { kind: isOneOf(orderKinds), package: isOneOf(sold), billing_period: isOneOf(billingPeriods) }
  const available = { ...query }
  const ignored = Object.entries(rules).flatMap(([name, rule]) => {
    const field = name as keyof typeof rules // Object.entries loses the literal types
    const value = query[field]
    if (value === undefined || rule(value)) return []
    available[field] = undefined
    return [field]
  })
  const max = getAvailableZoneCount(available, offered)
  if (!query.zone_count || isOneOf(numbersUpTo(max))(query.zone_count)) return { query: available, ignored }
  return { query: { ...available, zone_count: undefined }, ignored: [...ignored, 'zone_count'] }
}

const numbersUpTo = (max: number) => Array.from({ length: max }, (_, index) => String(index + 1))

/** Returns the validated order from the query string; redirects to the order form if it is incomplete. */
export function requireOrderParams(request: Request): OrderParams {
  const query = parseOrderQuery(request)
  const parsed = newOrderSchema.safeParse(query)
  if (!parsed.success) throw redirectTo(paths.newOrder(getLocale(request), query))
  const voucher = voucherCodeSchema.safeParse(query)
  const voucher_code = voucher.success ? voucher.data.voucher_code : undefined
  return { ...parsed.data, business_unit: query.unit, ...(voucher_code ? { voucher_code } : {}) }
}

/** Converts an order back to query parameters. */
export const toOrderQuery = ({ business_unit, zone_count, ...order }: OrderParams): OrderQuery => ({
  unit: business_unit,
  kind: order.kind,
  package: order.package,
  billing_period: order.billing_period,
  zone_count: String(zone_count),
  voucher_code: order.voucher_code,
})
