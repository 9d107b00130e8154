import type { PaymentSettings } from '#src/billing/order/settings'
import { conflict } from '#src/platform/http/errors'
import { isOrderable, priceCart } from './price'
import { findCart, type Shopper } from './row'

type Shown = { version: number; expectedTotal: number; settings: PaymentSettings; now: Date }

/**
 * A cart whose lines can all be ordered, at the total that was shown. Throws 409 `cart-changed`, `cart-refused` or
 * `price-changed`.
 */
export async function priceWholeCart(shopper: Shopper, { version, expectedTotal, settings, now }: Shown) {
  const cart = await findCart(shopper.owner, now)
  if (cart?.version !== version) throw conflict('cart-changed', 'The cart has changed')
  const { entries, totals, offers } = await priceCart(shopper, cart, {
    code: cart.voucher_code,
    settings,
    now,
  })
  const lines = entries.filter(isOrderable)
  if (lines.length === 0) throw conflict('cart-changed', 'Nothing in the cart can be ordered')
  if (lines.length < entries.length || totals.voucher_refusal)
    throw conflict('cart-refused', 'Something in the cart cannot be ordered')
  if (totals.total !== expectedTotal) throw conflict('price-changed', 'The price has changed')
  return { cart, lines, totals, offers }
}
