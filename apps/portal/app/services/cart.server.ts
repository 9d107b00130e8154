import { createHash } from 'node:crypto'
import type {
  AddedToCart,
  AddToCart,
  Api,
  CartLine,
  CartSummary,
  Order,
  PaginatedList,
} from '@bgm/api-client'
import type { NewOrder, OrderReferences } from '@bgm/validation'

const linesPerPage = 50

export type Cart = PaginatedList<CartLine> & CartSummary

export const getCart = (api: Api, page = 1): Promise<Cart> => api.carts.get({ page, page_size: linesPerPage })

export const addToCart = (api: Api, selection: AddToCart): Promise<AddedToCart> => api.carts.add(selection)

export const updateCartLine = (api: Api, id: string, choice: NewOrder) => api.carts.updateLine(id, choice)

export const removeCartLine = (api: Api, id: string) => api.carts.removeLine(id)

export const setCartPackage = (api: Api, choice: { package: string; billing_period: 'monthly' | 'yearly' }) =>
  api.carts.setPackage(choice)

export const clearCart = (api: Api) => api.carts.clear()

export const setCartVoucher = (api: Api, voucher_code?: string) =>
  api.carts.setVoucher(voucher_code === undefined ? {} : { voucher_code })

/** Orders what can be ordered, at the total shown to the member. Submitting the same form twice places one order. */
export function placeCart(
  api: Api,
  shown: { expected_total: number; version: number } & OrderReferences,
  submissionKey: string,
): Promise<Order> {
  const key = createHash('sha256')
    .update(JSON.stringify([submissionKey, shown]))
    .digest('hex')
  return api.carts.place(shown, key)
}
