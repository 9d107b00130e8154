import type { NewOrder, Pricing } from '@bgm/validation'
import { listOrderEligibility } from '#src/billing/order/eligibility'
import { listOffers } from '#src/billing/order/packages'
import type { VoucherRequest } from '#src/billing/order/quote'
import { requirePermission, type Scope } from '#src/customers'
import { HttpError, notFound } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { priceCart } from './price'
import { type Cart, type CartLine, changeCart, findCart, findCartLine, toCartOwner } from './row'
import { completeChoice, findUnitPrice } from './rules/choice'

async function getCartLine(scope: Scope, account: Account, id: string, now: Date): Promise<CartLine> {
  const cart = await findCart(toCartOwner(scope, account), now)
  const line = cart && (await findCartLine(cart, id))
  if (!line) throw notFound()
  requirePermission(scope, 'order.create')
  return line
}

/** Changes what is ordered for a unit. Choices that cannot be ordered are stored too, and the cart says why. */
export async function updateCartLine(
  scope: Scope,
  account: Account,
  id: string,
  {
    kind,
    package: package_key,
    billing_period,
    zone_count,
  }: Pick<NewOrder, 'kind' | 'zone_count'> & Partial<Pricing>,
  now: Date,
): Promise<void> {
  const line = await getCartLine(scope, account, id, now)
  const [eligible, offers] = await Promise.all([
    listOrderEligibility([line.business_unit_id], now),
    listOffers(account.locale),
  ])
  const choice = completeChoice(
    { kind, package_key: package_key ?? null, billing_period: billing_period ?? null, zone_count },
    eligible.get(line.business_unit_id) ?? { running: [] },
    offers,
  )
  await changeCart(toCartOwner(scope, account), now, async trx => {
    if ((await trx('cart_lines').where({ id: line.id }).update(choice)) === 0) throw notFound()
  })
}

export async function removeCartLine(scope: Scope, account: Account, id: string, now: Date): Promise<void> {
  const line = await getCartLine(scope, account, id, now)
  await changeCart(toCartOwner(scope, account), now, async trx => {
    await trx('cart_lines').where({ id: line.id }).delete()
  })
}

/** Sets the package and the period of all new subscriptions. */
export async function setCartPackage(
  scope: Scope,
  account: Account,
  { package: package_key, billing_period }: Pick<Pricing, 'package' | 'billing_period'>,
  now: Date,
): Promise<void> {
  const offers = await listOffers(account.locale)
  const pricing = { package_key, billing_period }
  await changeCart(toCartOwner(scope, account), now, async (trx, cart) => {
    await trx('cart_lines')
      .where({ cart_id: cart, kind: 'new' })
      .update({ ...pricing, unit_price: findUnitPrice(pricing, offers) })
  })
}

export const clearCart = (scope: Scope, account: Account, now: Date): Promise<void> =>
  changeCart(toCartOwner(scope, account), now, async (trx, cart) => {
    await trx('cart_lines').where({ cart_id: cart }).delete()
    await trx('carts').where({ id: cart }).update({ voucher_code: null })
  })

const none: Cart = { id: 0, version: 0, voucher_code: null }

/** Stores a voucher with the cart, or removes it. Throws 422 with the reason if it does not apply. */
export async function setCartVoucher(scope: Scope, account: Account, voucher: VoucherRequest): Promise<void> {
  const { code, now } = voucher
  const owner = toCartOwner(scope, account)
  if (code !== null) {
    const cart = (await findCart(owner, now)) ?? none
    const { totals } = await priceCart(scope, cart, account, voucher)
    if (totals.voucher_refusal)
      throw new HttpError(422, 'The voucher does not apply', { code: totals.voucher_refusal })
  }
  await changeCart(owner, now, async (trx, cart) => {
    await trx('carts').where({ id: cart }).update({ voucher_code: code })
  })
}
