import { newOrderSchema, type OrderWish, voucherSchema } from '@bgm/validation'
import { localeOf } from '#app/http/locale.server'
import { elsewhere } from '#app/http/respond.server'
import { type OrderAddress, paths } from '#app/paths'

/** What the address says is being ordered; nothing of it is believed yet. */
export function addressOf(request: Request): OrderAddress {
  const { searchParams } = new URL(request.url)
  const unit = searchParams.get('unit')
  if (!unit) throw elsewhere(paths.businessUnits(localeOf(request)))
  const { kind, package: offer, billing_period, zone_count, voucher_code } = Object.fromEntries(searchParams)
  return { unit, kind, package: offer, billing_period, zone_count, voucher_code }
}

/** The wish of the address; one that is not whole goes back to the choice. */
export function wishOf(request: Request): OrderWish {
  const address = addressOf(request)
  const parsed = newOrderSchema.safeParse(address)
  if (!parsed.success) throw elsewhere(paths.newOrder(localeOf(request), address))
  const voucher = voucherSchema.safeParse(address)
  const voucher_code = voucher.success ? voucher.data.voucher_code : undefined
  return { ...parsed.data, business_unit: address.unit, ...(voucher_code ? { voucher_code } : {}) }
}

/** The same wish as an address again. */
export const addressFor = ({ business_unit, zone_count, ...wish }: OrderWish): OrderAddress => ({
  unit: business_unit,
  kind: wish.kind,
  package: wish.package,
  billing_period: wish.billing_period,
  zone_count: String(zone_count),
  voucher_code: wish.voucher_code,
})
