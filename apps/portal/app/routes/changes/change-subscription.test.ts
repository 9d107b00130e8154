import {
  respondWithError,
  sampleOrderOptions,
  samplePage,
  sampleQuote,
  sampleUnit,
  sampleZone,
  sampleZoneStates,
} from '@bgm/api-client/testing'
import { businessUnits, orders, subscriptions, zones as zoneCalls } from '@bgm/contract'
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
import { action, loader } from './change-subscription'

const unit = 'unitbraga000000000000001'
const at = (query = '') => `/business-units/${unit}/change${query}`
const args = { params: { id: unit } }
const load = (query = '') => loader(loaderArgs(at(query), args))
const post = (query: string, fields: Record<string, string>) => ({
  ...actionArgs(at(query), fields),
  ...args,
})
const quoted = respond(orders.quoteUnits, ({ body }) => ({
  ...sampleQuote,
  total: 400_000,
  lines: body.lines.map(({ zone_count, business_unit }) => ({
    business_unit,
    refusal: null,
    quote: {
      ...sampleQuote,
      kind: 'change' as const,
      zone_count,
      price: 400_000,
      credit: 100_000,
      days: { left: 10, whole: 30 },
    },
  })),
}))

describe('a change of a running subscription', () => {
  test('starts with one zone more, and shows its price before anything is confirmed', async () => {
    const { calls } = startBackend(quoted)
    const { preview, current } = await load()
    expect(preview).toMatchObject({
      package: current?.package.key,
      zone_count: (current?.zone_count ?? 0) + 1,
      quote: { total: 400_000, credit: 100_000 },
      errors: {},
    })
    expect(calls.every(({ method, path }) => method === 'GET' || path.endsWith('/orders/units/quote'))).toBe(
      true,
    )
  })

  test('says beside the field that a package has no more zones, and that nothing larger was chosen', async () => {
    startBackend(
      respond(orders.quoteUnits, ({ body }) => ({
        ...sampleQuote,
        lines: body.lines.map(({ business_unit }) => ({
          business_unit,
          refusal: 'unavailable' as const,
          quote: null,
        })),
      })),
    )
    const limited = await load('?change=larger&of=larger&package=multi-location&zone_count=5')
    expect(limited.preview).toMatchObject({ quote: null })
    const { preview } = await load('?change=larger&of=larger&package=single-location&zone_count=1')
    expect(preview).toMatchObject({ quote: null, refusal: 'unavailable', errors: {} })
  })

  test('is ordered at the price that was shown, and leads to the payment', async () => {
    const { calls } = startBackend(quoted)
    const fields = { form: 'confirm', expected_total: '400000', submission_key: 'key' }
    const query = '?change=larger&of=larger&package=single-location&zone_count=4'
    const target = findRedirectTarget(await action(post(query, fields)))
    expect(target).toMatch(/^\/orders\/[^/]+\/pay$/)
    expect(calls.find(({ path }) => path.endsWith('/orders'))?.body).toEqual({
      kind: 'change',
      business_unit: unit,
      package: 'single-location',
      zone_count: 4,
      expected_total: 400_000,
    })
  })

  test('stays on the page if the price has changed, or if an order awaits payment', async () => {
    startBackend(quoted, respond(orders.place, respondWithError(409, { code: 'price-changed' })))
    const result = await action(post('', { form: 'confirm', expected_total: '1', submission_key: 'key' }))
    expect(getFormErrors(result).errors).toEqual([['', 'errors.price-changed']])
    startBackend(
      respond(orders.getOrdering, {
        ...sampleOrderOptions,
        kinds: [],
        open_order: { id: 'o', number: 'MB-ORD-1' },
      }),
    )
    expect(await load()).toMatchObject({ preview: null, open: { number: 'MB-ORD-1' } })
  })

  test('plans fewer zones for the next period: the zones that end are proposed, and can be chosen', async () => {
    const subscription = sampleOrderOptions.subscriptions.map(period => ({ ...period, zone_count: 2 }))
    const { calls } = startBackend(
      respond(orders.getOrdering, { ...sampleOrderOptions, subscriptions: subscription }),
      respond(zoneCalls.list, {
        ...samplePage([
          { ...sampleZone, number: 1 },
          { ...sampleZone, id: 'zonedua000000000000000002', number: 2 },
        ]),
        states: sampleZoneStates,
        contact_lost_at: null,
      }),
    )
    const { preview, zones, current } = await load('?change=smaller')
    const count = current?.zone_count ?? 0
    expect(preview).toMatchObject({ zone_count: count - 1, fewer: 1, ending_zones: [zones.at(-1)?.id] })
    const query = `?change=smaller&of=smaller&package=single-location&billing_period=monthly&zone_count=${count - 1}&chooses=1`
    expect((await load(query)).preview).toMatchObject({
      errors: { ending_zones: [{ key: 'validation.ending_zones' }] },
    })
    const chosen = `${query}&ending=${zones[0]?.id}`
    const target = findRedirectTarget(await action(post(chosen, { form: 'plan', change: 'smaller' })))
    expect(target).toBe(`/business-units/${unit}`)
    expect(calls.find(({ path }) => path.endsWith('/subscription-plan'))?.body).toEqual({
      change: 'smaller',
      package: 'single-location',
      billing_period: 'monthly',
      zone_count: count - 1,
      ending_zones: [zones[0]?.id],
    })
  })

  test('stops the renewal, and withdraws that on the page of the unit', async () => {
    const { calls } = startBackend()
    expect((await load('?change=stop')).preview).toEqual({ change: 'stop' })
    await action(post('?change=stop', { form: 'plan', change: 'stop' }))
    await action(post('?change=stop', { form: 'plan', change: 'stop', close_unit: 'on' }))
    await action(post('', { form: 'withdraw-plan', plan: 'scheduled' }))
    expect(calls.flatMap(({ path, body }) => (path.includes('/subscription-plan') ? [body] : []))).toEqual([
      { change: 'stop' },
      { change: 'stop', close_unit: true },
      { plan: 'scheduled' },
    ])
  })

  test('plans a pause from a chosen day, and shows how the end of the period moves', async () => {
    const { calls } = startBackend()
    const { preview } = await load('?change=pause&of=pause&from=2026-12-01&months=2')
    expect(preview).toMatchObject({ possible: { first: '2026-11-22', days: 62, months: 2, errors: {} } })
    const outside = await load('?change=pause&of=pause&from=2026-11-21&months=1')
    expect(outside.preview).toMatchObject({
      possible: { errors: { from: [{ key: 'validation.pause_from' }] } },
    })
    await action(post('?change=pause&of=pause&from=2026-12-01&months=2', { form: 'plan', change: 'pause' }))
    await action(post('', { form: 'withdraw-plan', plan: 'pause' }))
    expect(calls.flatMap(({ path, body }) => (path.includes('/subscription-plan') ? [body] : []))).toEqual([
      { change: 'pause', from: '2026-12-01', months: 2 },
      { plan: 'pause' },
    ])
  })

  test('offers no pause while there is one', async () => {
    startBackend(respond(orders.getOrdering, { ...sampleOrderOptions, pause_from: null }))
    expect((await load('?change=pause')).preview).toMatchObject({ possible: null, paused: false })
  })

  test('moves to a unit without a subscription', async () => {
    const target = { ...sampleUnit, id: 'unitbaru0000000000000002', name: 'Kopi Baru', area_size: 80 }
    const listed = respond(businessUnits.list, ({ query }) => ({
      ...samplePage(query.get('state') === 'none' ? [target] : []),
      cities: [],
    }))
    const { calls } = startBackend(listed)
    expect((await load('?change=move')).preview).toMatchObject({
      target: { id: target.id, name: 'Kopi Baru' },
      planned: false,
      errors: {},
    })
    const moved = await action(post('?change=move', { form: 'move', target: target.id }))
    expect(findRedirectTarget(moved)).toBe(`/business-units/${target.id}`)
    expect(calls.find(({ path }) => path.endsWith('/subscription-move'))?.body).toEqual({ target: target.id })
  })

  test('cancels an unused subscription for the refund that was shown, once', async () => {
    const cancellation = { refund: 500_000, until: '2026-11-24T03:00:00.000Z' }
    const options = respond(orders.getOrdering, { ...sampleOrderOptions, cancellation })
    const { calls } = startBackend(options)
    expect((await load('?change=cancel')).preview).toEqual({ change: 'cancel', cancellation })
    const fields = { form: 'cancel', expected_refund: '500000' }
    expect(findRedirectTarget(await action(post('?change=cancel', fields)))).toBe(`/business-units/${unit}`)
    expect(calls.find(({ path }) => path.endsWith('/subscription-cancellation'))?.body).toEqual({
      expected_refund: 500_000,
    })
  })

  test('stays on the page if the subscription cannot be moved or cancelled any more', async () => {
    startBackend(
      respond(subscriptions.move, respondWithError(409, { code: 'change-planned' })),
      respond(subscriptions.cancel, respondWithError(409, { code: 'cancel-played' })),
    )
    const moved = await action(post('?change=move', { form: 'move', target: 'unitbaru0000000000000002' }))
    expect(getFormErrors(moved).errors).toEqual([['', 'errors.change-planned']])
    const cancelled = await action(post('?change=cancel', { form: 'cancel', expected_refund: '1' }))
    expect(getFormErrors(cancelled).errors).toEqual([['', 'errors.cancel-played']])
  })

  test('needs the permission to order', async () => {
    startBackend(respondWithRole('staff'))
    expect((await catchResponse(() => load())).status).toBe(403)
  })
})
