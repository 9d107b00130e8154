import { HttpResponse, http } from 'msw'
import { sampleOrder } from './fixtures'
import type { Body, HandlerContext } from './handler-context'
import { respondWithError } from './responses'
import type { World } from './world'

const kinds = ['extra-zones', 'renewal']

const placed = new Map<string, string>()

/** Half of a period is left, so that extra zones cost half. */
function quoteOf({ content, vouchers, subscriptions }: World, wish: Body) {
  const extra = wish.kind === 'extra-zones'
  const [running] = subscriptions
  const key = extra ? Reflect.get(Object(running?.package), 'key') : wish.package
  const found = content.packages?.find(offer => offer.key === key)
  if (!found) return null
  const billing_period = extra ? `${running?.billing_period}` : `${wish.billing_period}`
  const unit_price = Number(billing_period === 'yearly' ? found.price_yearly : found.price_monthly)
  const price = (unit_price * Number(wish.zone_count)) / (extra ? 2 : 1)
  const worth = vouchers[`${wish.voucher_code}`]
  const discount = Math.min(price, typeof worth === 'number' ? worth : 0)
  const refusal = worth === 'used-up' ? 'voucher-used-up' : 'voucher-unknown'
  return {
    kind: `${wish.kind}`,
    package: { key: `${found.key}`, title: `${found.title}` },
    billing_period,
    zone_count: Number(wish.zone_count),
    unit_price,
    price,
    discount,
    tax: null,
    total: price - discount,
    voucher_code: discount > 0 ? `${wish.voucher_code}` : null,
    voucher_refusal: wish.voucher_code && discount === 0 ? refusal : null,
    covers_from: `${running?.expired_date}`,
    covers_until: `${running?.expired_date}`,
    days: extra ? { left: 15, whole: 30 } : null,
  }
}

export function orderingHandlers(world: World, { url, withConfirmedAccount }: HandlerContext) {
  const openOrder = () => world.orders.find(({ state }) => state === 'awaiting-payment')
  const refusalOf = ({ kind }: Body) => {
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
        })
      }),
    ),
    http.post(
      url('/orders/quote'),
      withConfirmedAccount(wish => refusalOf(wish) ?? HttpResponse.json(quoteOf(world, wish))),
    ),
    http.post(
      url('/orders'),
      withConfirmedAccount(wish => {
        const key = `${world.calls.at(-1)?.headers.get('idempotency-key')}`
        const twin = world.orders.find(({ documentId }) => documentId === placed.get(key))
        if (twin) return HttpResponse.json(twin)
        const quote = quoteOf(world, wish)
        const refusal = refusalOf(wish)
        if (refusal || !quote) return refusal ?? respondWithError(400)
        if (quote.total !== wish.expected_total) return respondWithError(409, { code: 'price-changed' })
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
