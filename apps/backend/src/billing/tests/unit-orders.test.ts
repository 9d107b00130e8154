import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createCustomer } from '#tests/customers'
import type { Backend } from '#tests/harness'
import { addPlaylist } from '#tests/music'
import { countRows, findVoucher, startBackendWithPackages } from '#tests/shop'
import {
  cancelOrder,
  createSubscriber,
  getOrderOptions,
  markOrderPaid,
  placeOrder,
  quoteOrder,
} from '#tests/unit-orders'

let backend: Backend
const day = 86_400_000
const jakarta = 7 * 3_600_000

beforeAll(async () => {
  // Prices depend on the day in Jakarta, which must not change during a test.
  const noon = Math.floor((Date.now() + jakarta) / day) * day + day / 2 - jakarta
  vi.useFakeTimers({ toFake: ['Date'], now: noon, shouldAdvanceTime: true })
  backend = await startBackendWithPackages()
})
afterAll(async () => {
  await backend.stop()
  vi.useRealTimers()
})

const ago = (days: number) => new Date(Date.now() - days * day)
const whole = { kind: 'renewal', package: 'single-location', billing_period: 'monthly', zone_count: 2 }

test('an active unit can add zones and renew, at the prorated price', async () => {
  const { token, unit } = await createSubscriber(backend, ago(10))
  const { body } = await getOrderOptions(backend, token, unit)
  expect(body).toMatchObject({ kinds: ['extra-zones', 'renewal', 'change'], open_order: null })
  const [running] = body.subscriptions
  expect(running).toMatchObject({ zone_count: 2, state: 'active' })

  const more = { business_unit: unit, kind: 'extra-zones', zone_count: 2 }
  const quote = (await quoteOrder(backend, token, more)).body
  const { left, whole: days } = quote.days
  expect(quote).toMatchObject({
    unit_price: 1_000_000,
    price: Math.ceil((2_000_000 * left) / days),
    covers_until: running.expired_date,
  })
  expect(days - left).toBe(10)

  const placed = await placeOrder(backend, token, { ...more, expected_total: quote.total })
  expect(placed.body).toMatchObject({ kind: 'extra-zones', state: 'awaiting-payment', total: quote.total })
  const users = backend.strapi.db.query('plugin::users-permissions.user')
  const { documentId } = (await backend.call('GET', '/users/me', { token })).body
  await users.update({ where: { documentId }, data: { locale: 'en' } })
  const { industry } = (await backend.call('GET', `/business-units/${unit}`, { token })).body
  await addPlaylist(backend, [], { industries: industry, position: 20 })
  const { documentId: first } = await addPlaylist(backend, [], {
    industries: `office,${industry}`,
    position: 10,
  })
  await addPlaylist(backend, [], { industries: industry, position: 1, fallback: true })
  await addPlaylist(backend, [], { industries: 'none', position: 1 })
  await markOrderPaid(backend, { order: placed.body })
  const created = await backend.strapi.db.query('api::zone.zone').findMany({
    where: { business_unit: { documentId: unit }, number: { $gt: 2 } },
  })
  expect(created.map(({ default_playlist }: { default_playlist: string }) => default_playlist)).toEqual([
    first,
    first,
  ])
  const zones = (await backend.call('GET', '/zones?page_size=100', { token })).body.data
  expect(zones.map(({ name }: { name: string }) => name).sort()).toEqual([
    'Zona 1',
    'Zona 2',
    'Zone 3',
    'Zone 4',
  ])
  const after = (await getOrderOptions(backend, token, unit)).body
  expect(after.subscriptions).toMatchObject([{ zone_count: 4, expired_date: running.expired_date }])
  expect(await countRows(backend, 'api::zone.zone', { business_unit: { documentId: unit } })).toBe(4)
})

test('a renewal with another package follows the current period, and only one can be ordered', async () => {
  const { token, unit } = await createSubscriber(backend, ago(20), {
    package: 'small-room',
    zone_count: 1,
  })
  const orderParams = { ...whole, business_unit: unit, zone_count: 3 }
  const [running] = (await getOrderOptions(backend, token, unit)).body.subscriptions
  const quote = (await quoteOrder(backend, token, orderParams)).body
  expect(quote).toMatchObject({ price: 3_000_000, covers_from: running.expired_date })
  const placed = (await placeOrder(backend, token, { ...orderParams, expected_total: 3_000_000 })).body
  await markOrderPaid(backend, { order: placed })
  const after = (await getOrderOptions(backend, token, unit)).body
  expect(after.kinds).toEqual(['extra-zones', 'change'])
  expect(after.subscriptions).toMatchObject([
    { package: { key: 'small-room' }, zone_count: 1 },
    { package: { key: 'single-location' }, zone_count: 3, starts_at: running.expired_date },
  ])
  const seen = (await backend.call('GET', `/business-units/${unit}`, { token })).body
  expect(seen).toMatchObject({ state: 'active', expired_date: after.subscriptions[1].expired_date })
  // An extra zone is charged for the rest of this period and all of the next period.
  const zone = (await quoteOrder(backend, token, { business_unit: unit, kind: 'extra-zones', zone_count: 1 }))
    .body
  expect(zone.price).toBe(Math.ceil((200_000 * zone.days.left) / zone.days.whole) + 1_000_000)
  expect(zone.covers_until).toBe(after.subscriptions[1].expired_date)
})

