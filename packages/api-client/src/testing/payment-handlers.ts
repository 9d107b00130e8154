import { HttpResponse, http } from 'msw'
import type { HandlerContext, RequestBody } from './handler-context'
import { makeSamplePaymentAttempt, type SamplePaymentAttempt } from './payment-fixtures'
import { respondWithError } from './responses'
import type { World } from './world'

const expiry = '2026-11-27T05:00:00.000Z'
const closed = ['paid', 'partly-refunded', 'refunded', 'charged-back']

const data = (value: unknown, status = 200) => HttpResponse.json({ data: value }, { status })

const ways = (world: World) => ({
  provider: world.paymentProvider,
  methods: world.paymentProvider ? world.paymentMethods : [],
  bank_transfer: {
    bank_name: 'Bank Contoh',
    account_number: '1234567890',
    account_holder: 'PT Musik Contoh',
  },
  attempts: world.paymentAttempts,
})

const started = new Map<string, string>()

function start(world: World, ids: unknown[], { method }: RequestBody) {
  const key = `${world.calls.at(-1)?.headers.get('idempotency-key')}`
  const known = world.paymentAttempts.find(({ documentId }) => documentId === started.get(key))
  if (known) return data(known, 201)
  const orders = world.orders.filter(({ id }) => ids.includes(id))
  if (orders.length !== ids.length) return respondWithError(404)
  if (orders.some(({ state }) => state !== 'awaiting-payment'))
    return respondWithError(409, { code: 'order-settled' })
  if (!world.paymentProvider) return respondWithError(503, { code: 'provider-unavailable' })
  const offered = world.paymentMethods.find(offer => offer.key === method)
  if (!offered?.available) return respondWithError(409, { code: 'method-unavailable' })
  const attempt = makeSamplePaymentAttempt(world.paymentAttempts.length, offered.key, orders)
  world.paymentAttempts.unshift(attempt)
  started.set(key, attempt.documentId)
  return data(attempt, 201)
}

/** Applies the provider's state, including its effect on the orders. */
function check(world: World, attempt: SamplePaymentAttempt) {
  Object.assign(attempt, world.paymentProgress)
  if (attempt.state !== 'paid' || attempt.outcome !== 'applied') return data(attempt)
  for (const paid of attempt.orders) {
    const order = world.orders.find(({ id }) => id === paid.documentId)
    if (order) Object.assign(order, { state: 'paid', paid_at: attempt.paid_at })
    Object.assign(paid, { state: 'paid', outcome: 'applied' })
  }
  return data(attempt)
}

export const paymentHandlers = (world: World, context: HandlerContext) => [
  ...memberHandlers(world, context),
  ...linkHandlers(world, context),
]

function memberHandlers(world: World, { url, withConfirmedAccount }: HandlerContext) {
  const findOrder = (id: unknown) => world.orders.find(order => order.id === id)
  const find = (id: unknown) => world.paymentAttempts.find(({ documentId }) => documentId === id)
  return [
    http.get(
      url('/orders/:id/payment'),
      withConfirmedAccount((_body, _query, { id }) => {
        const order = findOrder(id)
        const link = world.paymentLink?.state === 'open' ? { expires_at: world.paymentLink.expires_at } : null
        return order ? data({ order, ...ways(world), refunds: world.refunds, link }) : respondWithError(404)
      }),
    ),
    http.get(
      url('/orders/:id/credit-notes/:number'),
      withConfirmedAccount((_body, _query, { number }) =>
        world.refunds.some(({ credit_note_number }) => credit_note_number === number)
          ? new HttpResponse('%PDF-1.7', {
              headers: {
                'content-type': 'application/pdf',
                'content-disposition': `attachment; filename="${number}.pdf"`,
              },
            })
          : respondWithError(404),
      ),
    ),
    http.post(
      url('/payments'),
      withConfirmedAccount(body => start(world, Array.isArray(body.orders) ? body.orders : [], body)),
    ),
    http.get(
      url('/payments/:id'),
      withConfirmedAccount((_body, _query, { id }) => {
        const attempt = find(id)
        return attempt ? data(attempt) : respondWithError(404)
      }),
    ),
    http.post(
      url('/payments/:id/check'),
      withConfirmedAccount((_body, _query, { id }) => {
        const attempt = find(id)
        return attempt ? check(world, attempt) : respondWithError(404)
      }),
    ),
    http.post(
      url('/payments/:id/cancel'),
      withConfirmedAccount((_body, _query, { id }) => {
        const attempt = find(id)
        if (!attempt) return respondWithError(404)
        if (closed.includes(attempt.state)) return respondWithError(409, { code: 'payment-settled' })
        return data(Object.assign(attempt, { state: 'cancelled', redirect_url: null }))
      }),
    ),
    http.post(
      url('/orders/:id/pay-link'),
      withConfirmedAccount((_body, _query, { id }) => {
        const order = findOrder(id)
        if (!order) return respondWithError(404)
        if (order.state !== 'awaiting-payment') return respondWithError(409, { code: 'order-settled' })
        world.paymentLink = { state: 'open', expires_at: expiry }
        return data({ url: 'http://portal.test/pay/good-token', expires_at: expiry })
      }),
    ),
    http.delete(
      url('/orders/:id/pay-link'),
      withConfirmedAccount((_body, _query, { id }) => {
        if (!findOrder(id)) return respondWithError(404)
        if (world.paymentLink) world.paymentLink.state = 'revoked'
        return new HttpResponse(null, { status: 204 })
      }),
    ),
  ]
}

function linkHandlers(world: World, { url, withoutAuth }: HandlerContext) {
  const linkOf = ({ token }: RequestBody) => (token === 'good-token' ? world.paymentLink : null)
  return [
    http.post(
      url('/pay-links/find'),
      withoutAuth(body => {
        const link = linkOf(body)
        const [order] = world.orders
        if (!link || !order) return respondWithError(404)
        const { terms, brand_name, package: offer, ...shown } = order
        return data({
          ...link,
          asked_by: world.user.first_name,
          seller: 'PT Musik Contoh',
          order: {
            ...shown,
            venue: brand_name,
            package: { title: offer.title, titles: offer.titles },
            royalty: terms.royalty,
          },
          ...ways(world),
        })
      }),
    ),
    http.post(
      url('/pay-links/payments'),
      withoutAuth(body => {
        const link = linkOf(body)
        if (!link) return respondWithError(404)
        if (link.state !== 'open') return respondWithError(409, { code: 'link-closed' })
        return start(world, [world.orders[0]?.id], body)
      }),
    ),
    http.post(
      url('/pay-links/payments/check'),
      withoutAuth(body => {
        const attempt = world.paymentAttempts.find(({ documentId }) => documentId === body.attempt)
        return attempt && linkOf(body) ? check(world, attempt) : respondWithError(404)
      }),
    ),
  ]
}
