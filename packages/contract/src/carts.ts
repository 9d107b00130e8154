import {
  cartChoicesBodySchema,
  cartLineBodySchema,
  cartPackageBodySchema,
  cartSelection,
  cartVoucherBodySchema,
  orderKinds,
  placeCartBodySchema,
} from '@bgm/validation'
import { z } from 'zod'
import { unitFilters } from './business-units'
import { del, endpoints, get, post, put } from './endpoint'
import { approvalNeed, lineRefusals, orderDetail, periodDays } from './orders'
import { pageQuery } from './query'
import { includedTax, voucherErrors } from './quote'
import { pageOf } from './response'
import { billingPeriod, isoDateTime, money, namedRecord } from './values'

const kind = z.enum(orderKinds)

const cartLine = z.object({
  id: z.string(),
  /** Null if the unit was deleted, or if the member has lost access to it. */
  business_unit: namedRecord.nullable(),
  unit_name: z.string(),
  outlet_code: z.string().nullable(),
  kind,
  package: z.object({ key: z.string(), title: z.string() }).nullable(),
  billing_period: billingPeriod.nullable(),
  zone_count: z.number(),
  /** Why this cannot be ordered now. Such a line stays in the cart and is not part of the amounts. */
  refusal: z.enum([...lineRefusals, 'unit-missing']).nullable(),
  /** The order of the unit that awaits payment, if that is the reason. */
  open_order: z.object({ id: z.string(), number: z.string() }).nullable(),
  price: money.nullable(),
  unit_price: money.nullable(),
  /** The price per zone when the line was last chosen, if it has changed since then. */
  former_unit_price: money.nullable(),
  days: periodDays.nullable(),
  covers_from: isoDateTime.nullable(),
  covers_until: isoDateTime.nullable(),
  /** What can be chosen instead. */
  kinds: z.array(kind),
  packages: z.array(z.string()),
  max_zones: z.number(),
})
export type CartLine = z.output<typeof cartLine>

const cartSummary = {
  /** Increases with every change. */
  version: z.number(),
  /** What the lines do, in the order of the list. `price` is without the lines that cannot be ordered. */
  groups: z.array(z.object({ kind, units: z.number(), zones: z.number(), price: money })),
  /** The number of lines that can be ordered, and of those that cannot. */
  orderable: z.number(),
  refused: z.number(),
  price: money,
  discount: money,
  tax: includedTax.nullable(),
  total: money,
  voucher_code: z.string().nullable(),
  voucher_refusal: z.enum(voucherErrors).nullable(),
  /** Null if the order can be placed at once. */
  approval: approvalNeed.nullable(),
  /** The open request to approve what is in the cart, which ends when the cart is changed. */
  request: z.object({ id: z.string(), requested_at: isoDateTime }).nullable(),
}

export type CartSummary = z.output<z.ZodObject<typeof cartSummary>>

const added = z.object({
  added: z.number(),
  /** Units that were in the cart already. */
  present: z.number(),
  /** Units for which nothing can be ordered now, such as those with an order that awaits payment. */
  skipped: z.number(),
})
export type AddedToCart = z.output<typeof added>

const { sort: _, ...filters } = unitFilters
const addToCartBody = z.strictObject({ ...cartSelection, ...filters })
/** The units to add to a cart: those selected, or else all that match the filter. */
export type AddToCart = z.output<typeof addToCartBody>

const caller = 'member'
const permission = 'order.create'

/** The cart of the member in the active organisation: one future order for several units. */
export const carts = endpoints({
  /** A page of its lines with today's prices, grouped by what they do. Those that cannot be ordered come first. */
  get: get('/cart', {
    caller,
    permission,
    query: z.strictObject(pageQuery),
    response: pageOf(cartLine, cartSummary),
  }),
  /**
   * Adds the units in `units`, those of an earlier `order`, those whose period is `ending` within 60 days, or else all
   * that match the filter, with what is most likely to be ordered for them. `cart-full` if there
   * would be more than 2,000, in which case none is added.
   */
  add: post('/cart/lines', {
    caller,
    permission,
    body: addToCartBody,
    response: added,
    errors: ['cart-full'],
  }),
  /** Puts what is chosen for each unit into the cart, in place of what is there for it. */
  choose: post('/cart/choices', {
    caller,
    permission,
    body: cartChoicesBodySchema,
    errors: ['cart-full'],
  }),
  /** The package and the period of all new subscriptions. */
  setPackage: put('/cart/lines', { caller, permission, body: cartPackageBodySchema }),
  updateLine: put('/cart/lines/:id', { caller, body: cartLineBodySchema }),
  removeLine: del('/cart/lines/:id', { caller }),
  /** Removes all lines. */
  clear: del('/cart', { caller, permission }),
  /** Without a code, the voucher is removed. A wrong code counts as a guess. */
  setVoucher: put('/cart/voucher', {
    caller,
    permission,
    body: cartVoucherBodySchema,
    errors: [...voucherErrors],
  }),
  /**
   * Orders what can be ordered at the total that was shown, and removes it from the cart. `cart-changed` if the cart is
   * no longer `version`, or nothing in it can be ordered.
   */
  place: post('/cart/order', {
    caller,
    permission,
    body: placeCartBodySchema,
    response: orderDetail,
    errors: [
      'cart-changed',
      'order-open',
      'order-kind',
      'licences-revoked',
      'unit-incomplete',
      'price-changed',
      'approval-required',
      ...voucherErrors,
    ],
    idempotent: true,
  }),
})
