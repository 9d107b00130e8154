import { respondWithError, sampleOrder, sampleOrderOptions, sampleQuote } from '@bgm/api-client/testing'
import { orders } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
  respond,
  respondWithRole,
  startBackend,
} from '#app/testing/backend'
import { action as cancel } from './cancel-order'
import { loader as choice, action as choose } from './new-order'
import { action as confirm, loader as summary } from './new-order-summary'
import { loader as renew } from './renew-unit'
import { loader as renewSeveral, action as renewUnits } from './renew-units'

const unit = 'unitbraga000000000000001'
const at = (query: string, path = '/orders/new/summary') => `${path}?unit=${unit}&${query}`
const zones = 'kind=extra-zones&zone_count=1'
const renewal = 'kind=renewal&package=single-location&billing_period=monthly&zone_count=2'
const withOpenOrder = respond(orders.getOrdering, {
  ...sampleOrderOptions,
  kinds: [],
  open_order: sampleOrder,
})

/** The total of extra zones depends on their number, as in the backend. */
const extraZonesQuote = respond(orders.quote, ({ body }) => ({
  ...sampleQuote,
  kind: 'extra-zones' as const,
  total: 100_000 * body.zone_count,
  days: { left: 15, whole: 30 },
  credit: 0,
}))

describe('an order for an existing unit', () => {
  test('requires a unit, and shows the open order if nothing can be ordered', async () => {
    startBackend(withOpenOrder)
    expect(findRedirectTarget(await catchResponse(() => choice(loaderArgs('/en/orders/new'))))).toBe(
      '/en/business-units',
    )
    const { kind, ordering } = await choice(loaderArgs(at('', '/orders/new')))
    expect(kind).toBeNull()
    expect(ordering.open_order?.number).toBe(sampleOrder.number)
    expect(findRedirectTarget(await catchResponse(() => summary(loaderArgs(at(zones)))))).toBe(
      `/orders/new?unit=${unit}&${zones}`,
    )
  })

  test('is configured, priced and stored in the URL', async () => {
    startBackend(extraZonesQuote)
    const result = await choose(
      actionArgs(at('', '/en/orders/new'), { kind: 'extra-zones', zone_count: '1' }),
    )
    expect(findRedirectTarget(result)).toBe(`/en/orders/new/summary?unit=${unit}&${zones}`)
    const { quote, left_out } = await summary(loaderArgs(at(zones)))
    expect(quote).toMatchObject({ total: 100_000, days: { left: 15, whole: 30 } })
    expect(left_out).toBeNull()
  })

  test('shows the price of extra zones beforehand, or nothing if no zone fits', async () => {
    startBackend(extraZonesQuote)
    const { extra } = await choice(loaderArgs(at('kind=extra-zones', '/orders/new')))
    expect(extra).toEqual({ totals: [100_000, 200_000, 300_000, 400_000], days: { left: 15, whole: 30 } })
    const { extra: none } = await choice(loaderArgs(at('kind=renewal', '/orders/new')))
    expect(none).toBeNull()
  })

  test.each([
    [{ kind: 'renewal', zone_count: '9' }, ['zone_count', 'validation.zone_count']],
    [{ zone_count: '1' }, ['kind', 'validation.required']],
    [{ kind: 'new', zone_count: '1' }, ['', 'errors.order-kind']],
  ])('rejects %j with a field error', async (fields, fieldError) => {
    startBackend()
    const { errors } = getFormErrors(await choose(actionArgs(at('', '/orders/new'), fields)))
    expect(errors).toContainEqual(fieldError)
  })

  test('is rejected while another order of the unit is open', async () => {
    startBackend(withOpenOrder)
    const form = { kind: 'extra-zones', zone_count: '1' }
    const { errors } = getFormErrors(await choose(actionArgs(at('', '/orders/new'), form)))
    expect(errors).toContainEqual(['', 'errors.order-open'])
  })

  test('of a unit whose licences are all revoked is refused with what to do', async () => {
    startBackend(respond(orders.getOrdering, { ...sampleOrderOptions, revoked_zones: [1, 2] }))
    const { isRevoked } = await choice(loaderArgs(at('kind=renewal&zone_count=2', '/orders/new')))
    expect(isRevoked).toBe(true)
    const order = { kind: 'renewal', package: 'single-location', billing_period: 'monthly' }
    const refused = await choose(actionArgs(at('', '/orders/new'), { ...order, zone_count: '2' }))
    expect(getFormErrors(refused).errors).toContainEqual(['zone_count', 'errors.licences-revoked'])
    const more = await choose(actionArgs(at('', '/orders/new'), { ...order, zone_count: '3' }))
    expect(findRedirectTarget(more)).toContain('zone_count=3')
  })

  test('adds a voucher to the URL, rejects a used-up one and drops one that no longer applies', async () => {
    startBackend(
      respond(orders.quote, ({ body }) => {
        const isUsedUp = body.voucher_code === 'HABIS50'
        return { ...sampleQuote, voucher_refusal: isUsedUp ? ('voucher-used-up' as const) : null }
      }),
    )
    const voucher = (voucher_code: string) =>
      confirm(actionArgs(at(renewal), { form: 'voucher', voucher_code }))
    expect(findRedirectTarget(await voucher('hemat100'))).toBe(at(`${renewal}&voucher_code=HEMAT100`))
    expect(getFormErrors(await voucher('HABIS50'))).toMatchObject({
      status: 422,
      errors: [['voucher_code', 'errors.voucher-used-up']],
    })
    const { quote, left_out } = await summary(loaderArgs(at(`${renewal}&voucher_code=HABIS50`)))
    expect([quote.discount, left_out]).toEqual([0, 'HABIS50'])
  })

  test('shows how long to wait after too many voucher attempts', async () => {
    startBackend(respond(orders.quote, respondWithError(429, { code: 'rate-limited', retry_after: 2400 })))
    const response = await confirm(actionArgs(at(renewal), { form: 'voucher', voucher_code: 'TEBAK1' }))
    expect(response).toMatchObject({ init: { headers: { 'Retry-After': '2400' } } })
    expect(getFormErrors(response)).toMatchObject({
      status: 429,
      errors: [['', 'errors.rate_limited_minutes']],
    })
    const page = await catchResponse(() => summary(loaderArgs(at(`${renewal}&voucher_code=TEBAK1`))))
    expect([page.status, page.headers.get('retry-after')]).toEqual([429, '2400'])
  })

  test('is placed at the price shown, with one idempotency key per submission and price', async () => {
    const keys: (string | null)[] = []
    startBackend(
      respond(orders.place, ({ body, headers }) => {
        keys.push(headers.get('idempotency-key'))
        const isCurrent = body.expected_total === 2_000_000
        return isCurrent ? sampleOrder : respondWithError(409, { code: 'price-changed' })
      }),
    )
    const press = (expected_total: string, submission_key = 'submission-1') =>
      confirm(actionArgs(at(renewal), { form: 'confirm', expected_total, submission_key }))
    expect(getFormErrors(await press('1'))).toMatchObject({ errors: [['', 'errors.price-changed']] })
    expect(findRedirectTarget(await press('2000000'))).toBe(`/orders/${sampleOrder.id}/pay`)
    await press('2000000')
    await press('2000000', 'submission-2')
    expect(keys[1]).toBe(keys[2])
    expect(new Set(keys).size).toBe(3)
  })

  test('is renewed at one URL, which redirects to the payment once the renewal has been placed', async () => {
    const { server } = startBackend()
    const visit = async (path = `/business-units/${unit}/renew`) =>
      findRedirectTarget(await renew({ ...loaderArgs(path), params: { id: unit } }))
    const url = new URL((await visit()) ?? '', 'http://portal')
    expect(url.pathname).toBe('/orders/new/summary')
    const last = sampleOrderOptions.subscriptions.at(-1)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      unit,
      kind: 'renewal',
      package: last?.package.key,
      billing_period: last?.billing_period,
      zone_count: String(last?.zone_count),
    })
    expect((await summary(loaderArgs(url.pathname + url.search))).quote.total).toBe(2_000_000)
    server.use(withOpenOrder)
    expect(await visit()).toBe(`/orders/${sampleOrder.id}/pay`)
    expect(await visit(`/en/business-units/${unit}/renew`)).toBe(`/en/orders/${sampleOrder.id}/pay`)
  })

  test('is renewed on the page for several units with one button and one payment, and never twice', async () => {
    let placed = 0
    const { server } = startBackend(
      respond(orders.quoteUnits, {
        ...{ price: 2_000_000, discount: 0, tax: null, total: 2_000_000 },
        ...{ voucher_code: null, voucher_refusal: null, approval: null, lines: [] },
      }),
      respond(orders.placeUnits, () => {
        placed += 1
        return sampleOrder
      }),
    )
    const path = `/en/renew?unit=${unit}`
    const { renewals, total } = await renewSeveral(loaderArgs(path))
    expect(renewals).toMatchObject([{ id: unit, number: null, total: 2_000_000 }])
    const press = (expected: number) =>
      renewUnits(
        actionArgs(path, {
          form: 'confirm',
          expected_total: String(expected),
          submission_key: 'submission-1',
        }),
      )
    expect(getFormErrors(await press(total + 1))).toMatchObject({
      status: 422,
      errors: [['', 'errors.price-changed']],
    })
    const payment = `/en/orders/pay?order=${sampleOrder.id}`
    expect(findRedirectTarget(await press(total))).toBe(payment)
    server.use(withOpenOrder)
    expect(findRedirectTarget(await press(sampleOrder.total))).toBe(payment)
    expect(placed).toBe(1)
    expect((await renewSeveral(loaderArgs(path))).renewals).toMatchObject([
      { id: unit, number: sampleOrder.number },
    ])
    expect(findRedirectTarget(await catchResponse(() => renewSeveral(loaderArgs('/en/renew'))))).toBe(
      '/en/business-units?sort=expired_date',
    )
  })

  test('cannot be renewed by a role that may only pay, but that role can pay for a placed renewal', async () => {
    const { server } = startBackend(respondWithRole('finance'))
    const args = { ...loaderArgs(`/business-units/${unit}/renew`), params: { id: unit } }
    expect(findRedirectTarget(await renew(args))).toBe(`/business-units/${unit}`)
    const several = await catchResponse(() => renewSeveral(loaderArgs(`/renew?unit=${unit}`)))
    expect(findRedirectTarget(several)).toBe('/business-units?sort=expired_date')
    server.use(withOpenOrder)
    expect(findRedirectTarget(await renew(args))).toBe(`/orders/${sampleOrder.id}/pay`)
    const payable = await catchResponse(() => renewSeveral(loaderArgs(`/renew?unit=${unit}`)))
    expect(findRedirectTarget(payable)).toBe(`/orders/pay?order=${sampleOrder.id}`)
  })

  test('can only be cancelled while it awaits payment', async () => {
    const { server } = startBackend()
    const { id } = sampleOrder
    const press = () => cancel({ ...actionArgs(`/orders/${id}/cancel`, { form: 'cancel' }), params: { id } })
    expect(findRedirectTarget(await press())).toBe(`/orders/${id}`)
    server.use(respond(orders.cancel, respondWithError(409, { code: 'order-settled' })))
    expect(getFormErrors(await press())).toMatchObject({ errors: [['', 'errors.order-settled']] })
  })
})
