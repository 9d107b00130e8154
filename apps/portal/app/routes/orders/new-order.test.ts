import type { World } from '@bgm/api-client/testing'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { env } from '#app/env.server'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
  startBackend,
} from '#app/testing/backend'
import { action as cancel } from './cancel-order'
import { loader as choice, action as choose } from './new-order'
import { action as confirm, loader as summary } from './new-order-summary'
import { loader as renew } from './renew-unit'
import { loader as renewSeveral, action as renewUnits } from './renew-units'

const unit = 'unitbraga000000000000001'
const paid = (world: World) => {
  for (const order of world.orders) order.state = 'paid'
}
const at = (query: string, path = '/orders/new/summary') => `${path}?unit=${unit}&${query}`
const zones = 'kind=extra-zones&zone_count=1'
const renewal = 'kind=renewal&package=single-location&billing_period=monthly&zone_count=2'

describe('an order for an existing unit', () => {
  test('requires a unit, and shows the open order if nothing can be ordered', async () => {
    startBackend()
    expect(findRedirectTarget(await catchResponse(() => choice(loaderArgs('/en/orders/new'))))).toBe(
      '/en/business-units',
    )
    const { kind, ordering } = await choice(loaderArgs(at('', '/orders/new')))
    expect(kind).toBeNull()
    expect(ordering.open_order?.number).toBe('MB-ORD-20261120-0042')
    expect(findRedirectTarget(await catchResponse(() => summary(loaderArgs(at(zones)))))).toBe(
      `/orders/new?unit=${unit}&${zones}`,
    )
  })

  test('is configured, priced and stored in the URL', async () => {
    startBackend(paid)
    const result = await choose(
      actionArgs(at('', '/en/orders/new'), { kind: 'extra-zones', zone_count: '1' }),
    )
    expect(findRedirectTarget(result)).toBe(`/en/orders/new/summary?unit=${unit}&${zones}`)
    const { quote, left_out } = await summary(loaderArgs(at(zones)))
    expect(quote).toMatchObject({ total: 100_000, days: { left: 15, whole: 30 } })
    expect(left_out).toBeNull()
  })

  test('shows the price of extra zones beforehand, or nothing if no zone fits', async () => {
    startBackend(paid)
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
    startBackend(paid)
    const { errors } = getFormErrors(await choose(actionArgs(at('', '/orders/new'), fields)))
    expect(errors).toContainEqual(fieldError)
  })

  test('of a unit whose licences are all revoked is refused with what to do', async () => {
    startBackend(world => {
      paid(world)
      world.revokedZones = [1, 2]
    })
    const { isRevoked } = await choice(loaderArgs(at('kind=renewal&zone_count=2', '/orders/new')))
    expect(isRevoked).toBe(true)
    const order = { kind: 'renewal', package: 'single-location', billing_period: 'monthly' }
    const refused = await choose(actionArgs(at('', '/orders/new'), { ...order, zone_count: '2' }))
    expect(getFormErrors(refused).errors).toContainEqual(['zone_count', 'errors.licences-revoked'])
    const more = await choose(actionArgs(at('', '/orders/new'), { ...order, zone_count: '3' }))
    expect(findRedirectTarget(more)).toContain('zone_count=3')
  })

  test('adds a voucher to the URL, rejects a used-up one and drops one that no longer applies', async () => {
    startBackend(paid)
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
    const { server } = startBackend(paid)
    const details = { code: 'rate-limited', retry_after: 2400 }
    const error = { status: 429, name: 'RateLimitError', message: 'Too many tries', details }
    const respondTooMany = () => HttpResponse.json({ data: null, error }, { status: 429 })
    server.use(http.post(`${env.apiUrl}/orders/quote`, respondTooMany))
    const response = await confirm(actionArgs(at(renewal), { form: 'voucher', voucher_code: 'TEBAK1' }))
    expect(response).toMatchObject({ init: { headers: { 'Retry-After': '2400' } } })
    expect(getFormErrors(response)).toMatchObject({
      status: 429,
      errors: [['', 'errors.rate_limited_minutes']],
    })
    const page = await catchResponse(() => summary(loaderArgs(at(`${renewal}&voucher_code=TEBAK1`))))
    expect([page.status, page.headers.get('retry-after')]).toEqual([429, '2400'])
  })

  test('is placed once per page, and only at the price shown', async () => {
    const { world } = startBackend(paid)
    const press = (expected_total: string) =>
      confirm(actionArgs(at(renewal), { form: 'confirm', expected_total, page: 'page-one' }))
    expect(getFormErrors(await press('1'))).toMatchObject({ errors: [['', 'errors.price-changed']] })
    const before = world.orders.length
    const results = await Promise.all([press('2000000'), press('2000000')])
    expect(new Set(results.map(findRedirectTarget)).size).toBe(1)
    expect(findRedirectTarget(results[0])).toMatch(/^\/orders\/\w+\/pay$/)
    expect(world.orders).toHaveLength(before + 1)
  })

  test('is renewed at one URL, which redirects to the payment once the renewal has been placed', async () => {
    const { world } = startBackend(paid)
    const visit = async (path = `/business-units/${unit}/renew`) =>
      findRedirectTarget(await renew({ ...loaderArgs(path), params: { id: unit } }))
    const url = new URL((await visit()) ?? '', 'http://portal')
    expect(url.pathname).toBe('/orders/new/summary')
    const last = (await choice(loaderArgs(at('', '/orders/new')))).ordering.subscriptions.at(-1)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      unit,
      kind: 'renewal',
      package: last?.package.key,
      billing_period: last?.billing_period,
      zone_count: String(last?.zone_count),
    })
    const { quote } = await summary(loaderArgs(url.pathname + url.search))
    const press = () =>
      confirm(
        actionArgs(url.pathname + url.search, {
          form: 'confirm',
          expected_total: String(quote.total),
          page: 'page-one',
        }),
      )
    const before = world.orders.length
    const [first, second] = await Promise.all([press(), press()])
    expect(findRedirectTarget(first)).toBe(findRedirectTarget(second))
    expect(world.orders).toHaveLength(before + 1)
    expect(await visit()).toBe(findRedirectTarget(first))
    expect(await visit(`/en/business-units/${unit}/renew`)).toBe(`/en${findRedirectTarget(first)}`)
  })

  test('is renewed on the page for several units with one button and one payment, and never twice', async () => {
    const { world } = startBackend(paid)
    const path = `/en/renew?unit=${unit}`
    const { renewals, total } = await renewSeveral(loaderArgs(path))
    expect(renewals).toMatchObject([{ id: unit, number: null, total }])
    const press = (expected: number) =>
      renewUnits(actionArgs(path, { form: 'confirm', expected_total: String(expected), page: 'page-one' }))
    expect(getFormErrors(await press(total + 1))).toMatchObject({
      status: 422,
      errors: [['', 'errors.price-changed']],
    })
    const before = world.orders.length
    const first = findRedirectTarget(await press(total))
    expect(first).toMatch(/^\/en\/orders\/pay\?order=/)
    expect(findRedirectTarget(await press(total))).toBe(first)
    expect(world.orders).toHaveLength(before + 1)
    const again = await renewSeveral(loaderArgs(path))
    expect(again.renewals).toMatchObject([{ id: unit, number: expect.stringMatching(/^MB-ORD-/) }])
    expect(findRedirectTarget(await catchResponse(() => renewSeveral(loaderArgs('/en/renew'))))).toBe(
      '/en/business-units?sort=expired_date',
    )
  })

  test('cannot be renewed by a role that may only pay, but that role can pay for a placed renewal', async () => {
    const { world } = startBackend(paid)
    const as = (role: 'finance' | 'owner') => {
      for (const membership of world.user.memberships) membership.role = role
    }
    as('finance')
    const args = { ...loaderArgs(`/business-units/${unit}/renew`), params: { id: unit } }
    expect(findRedirectTarget(await renew(args))).toBe(`/business-units/${unit}`)
    const several = await catchResponse(() => renewSeveral(loaderArgs(`/renew?unit=${unit}`)))
    expect(findRedirectTarget(several)).toBe('/business-units?sort=expired_date')
    as('owner')
    const { total } = await renewSeveral(loaderArgs(`/renew?unit=${unit}`))
    const form = { form: 'confirm', expected_total: String(total), page: 'page-one' }
    const ordered = findRedirectTarget(await renewUnits(actionArgs(`/renew?unit=${unit}`, form)))
    as('finance')
    expect(findRedirectTarget(await renew(args))).toMatch(/^\/orders\/\w+\/pay$/)
    const payable = await catchResponse(() => renewSeveral(loaderArgs(`/renew?unit=${unit}`)))
    expect(findRedirectTarget(payable)).toBe(ordered)
  })

  test('can only be cancelled while it awaits payment', async () => {
    const { world } = startBackend()
    const [order] = world.orders
    const id = order?.documentId ?? ''
    const press = () => cancel({ ...actionArgs(`/orders/${id}/cancel`, { form: 'cancel' }), params: { id } })
    expect(findRedirectTarget(await press())).toBe(`/orders/${id}`)
    expect(order?.state).toBe('cancelled')
    expect(getFormErrors(await press())).toMatchObject({ errors: [['', 'errors.order-settled']] })
  })
})
