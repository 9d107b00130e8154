import { HttpResponse, http } from 'msw'
import type { HandlerContext, RequestBody } from './handler-context'
import { sampleOrder } from './order-samples'
import { respondWithError } from './responses'
import type { World } from './world'

const number = 'MB-ORD-20261120-0043'

/** The price of the draft, as the backend calculates it. */
function calculateQuote({ registration, content, vouchers }: World) {
  const { pricing, voucher_code } = registration
  const found = content.packages?.find(({ key }) => key === pricing?.package)
  if (!pricing || !found) return null
  const unit_price = Number(pricing.billing_period === 'monthly' ? found.price_monthly : found.price_yearly)
  const price = unit_price * pricing.zone_count
  const worth = voucher_code === null ? 0 : vouchers[voucher_code]
  const discount = Math.min(price, typeof worth === 'number' ? worth : 0)
  const { billing_period, zone_count } = pricing
  const chosen = { key: `${found.key}`, title: `${found.title}` }
  return {
    package: chosen,
    billing_period,
    zone_count,
    unit_price,
    price,
    discount,
    tax: null,
    total: price - discount,
    voucher_code,
  }
}

export function registrationHandlers(world: World, { url, withConfirmedAccount }: HandlerContext) {
  const view = () => HttpResponse.json({ ...world.registration, quote: calculateQuote(world) })
  const change = (changes: Partial<World['registration']>) => {
    Object.assign(world.registration, changes)
    return view()
  }
  const path = (name: string) => url(`/registration${name}`)

  return [
    http.get(path(''), withConfirmedAccount(view)),
    http.put(
      path('/industry'),
      withConfirmedAccount(body => change({ industry: { hotel_stars: null, ...body } })),
    ),
    http.put(
      path('/property'),
      withConfirmedAccount(body => change({ property: body })),
    ),
    http.post(
      path('/tax-file'),
      withConfirmedAccount(async ({ file_npwp }) => {
        if (!(file_npwp instanceof File)) return respondWithError(400)
        const head = new TextDecoder().decode((await file_npwp.arrayBuffer()).slice(0, 5))
        if (head !== '%PDF-')
          return respondWithError(415, { errors: [{ path: ['file_npwp'], message: 'validation.file_type' }] })
        return change({ file_npwp: { name: file_npwp.name, size: file_npwp.size, mime: 'application/pdf' } })
      }),
    ),
    http.get(
      path('/tax-file'),
      withConfirmedAccount(() => {
        const { file_npwp } = world.registration
        if (!file_npwp) return respondWithError(404)
        const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(file_npwp.name)}`
        return new HttpResponse('%PDF-1.4', {
          headers: { 'content-type': file_npwp.mime, 'content-disposition': disposition },
        })
      }),
    ),
    http.delete(
      path('/tax-file'),
      withConfirmedAccount(() => change({ file_npwp: null })),
    ),
    http.put(
      path('/pricing'),
      withConfirmedAccount(body => change({ pricing: toPricing(body), order_number: number })),
    ),
    http.put(
      path('/voucher'),
      withConfirmedAccount(({ voucher_code }) => {
        const worth = world.vouchers[`${voucher_code}`]
        if (worth === undefined) return respondWithError(422, { code: 'voucher-unknown' })
        if (worth === 'used-up') return respondWithError(422, { code: 'voucher-used-up' })
        return change({ voucher_code: `${voucher_code}` })
      }),
    ),
    http.delete(
      path('/voucher'),
      withConfirmedAccount(() => change({ voucher_code: null })),
    ),
    http.post(
      path('/confirm'),
      withConfirmedAccount(({ expected_total }) => {
        const { registration, orders } = world
        const placed = orders.find(({ id }) => id === registration.order)
        if (placed) return HttpResponse.json(placed)
        const quote = calculateQuote(world)
        if (!quote || !registration.industry || !registration.property)
          return respondWithError(409, { code: 'step-missing' })
        if (quote.total !== expected_total) return respondWithError(409, { code: 'price-changed' })
        const order = {
          ...sampleOrder,
          ...quote,
          package: { ...quote.package, titles: null },
          tax: null,
          id: 'order0000000000000000043',
          number,
        }
        orders.unshift(order)
        registration.order = order.id
        return HttpResponse.json(order)
      }),
    ),
  ]
}

const toPricing = ({
  package: key,
  billing_period,
  zone_count,
}: RequestBody): World['registration']['pricing'] => ({
  package: `${key}`,
  billing_period: billing_period === 'yearly' ? 'yearly' : 'monthly',
  zone_count: Number(zone_count),
})
