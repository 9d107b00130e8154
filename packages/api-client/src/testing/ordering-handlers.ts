import { HttpResponse, http } from 'msw'
import { sampleOrder } from './fixtures'
import type { HandlerContext, RequestBody } from './handler-context'
import { respondWithError } from './responses'
import type { World } from './world'

const kinds = ['extra-zones', 'renewal']

const placed = new Map<string, string>()

/** Assumes that half of the period is left, so extra zones cost half. */
function calculateQuote({ content, vouchers, subscriptions }: World, params: RequestBody) {
  const extra = params.kind === 'extra-zones'
  const [running] = subscriptions
  const key = extra ? Reflect.get(Object(running?.package), 'key') : params.package
  const found = content.packages?.find(offer => offer.key === key)
  if (!found) return null
  const billing_period = extra ? `${running?.billing_period}` : `${params.billing_period}`
  const unit_price = Number(billing_period === 'yearly' ? found.price_yearly : found.price_monthly)
  const price = (unit_price * Number(params.zone_count)) / (extra ? 2 : 1)
  const worth = vouchers[`${params.voucher_code}`]
  const discount = Math.min(price, typeof worth === 'number' ? worth : 0)
  const voucherError = worth === 'used-up' ? 'voucher-used-up' : 'voucher-unknown'
  return {
    kind: `${params.kind}`,
    package: { key: `${found.key}`, title: `${found.title}` },
    billing_period,
    zone_count: Number(params.zone_count),
    unit_price,
    price,
    discount,
    tax: null,
    total: price - discount,
    voucher_code: discount > 0 ? `${params.voucher_code}` : null,
    voucher_refusal: params.voucher_code && discount === 0 ? voucherError : null,
    covers_from: `${running?.expired_date}`,
    covers_until: `${running?.expired_date}`,
    days: extra ? { left: 15, whole: 30 } : null,
  }
}

export function orderingHandlers(world: World, { url, withConfirmedAccount }: HandlerContext) {
  const openOrder = () => world.orders.find(({ state }) => state === 'awaiting-payment')
  const errorOf = ({ kind }: RequestBody) => {
    if (openOrder()) return respondWithError(409, { code: 'order-open' })
    return kinds.includes(`${kind}`) ? null : respondWithError(409, { code: 'order-kind' })
  }

  return [
    http.get(
      url('/business-units/:id/ordering'),
      withConfirmedAccount((_body, _query, { id }) => {
        if (!world.units.some(({ documentId }) => documentId === id)) return respondWithError(404)
        const open = openOrder()
        return HttpResponse.json({
          kinds: open ? [] : kinds,
          subscriptions: world.subscriptions,
          open_order: open ? { documentId: open.documentId, number: open.number } : null,
          revoked_zones: world.revokedZones,
        })
      }),
    ),
    http.post(
      url('/orders/quote'),
      withConfirmedAccount(params => errorOf(params) ?? HttpResponse.json(calculateQuote(world, params))),
    ),
    http.post(
      url('/orders'),
      withConfirmedAccount(params => {
        const key = `${world.calls.at(-1)?.headers.get('idempotency-key')}`
        const existing = world.orders.find(({ documentId }) => documentId === placed.get(key))
        if (existing) return HttpResponse.json(existing)
        const quote = calculateQuote(world, params)
        const error = errorOf(params)
        if (error || !quote) return error ?? respondWithError(400)
        if (quote.total !== params.expected_total) return respondWithError(409, { code: 'price-changed' })
        const documentId = `order00000000000000000${100 + world.orders.length}`
        const order = {
          ...sampleOrder,
          ...quote,
          package: { ...quote.package, titles: null },
          tax: null,
          documentId,
          number: 'MB-ORD-20261121-0001',
        }
        world.orders.unshift(order)
        placed.set(key, documentId)
        return HttpResponse.json(order)
      }),
    ),
    http.post(
      url('/orders/:id/cancel'),
      withConfirmedAccount((_body, _query, { id }) => {
        const order = world.orders.find(({ documentId }) => documentId === id)
        if (!order) return respondWithError(404)
        if (order.state !== 'awaiting-payment') return respondWithError(409, { code: 'order-settled' })
        return HttpResponse.json(Object.assign(order, { state: 'cancelled' }))
      }),
    ),
  ]
}
