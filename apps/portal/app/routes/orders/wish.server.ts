import type { OrderingOptions } from '@bgm/api-client'
import { billingPeriods, newOrderSchema, type OrderParams, orderKinds, voucherSchema } from '@bgm/validation'
import { requireRecordId } from '#app/http/api.server'
import { localeOf } from '#app/http/locale.server'
import { among } from '#app/http/query.server'
import { elsewhere } from '#app/http/respond.server'
import { type OrderAddress, paths } from '#app/paths'
import type { Package } from '#app/services/packages'
import { mostZones } from '#app/services/zone-limit'

/** What the address says is being ordered; nothing of it is believed yet. */
export function addressOf(request: Request): OrderAddress {
  const { searchParams } = new URL(request.url)
  const unit = searchParams.get('unit')
  if (!unit) throw elsewhere(paths.businessUnits(localeOf(request)))
  requireRecordId(request, unit)
  const { kind, package: offer, billing_period, zone_count, voucher_code } = Object.fromEntries(searchParams)
  return { unit, kind, package: offer, billing_period, zone_count, voucher_code }
}

interface Offered {
  packages: Package[]
  running: OrderingOptions['subscriptions']
}

/** The parts of the address that can be ordered, and the names of those that cannot, which the page lists as ignored. */
export function choosable(address: OrderAddress, offered: Offered) {
  const { packages } = offered
  const sold = packages.filter(({ contact_only }) => !contact_only).map(({ key }) => key)
  const rules = { kind: among(orderKinds), package: among(sold), billing_period: among(billingPeriods) }
  const good = { ...address }
  const names = Object.entries(rules).flatMap(([name, rule]) => {
    const field = name as keyof typeof rules // Object.entries forgets the literal names
    const value = address[field]
    if (value === undefined || rule(value)) return []
    good[field] = undefined
    return [field]
  })
  const most = mostZones(good, offered)
  if (!address.zone_count || among(upTo(most))(address.zone_count)) return { address: good, ignored: names }
  return { address: { ...good, zone_count: undefined }, ignored: [...names, 'zone_count'] }
}

const upTo = (most: number) => Array.from({ length: most }, (_, index) => String(index + 1))

/** The wish of the address; one that is not whole goes back to the choice. */
export function wishOf(request: Request): OrderParams {
  const address = addressOf(request)
  const parsed = newOrderSchema.safeParse(address)
  if (!parsed.success) throw elsewhere(paths.newOrder(localeOf(request), address))
  const voucher = voucherSchema.safeParse(address)
  const voucher_code = voucher.success ? voucher.data.voucher_code : undefined
  return { ...parsed.data, business_unit: address.unit, ...(voucher_code ? { voucher_code } : {}) }
}

/** The same wish as an address again. */
export const addressFor = ({ business_unit, zone_count, ...wish }: OrderParams): OrderAddress => ({
  unit: business_unit,
  kind: wish.kind,
  package: wish.package,
  billing_period: wish.billing_period,
  zone_count: String(zone_count),
  voucher_code: wish.voucher_code,
})
