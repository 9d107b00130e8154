import type { NewOrder, Pricing, UnitLine } from '@bgm/validation'
import { listOrderEligibility } from '#src/billing/order/eligibility'
import { listOffers } from '#src/billing/order/packages'
import type { VoucherRequest } from '#src/billing/order/quote'
import { getOrderableUnits, requirePermission } from '#src/customers'
import { HttpError, notFound } from '#src/platform/http/errors'
import { toLine } from './add'
import { priceCart } from './price'
import {
  type Cart,
  type CartLine,
  changeCart,
  findCart,
  findCartLine,
  insertCartLines,
  type Shopper,
} from './row'
import { completeChoice, findUnitPrice } from './rules/choice'

async function getCartLine({ scope, owner }: Shopper, id: string, now: Date): Promise<CartLine> {
  const cart = await findCart(owner, now)
  const line = cart && (await findCartLine(cart, id))
  if (!line) throw notFound()
  requirePermission(scope, 'order.create')
  return line
}

/** Changes what is ordered for a unit. Choices that cannot be ordered are stored too, and the cart says why. */
export async function updateCartLine(
  shopper: Shopper,
  id: string,
  {
    kind,
    package: package_key,
    billing_period,
    zone_count,
  }: Pick<NewOrder, 'kind' | 'zone_count'> & Partial<Pricing>,
  now: Date,
): Promise<void> {
  const line = await getCartLine(shopper, id, now)
  const [eligible, offers] = await Promise.all([
    listOrderEligibility([line.business_unit_id], now),
    listOffers(shopper.locale),
  ])
  const choice = completeChoice(
    { kind, package_key: package_key ?? null, billing_period: billing_period ?? null, zone_count },
    eligible.get(line.business_unit_id) ?? { running: [] },
    offers,
  )
  await changeCart(shopper.owner, now, async trx => {
    if ((await trx('cart_lines').where({ id: line.id }).update(choice)) === 0) throw notFound()
  })
}

/** Puts what is chosen for each unit into a cart, in place of what is there for it. Throws 404 for a unit out of scope. */
export async function chooseForCart(shopper: Shopper, lines: readonly UnitLine[], now: Date): Promise<void> {
  const ids = lines.map(({ business_unit }) => business_unit)
  const units = await getOrderableUnits(shopper.scope, ids)
  const own = [...units.values()].map(({ id }) => id)
  const [eligible, offers] = await Promise.all([listOrderEligibility(own, now), listOffers(shopper.locale)])
  const rows = lines.flatMap(({ business_unit, kind, package: key, billing_period, zone_count }) => {
    const unit = units.get(business_unit)
    if (!unit) return []
    const line = { kind, package_key: key ?? null, billing_period: billing_period ?? null, zone_count }
    const choice = completeChoice(line, eligible.get(unit.id) ?? { running: [] }, offers)
    return [{ ...toLine(unit), ...choice }]
  })
  await changeCart(shopper.owner, now, (trx, cart) => insertCartLines(trx, cart, rows, 'replaced'))
}

export async function removeCartLine(shopper: Shopper, id: string, now: Date): Promise<void> {
  const line = await getCartLine(shopper, id, now)
  await changeCart(shopper.owner, now, async trx => {
    await trx('cart_lines').where({ id: line.id }).delete()
  })
}

/** Sets the package and the period of all new subscriptions. */
export async function setCartPackage(
  { owner, locale }: Shopper,
  { package: package_key, billing_period }: Pick<Pricing, 'package' | 'billing_period'>,
  now: Date,
): Promise<void> {
  const offers = await listOffers(locale)
  const pricing = { package_key, billing_period }
  await changeCart(owner, now, async (trx, cart) => {
    await trx('cart_lines')
      .where({ cart_id: cart, kind: 'new' })
      .update({ ...pricing, unit_price: findUnitPrice(pricing, offers) })
  })
}

export const clearCart = ({ owner }: Shopper, now: Date): Promise<void> =>
  changeCart(owner, now, async (trx, cart) => {
    await trx('cart_lines').where({ cart_id: cart }).delete()
    await trx('carts').where({ id: cart }).update({ voucher_code: null })
  })

const none: Cart = { id: 0, version: 0, voucher_code: null }

/** Stores a voucher with the cart, or removes it. Throws 422 with the reason if it does not apply. */
export async function setCartVoucher(shopper: Shopper, voucher: VoucherRequest): Promise<void> {
  const { code, now } = voucher
  const { owner } = shopper
  if (code !== null) {
    const cart = (await findCart(owner, now)) ?? none
    const { totals } = await priceCart(shopper, cart, voucher)
    if (totals.voucher_refusal)
      throw new HttpError(422, 'The voucher does not apply', { code: totals.voucher_refusal })
  }
  await changeCart(owner, now, async (trx, cart) => {
    await trx('carts').where({ id: cart }).update({ voucher_code: code })
  })
}
