import type { AddToCart, Api } from '@bgm/api-client'
import {
  billingPeriods,
  cartAddSchema,
  cartLineSchema,
  cartPackageSchema,
  hasPermission,
  makeQuotationSchema,
  orderKinds,
  placeCartSchema,
  requestApprovalSchema,
  voucherCodeSchema,
} from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { reply, submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { flashSuccess, flashWarning } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { isId, isOneOf, parseListQuery } from '#app/http/query.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { unitRules } from '#app/routes/business-units/unit-rules.server'
import { findActiveMembership, getAccount } from '#app/services/account.server'
import {
  addToCart,
  clearCart,
  placeCart,
  removeCartLine,
  setCartPackage,
  setCartVoucher,
  updateCartLine,
} from '#app/services/cart.server'
import { requestApproval } from '#app/services/order-requests.server'
import { makeQuotation } from '#app/services/quotations.server'

type CartForm = { args: RouteArgs; api: Api; form: FormBody }

function getSelection(request: Request, { texts }: FormBody): AddToCart | null {
  if (texts.order && isId(texts.order)) return { order: texts.order }
  if (texts.ending) return { ending: true }
  if (texts.all) {
    const { sort: _, ...filter } = parseListQuery(request, unitRules).filter
    return filter
  }
  const units = [...new Set((texts.units ?? '').split(','))].filter(isId)
  return units.length > 0 ? { units } : null
}

function flashAdded({ added, present, skipped }: Awaited<ReturnType<typeof addToCart>>, body: AddToCart) {
  const values = { added: String(added), skipped: String(skipped) }
  if (added > 0)
    return skipped > 0 ? flashWarning('cart.added_some', values) : flashSuccess('cart.added', values)
  if (skipped > 0) return flashWarning('cart.skipped', values)
  return flashWarning(present === 0 && body.ending ? 'cart.none_ending' : 'cart.present')
}

async function add({ args: { request }, api, form }: CartForm) {
  const locale = getLocale(request)
  const selection = getSelection(request, form)
  if (!selection)
    return redirectAfterPost(paths.businessUnits(locale), await flashWarning('cart.select.nothing'))
  return submit(form, cartAddSchema, async () =>
    redirectAfterPost(paths.cart(locale), await flashAdded(await addToCart(api, selection), selection)),
  )
}

/** The page that the form was on, at the line. */
const toPage = ({ args: { request } }: CartForm, line?: string) => {
  const { pathname, search } = new URL(request.url)
  return `${pathname}${search.replace(/\?index$/, '')}${line ? `#line-${line}` : ''}`
}

const toChoice = (offer: string, zone_count: number) => {
  const [kind, key, period] = offer.split(' ')
  return {
    kind: orderKinds.find(isOneOf([kind ?? ''])) ?? 'new',
    zone_count,
    package: key || undefined,
    billing_period: billingPeriods.find(isOneOf([period ?? ''])),
  }
}

const changeLine = (cart: CartForm) =>
  submit(cart.form, cartLineSchema, async ({ line, offer, zone_count }) => {
    await updateCartLine(cart.api, line, toChoice(offer, zone_count))
    return redirectAfterPost(toPage(cart, line))
  })

const confirm = ({ args: { request }, api, form }: CartForm) =>
  submit(form, placeCartSchema, async shown => {
    const locale = getLocale(request)
    const { id, number, state } = await placeCart(api, shown, form.texts.submission_key ?? '')
    const role = findActiveMembership(await getAccount(api))?.role ?? null
    const pays = state === 'awaiting-payment' && hasPermission(role, 'order.pay')
    return redirectAfterPost(
      pays ? paths.payOrder(locale, id) : paths.order(locale, id),
      await flashSuccess('notices.order_confirmed', { number }),
    )
  })

const ask = ({ args: { request }, api, form }: CartForm) =>
  submit(form, requestApprovalSchema, async shown =>
    redirectAfterPost(
      paths.orderRequest(getLocale(request), await requestApproval(api, shown)),
      await flashSuccess('approval.asked'),
    ),
  )

const quote = ({ args: { request }, api, form }: CartForm) =>
  submit(form, makeQuotationSchema, async shown =>
    redirectAfterPost(
      paths.quotation(getLocale(request), await makeQuotation(api, shown)),
      await flashSuccess('quotations.made'),
    ),
  )

async function changeVoucher(cart: CartForm) {
  const { api, form } = cart
  if (form.intent === 'remove') {
    await setCartVoucher(api)
    return redirectAfterPost(toPage(cart), await flashSuccess('notices.voucher_removed'))
  }
  return submit(
    form,
    voucherCodeSchema,
    async ({ voucher_code }) => {
      await setCartVoucher(api, voucher_code)
      return redirectAfterPost(toPage(cart), await flashSuccess('notices.voucher_applied'))
    },
    'voucher_code',
  )
}

const changePackage = (cart: CartForm) =>
  submit(cart.form, cartPackageSchema, async choice => {
    await setCartPackage(cart.api, choice)
    return redirectAfterPost(toPage(cart))
  })

async function remove(cart: CartForm) {
  const { line = '', unit = '' } = cart.form.texts
  if (isId(line)) await removeCartLine(cart.api, line)
  return redirectAfterPost(toPage(cart), await flashSuccess('cart.removed', { unit: unit.slice(0, 120) }))
}

async function clear(cart: CartForm) {
  await clearCart(cart.api)
  return redirectAfterPost(paths.cart(getLocale(cart.args.request)), await flashSuccess('cart.left'))
}

type Handler = (cart: CartForm) => Promise<Response | ReturnType<typeof reply>>

const handlers: Record<string, Handler> = {
  'cart-add': add,
  'cart-line': changeLine,
  'cart-remove': remove,
  'cart-package': changePackage,
  'cart-clear': clear,
  voucher: changeVoucher,
  ask,
  quotation: quote,
  confirm,
}

/** Handles the forms of the cart, and those of other pages that add units to it. */
export const handleCartForm = (cart: CartForm) =>
  (handlers[cart.form.form] ?? (() => Promise.resolve(reply(cart.form, {}, 400))))(cart)
