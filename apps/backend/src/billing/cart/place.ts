import type { OrderReferences } from '@bgm/validation'
import { endRequestsOfCarts } from '#src/billing/approval/end'
import { placeOrderForUnits } from '#src/billing/order/order-for-unit'
import { findOrder, type OrderRow } from '#src/billing/order/row'
import type { PaymentSettings } from '#src/billing/order/settings'
import type { StaffMember } from '#src/billing/payment/refunds'
import { HttpError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { isOrderable, priceCart } from './price'
import { type Cart, findCart, type Shopper } from './row'

type CartOrder = {
  /** The member who orders, or for whom staff orders. */
  account: Account
  staff?: StaffMember | undefined
  version: number
  expectedTotal: number
  references?: OrderReferences | undefined
  key: string
  settings: PaymentSettings
  now: Date
}

const cartChanged = () => new HttpError(409, 'The cart has changed', { code: 'cart-changed' })

/** Removes what was ordered. Call this in the transaction that places the order. */
async function removeOrdered({ id, version }: Cart, lines: readonly number[]): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const changed: number = await trx('carts')
      .where({ id, version })
      .update({ version: version + 1, voucher_code: null })
    if (changed === 0) throw cartChanged()
    await endRequestsOfCarts(trx, [id])
    await trx('cart_lines')
      .whereRaw('id = any(?)', [[...lines]])
      .delete()
  })
}

/**
 * Places one order for what can be ordered of a cart, and leaves the rest in it. The same key places one order. Throws
 * 409 `cart-changed` if the cart is no longer `version` or nothing in it can be ordered, or like `placeOrderForUnits`.
 */
export async function placeCart(shopper: Shopper, request: CartOrder): Promise<OrderRow> {
  const { account, staff, version, expectedTotal, references, settings, now } = request
  const { organisation } = shopper.owner
  const key = `cart:${organisation}:${staff ? `staff-${staff.id}` : account.documentId}:${request.key}`
  const placed = await findOrder({ idempotency_key: key })
  if (placed) return placed
  const cart = await findCart(shopper.owner, now)
  if (cart?.version !== version) throw cartChanged()
  const voucher = { code: cart.voucher_code, settings, now }
  const { entries, totals } = await priceCart(shopper, cart, voucher)
  const ordered = entries.filter(isOrderable)
  if (ordered.length === 0) throw cartChanged()
  return await placeOrderForUnits({
    account,
    staff,
    organisation,
    lines: ordered.map(({ unit, params }) => ({ unit, params })),
    voucherCode: totals.voucher_code,
    expectedTotal,
    references,
    key,
    settings,
    now,
    onPlaced: () =>
      removeOrdered(
        cart,
        ordered.map(({ line }) => line.id),
      ),
  })
}