test.each([
  ['in the grace period continues without a gap', 33, 'grace', true],
  ['after the grace period begins on the day of payment', 60, 'expired', false],
])('a renewal %s', async (_, days, state, continues) => {
  const { token, unit } = await createSubscriber(backend, ago(days))
  const [last] = (await getOrderOptions(backend, token, unit)).body.subscriptions
  expect(last.state).toBe(state)
  const orderParams = { ...whole, business_unit: unit }
  const quote = (await quoteOrder(backend, token, orderParams)).body
  expect(quote.covers_from).toBe(continues ? last.expired_date : null)
  const placed = (await placeOrder(backend, token, { ...orderParams, expected_total: quote.total })).body
  await markOrderPaid(backend, { order: placed })
  const paid = (await backend.call('GET', `/orders/${placed.documentId}`, { token })).body
  if (continues) expect(paid.covers_from).toBe(last.expired_date)
  else expect(new Date(paid.covers_from).getTime()).toBeGreaterThan(Date.now() - day - 1)
})

test('only one order at a time can await payment; cancelling it releases its voucher and is audited', async () => {
  const { token, unit, user } = await createSubscriber(backend, ago(5))
  const orderParams = { ...whole, business_unit: unit, voucher_code: 'hemat100' }
  const before = await findVoucher(backend, 'HEMAT100')
  const { documentId } = (await placeOrder(backend, token, { ...orderParams, expected_total: 1_900_000 }))
    .body
  expect((await getOrderOptions(backend, token, unit)).body).toMatchObject({
    kinds: [],
    open_order: { documentId },
  })
  const second = await placeOrder(
    backend,
    token,
    { ...orderParams, expected_total: 1_900_000 },
    'another-key',
  )
  expect([second.status, second.body.error.details.code]).toEqual([409, 'order-open'])

  const response = await cancelOrder(backend, token, documentId)
  expect(response.body).toMatchObject({ state: 'cancelled', payment: null, cancelled_at: expect.any(String) })
  expect(await findVoucher(backend, 'HEMAT100')).toMatchObject({
    remaining: before.remaining,
    uses: before.uses,
  })
  const secondCancellation = await cancelOrder(backend, token, documentId)
  expect([secondCancellation.status, secondCancellation.body.error.details.code]).toEqual([
    409,
    'order-settled',
  ])
  const [auditEntry] = await backend.strapi.db
    .query('api::audit-entry.audit-entry')
    .findMany({ where: { subject_id: documentId, action: 'order.cancelled' } })
  expect(auditEntry).toMatchObject({ actor_kind: 'member', actor: user.documentId })
  expect(
    (await placeOrder(backend, token, { ...orderParams, expected_total: 1_900_000 }, 'third-key')).status,
  ).toBe(200)
})

test.each([
  ['an extra zone', { kind: 'extra-zones', zone_count: 1 }, 409, 'order-open'],
  ['a renewal without a package', { kind: 'renewal', zone_count: 1 }, 409, 'order-open'],
])('a unit whose first order is unpaid cannot order %s', async (_, orderParams, status, code) => {
  const { token, order } = await createCustomer(backend)
  const response = await quoteOrder(backend, token, {
    business_unit: order.business_unit.documentId,
    ...orderParams,
  })
  expect([response.status, response.body.error.details.code]).toEqual([status, code])
})

test("reports an unavailable option on its field, an outdated price as 409 and another customer's unit as 404", async () => {
  const { token, unit } = await createSubscriber(backend, ago(2))
  const otherCustomer = await createCustomer(backend)
  const getError = async (changes: object) => {
    const { status, body } = await quoteOrder(backend, token, { ...whole, business_unit: unit, ...changes })
    return [status, body.error.details.code ?? body.error.details.errors[0].path[0]]
  }
  expect(await getError({ kind: 'new' })).toEqual([409, 'order-kind'])
  expect(await getError({ package: undefined })).toEqual([400, 'package'])
  expect(await getError({ package: 'small-room', zone_count: 3 })).toEqual([400, 'zone_count'])
  expect(await getError({ kind: 'extra-zones', zone_count: 4 })).toEqual([400, 'zone_count'])
  expect(await getError({ surprise: 1 })).toEqual([400, 'surprise'])
  const stale = await placeOrder(backend, token, { ...whole, business_unit: unit, expected_total: 1 })
  expect([stale.status, stale.body.error.details.code]).toEqual([409, 'price-changed'])
  expect((await quoteOrder(backend, otherCustomer.token, { ...whole, business_unit: unit })).status).toBe(404)
  const foreign = await placeOrder(backend, token, {
    ...whole,
    business_unit: unit,
    expected_total: 2_000_000,
  })
  expect((await cancelOrder(backend, otherCustomer.token, foreign.body.documentId)).status).toBe(404)
})

test('filters orders by state, kind, unit and date', async () => {
  const { token, unit } = await createSubscriber(backend, ago(3))
  await placeOrder(backend, token, { ...whole, business_unit: unit, expected_total: 2_000_000 })
  const total = async (query: string) =>
    (await backend.call('GET', `/orders?${query}`, { token })).body.meta.pagination.total
  const today = new Date(Date.now() + jakarta).toISOString().slice(0, 10)
  expect(await total('')).toBe(2)
  expect(await total('kind=renewal&state=awaiting-payment')).toBe(1)
  expect(await total(`business_unit=${unit}&kind=new`)).toBe(1)
  expect(await total('business_unit=unknown')).toBe(0)
  expect(await total(`from=${today}&until=${today}`)).toBe(2)
  expect(await total('until=2020-01-01')).toBe(0)
  expect((await backend.call('GET', '/orders?from=yesterday', { token })).status).toBe(400)
})
