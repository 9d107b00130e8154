import { fitsArea, orderKinds } from '@bgm/validation'
import { findCartRequest, getApprovalNeed } from '#src/billing/approval/cart-view'
import type { VoucherRequest } from '#src/billing/order/quote'
import type { Page } from '#src/platform/database/paginate-rows'
import { type CartEntry, isOrderable, type PricedCart, priceCart } from './price'
import { type Cart, findCart, type Shopper } from './row'
import { getMaxZones, offeredKinds } from './rules/choice'

const none: Cart = { id: 0, version: 0, voucher_code: null }

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

function listPackageKeys(entry: CartEntry, offers: PricedCart['offers']): string[] {
  if (entry.unit === null) return []
  const { unit, eligibility } = entry
  const isOffered = (key: string, area: Parameters<typeof fitsArea>[0]) =>
    key === eligibility.last?.package_key || fitsArea(area, unit.area_size)
  return [...offers].filter(([key, offer]) => isOffered(key, offer)).map(([key]) => key)
}

/** A line as described by the contract. */
function toLineView(entry: CartEntry, offers: PricedCart['offers']) {
  const { line, unit, price, refusal } = entry
  const offer = offers.get(line.package_key ?? '')
  const shown = price?.package ?? (offer && { key: offer.key, title: offer.title })
  const eligibility = entry.unit === null ? null : entry.eligibility
  const open = refusal === 'order-open' ? eligibility?.open : null
  const hasNewPrice = price !== null && line.unit_price !== null && line.unit_price !== price.unit_price
  return {
    id: line.document_id,
    business_unit: unit && { id: unit.documentId, name: unit.name },
    unit_name: unit?.name ?? line.unit_name,
    outlet_code: unit ? unit.outlet_code : line.outlet_code,
    kind: line.kind,
    package: shown ? { key: shown.key, title: shown.title } : null,
    billing_period: price?.billing_period ?? line.billing_period,
    zone_count: line.zone_count,
    refusal,
    open_order: open ? { id: open.documentId, number: open.number } : null,
    price: price?.price ?? null,
    unit_price: price?.unit_price ?? null,
    former_unit_price: hasNewPrice ? line.unit_price : null,
    days: price?.days ?? null,
    covers_from: price?.covers_from ?? null,
    covers_until: price?.covers_until ?? null,
    kinds: offeredKinds.filter(kind => eligibility?.kinds.includes(kind)),
    packages: listPackageKeys(entry, offers),
    max_zones: getMaxZones(line, eligibility ?? { running: [] }, offers),
  }
}

const getNeed = ({ owner }: Shopper, { entries, totals: { total } }: PricedCart) => {
  const ordered = entries.filter(isOrderable)
  return getApprovalNeed({
    organisation: owner.organisation,
    requester: 'user' in owner ? owner.user : null,
    units: ordered.map(({ unit }) => unit.id),
    kinds: ordered.map(({ price }) => price.kind),
    total,
  })
}

/** A page of a cart, with today's prices and the amounts of all its lines. */
export async function getCartView(
  shopper: Shopper,
  voucher: Omit<VoucherRequest, 'code'>,
  { page, pageSize }: Page,
) {
  const cart = (await findCart(shopper.owner, voucher.now)) ?? none
  const priced = await priceCart(shopper, cart, { ...voucher, code: cart.voucher_code })
  const { entries, offers, totals } = priced
  const byKind = Map.groupBy(entries, ({ line }) => line.kind)
  const groups = orderKinds.flatMap(kind => {
    const own = byKind.get(kind)
    // Lines that cannot be ordered come first, so that they are not on a later page.
    return own
      ? [
          {
            kind,
            entries: own.toSorted((one, other) => Number(isOrderable(one)) - Number(isOrderable(other))),
          },
        ]
      : []
  })
  const sorted = groups.flatMap(group => group.entries)
  const orderable = entries.filter(isOrderable).length
  return {
    data: sorted.slice((page - 1) * pageSize, page * pageSize).map(entry => toLineView(entry, offers)),
    pagination: { page, pageSize, pageCount: Math.ceil(sorted.length / pageSize), total: sorted.length },
    version: cart.version,
    groups: groups.map(({ kind, entries: own }) => ({
      kind,
      units: own.length,
      zones: sum(own.map(({ line }) => line.zone_count)),
      price: sum(own.map(({ price }) => price?.price ?? 0)),
    })),
    orderable,
    refused: entries.length - orderable,
    price: totals.price,
    discount: totals.discount,
    tax: totals.tax,
    total: totals.total,
    voucher_code: cart.voucher_code,
    voucher_refusal: totals.voucher_refusal,
    approval: await getNeed(shopper, priced),
    request: cart.id === 0 ? null : await findCartRequest(cart.id),
  }
}
