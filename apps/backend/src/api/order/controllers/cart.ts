import { carts } from '@bgm/contract'
import {
  addToCart,
  clearCart,
  getCartView,
  getOrderDetail,
  getPaymentSettings,
  placeCart,
  removeCartLine,
  setCartPackage,
  setCartVoucher,
  updateCartLine,
} from '#src/billing'
import { getScope, limitCodeGuesses } from '#src/customers'
import { implement, toPage } from '#src/platform/http/implement'
import { getAccount } from '#src/platform/http/request-context'

export default implement(carts, {
  async get({ query, ctx }) {
    const voucher = { settings: await getPaymentSettings(), now: new Date() }
    const page = { page: query.page, pageSize: query.page_size }
    const { data, pagination, ...summary } = await getCartView(getScope(ctx), getAccount(ctx), voucher, page)
    return { ...toPage(data, pagination), ...summary }
  },

  add: ({ body, ctx }) => addToCart(getScope(ctx), getAccount(ctx), { body, now: new Date() }),

  setPackage: ({ body, ctx }) => setCartPackage(getScope(ctx), getAccount(ctx), body, new Date()),

  updateLine: ({ params, body, ctx }) =>
    updateCartLine(getScope(ctx), getAccount(ctx), params.id, body, new Date()),

  removeLine: ({ params, ctx }) => removeCartLine(getScope(ctx), getAccount(ctx), params.id, new Date()),

  clear: ({ ctx }) => clearCart(getScope(ctx), getAccount(ctx), new Date()),

  async setVoucher({ body: { voucher_code: code = null }, ctx }) {
    const settings = await getPaymentSettings()
    const store = () => setCartVoucher(getScope(ctx), getAccount(ctx), { code, settings, now: new Date() })
    await (code === null ? store() : limitCodeGuesses(ctx, 'voucher', store))
  },

  async place({ body: { expected_total, version }, idempotencyKey: key, ctx }) {
    const settings = await getPaymentSettings()
    const request = { account: getAccount(ctx), version, expectedTotal: expected_total, key, settings }
    const order = await placeCart(getScope(ctx), { ...request, now: new Date() })
    return getOrderDetail(order, settings.payment)
  },
})
