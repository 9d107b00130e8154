import { carts } from '@bgm/contract'
import {
  addToCart,
  chooseForCart,
  clearCart,
  getCartView,
  getOrderDetail,
  getPaymentSettings,
  placeCart,
  removeCartLine,
  setCartPackage,
  setCartVoucher,
  toShopper,
  updateCartLine,
} from '#src/billing'
import { getScope, limitCodeGuesses } from '#src/customers'
import { implement, toPage } from '#src/platform/http/implement'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'

const getShopper = (ctx: RequestContext) => toShopper(getScope(ctx), getAccount(ctx))

export default implement(carts, {
  async get({ query, ctx }) {
    const voucher = { settings: await getPaymentSettings(), now: new Date() }
    const page = { page: query.page, pageSize: query.page_size }
    const { data, pagination, ...summary } = await getCartView(getShopper(ctx), voucher, page)
    return { ...toPage(data, pagination), ...summary }
  },

  add: ({ body, ctx }) => addToCart(getShopper(ctx), { body, now: new Date() }),

  choose: ({ body: { lines }, ctx }) => chooseForCart(getShopper(ctx), lines, new Date()),

  setPackage: ({ body, ctx }) => setCartPackage(getShopper(ctx), body, new Date()),

  updateLine: ({ params, body, ctx }) => updateCartLine(getShopper(ctx), params.id, body, new Date()),

  removeLine: ({ params, ctx }) => removeCartLine(getShopper(ctx), params.id, new Date()),

  clear: ({ ctx }) => clearCart(getShopper(ctx), new Date()),

  async setVoucher({ body: { voucher_code: code = null }, ctx }) {
    const settings = await getPaymentSettings()
    const store = () => setCartVoucher(getShopper(ctx), { code, settings, now: new Date() })
    await (code === null ? store() : limitCodeGuesses(ctx, 'voucher', store))
  },

  async place({ body: { expected_total, version, ...references }, idempotencyKey: key, ctx }) {
    const settings = await getPaymentSettings()
    const request = {
      account: getAccount(ctx),
      version,
      expectedTotal: expected_total,
      references,
      key,
      settings,
    }
    const order = await placeCart(getShopper(ctx), { ...request, now: new Date() })
    return getOrderDetail(order, settings.payment)
  },
})
