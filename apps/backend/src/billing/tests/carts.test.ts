import { afterAll, beforeAll, expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import type { Backend } from '#tests/harness'
import { startBackendWithPackages } from '#tests/shop'
import { createOrganisationWithUnits, type Line, type Organisation } from './several-units'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages()
}, 300_000)
afterAll(() => backend.stop())

const all = { q: 'KC-' }
const yearly = { package: 'single-location', billing_period: 'yearly' }
const day = 24 * 60 * 60_000

/** A cart, as its member uses it. */
async function createShopper(count: number) {
  const place = await createOrganisationWithUnits(backend, count)
  const rows = await backend.strapi.db.connection('business_units').whereIn('id', place.units).orderBy('id')
  const ids: string[] = rows.map(({ document_id }) => document_id)
  const send = (method: string, path: string, body?: object, token = place.token) =>
    backend.call(method, path, {
      token,
      ...(body && { body }),
      headers: { 'idempotency-key': `cart-${place.organisation}-${JSON.stringify(body ?? {}).length}` },
    })
  return {
    place,
    ids,
    send,
    add: async (body: object) => (await send('POST', '/cart/lines', body)).body,
    read: async (query = '?page_size=100') => (await send('GET', `/cart${query}`)).body,
    order: (expected_total: number, version: number, key: string) =>
      backend.call('POST', '/cart/order', {
        token: place.token,
        body: { expected_total, version },
        headers: { 'idempotency-key': key },
      }),
  }
}

async function pay(place: Organisation, kind: Line['kind'] = 'new') {
  const order = await place.place(place.units.map((unit): Line => ({ unit, kind, zone_count: 1 })))
  await place.pay(order.id)
  return order
}

/** Moves the end of all periods of units. */
const endIn = (units: readonly number[], days: number) =>
  backend.strapi.db
    .connection('subscriptions')
    .whereIn('business_unit_id', [...units])
    .update({ expired_date: new Date(Date.now() + days * day) })

test('a unit gets what is most likely to be ordered for it, and is added once', async () => {
  const { place, ids, add, read } = await createShopper(4)
  const [first = 0, second = 0] = place.units
  await place.pay((await place.place([{ unit: first, kind: 'new', zone_count: 2 }])).id)
  await place.pay((await place.place([{ unit: second, kind: 'new', zone_count: 1 }])).id)
  await endIn([first], 20)
  await endIn([second], 200)
  await place.place([{ unit: place.units[3] ?? 0, kind: 'new', zone_count: 1 }])
  expect(await add({ units: ids })).toEqual({ added: 3, present: 0, skipped: 1 })
  expect(await add({ units: ids })).toEqual({ added: 0, present: 3, skipped: 1 })
  const cart = await read()
  const lines = cart.data.map(({ kind, unit_name, zone_count }: Record<string, unknown>) => [
    kind,
    unit_name,
    zone_count,
  ])
  expect(lines).toEqual([
    ['new', 'Kopi Contoh 3', 1],
    ['extra-zones', 'Kopi Contoh 2', 1],
    ['renewal', 'Kopi Contoh 1', 2],
  ])
  expect(cart.meta).toMatchObject({ orderable: 3, refused: 0 })
})

test('all units that match a filter, and those of an earlier order, are added', async () => {
  const { place, add, send, read } = await createShopper(3)
  expect(await add({ q: 'KC-2' })).toEqual({ added: 1, present: 0, skipped: 0 })
  expect((await send('DELETE', '/cart')).status).toBe(204)
  const order = await pay(place)
  expect(await add({ ending: true })).toEqual({ added: 3, present: 0, skipped: 0 })
  await send('DELETE', '/cart')
  expect(await add({ order: order.documentId })).toEqual({ added: 3, present: 0, skipped: 0 })
  expect((await read()).meta.groups).toMatchObject([
    { kind: 'renewal', units: 3, zones: 3, price: 3_000_000 },
  ])
})

test('two thousand units are priced and ordered within seconds, and one more adds none of them', async () => {
  const { place, add, send, read, order } = await createShopper(2_001)
  const full = await send('POST', '/cart/lines', {})
  expect([full.status, full.body.error.details.code]).toEqual([409, 'cart-full'])
  expect((await read()).meta.groups).toEqual([])
  const [last = 0] = place.units.slice(-1)
  await backend.strapi.db.connection('business_units').where({ id: last }).update({ deleted_at: new Date() })
  expect(await add(all)).toEqual({ added: 2_000, present: 0, skipped: 0 })
  await send('PUT', '/cart/lines', yearly)
  const startedAt = Date.now()
  const { data, meta } = await read('?page_size=50&page=40')
  const pricedAt = Date.now()
  expect([data.length, meta.pagination.total, meta.total]).toEqual([50, 2_000, 10_000_000_000])
  const placed = await order(meta.total, meta.version, 'two-thousand-units')
  expect(placed.body.line_count).toBe(2_000)
  expect(pricedAt - startedAt).toBeLessThan(5_000)
  expect(Date.now() - pricedAt).toBeLessThan(15_000)
  expect((await read()).data).toEqual([])
})

test('the package of all new lines, one line and the voucher are changed', async () => {
  const { add, read, send } = await createShopper(2)
  await add(all)
  const packages = { package: 'single-location', billing_period: 'monthly' }
  expect((await send('PUT', '/cart/lines', packages)).status).toBe(204)
  const [line] = (await read()).data
  const change = { kind: 'new', package: 'single-location', billing_period: 'yearly', zone_count: 3 }
  expect((await send('PUT', `/cart/lines/${line.documentId}`, change)).status).toBe(204)
  const wrong = await send('PUT', '/cart/voucher', { voucher_code: 'TIDAK-ADA' })
  expect([wrong.status, wrong.body.error.details.code]).toEqual([422, 'voucher-unknown'])
  expect((await send('PUT', '/cart/voucher', { voucher_code: 'HEMAT100' })).status).toBe(204)
  expect((await read()).meta).toMatchObject({ price: 16_000_000, discount: 100_000, total: 15_900_000 })
  const [, second] = (await read()).data
  expect((await send('DELETE', `/cart/lines/${second.documentId}`)).status).toBe(204)
  expect((await read()).meta).toMatchObject({ orderable: 1, total: 14_900_000 })
})

test('what cannot be ordered stays with its reason, and the rest is ordered once', async () => {
  const { place, add, read, order, send } = await createShopper(4)
  await add(all)
  await send('PUT', '/cart/lines', yearly)
  const before = await read()
  const [, second = 0, third = 0] = place.units
  await place.place([{ unit: second, kind: 'new', zone_count: 1 }])
  await backend.strapi.db.connection('business_units').where({ id: third }).update({ deleted_at: new Date() })
  const stale = await order(before.meta.total, before.meta.version, 'cart-stale-total')
  expect([stale.status, stale.body.error.details.code]).toEqual([409, 'price-changed'])
  const shown = await read()
  expect(shown.data.map(({ refusal }: { refusal: string | null }) => refusal)).toEqual([
    'order-open',
    'unit-missing',
    null,
    null,
  ])
  expect(shown.meta).toMatchObject({ orderable: 2, refused: 2, total: 10_000_000 })
  const both = await Promise.all([1, 2].map(() => order(10_000_000, shown.meta.version, 'cart-placed-once')))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(both[0]?.body.documentId).toBe(both[1]?.body.documentId)
  expect(both[0]?.body).toMatchObject({ line_count: 2, total: 10_000_000 })
  const left = await read()
  expect(left.data.map(({ unit_name }: { unit_name: string }) => unit_name)).toEqual([
    'Kopi Contoh 2',
    'Kopi Contoh 3',
  ])
  const again = await order(10_000_000, shown.meta.version, 'cart-placed-again')
  expect([again.status, again.body.error.details.code]).toEqual([409, 'cart-changed'])
})

test('two tabs that order the same cart place one order', async () => {
  const { place, add, read, order, send } = await createShopper(3)
  await add(all)
  await send('PUT', '/cart/lines', yearly)
  const { version, total } = (await read()).meta
  const answers = await Promise.all(
    ['tab-number-one', 'tab-number-two'].map(key => order(total, version, key)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const orders = (await place.listOrders()).filter(({ state }) => state === 'awaiting-payment')
  expect(orders).toHaveLength(1)
  expect((await read()).data).toEqual([])
})

test('a price that has changed since a line was chosen is shown beside it', async () => {
  const { add, read, send } = await createShopper(1)
  await add(all)
  await send('PUT', '/cart/lines', { package: 'yearly-only', billing_period: 'yearly' })
  const terms = () => backend.strapi.db.query('api::package-term.package-term')
  await terms().update({ where: { key: 'yearly-only' }, data: { price_yearly: 950_000 } })
  const [line] = (await read()).data
  expect(line).toMatchObject({ unit_price: 950_000, former_unit_price: 900_000, price: 950_000 })
  await terms().update({ where: { key: 'yearly-only' }, data: { price_yearly: 900_000 } })
})

test('a member orders only units in scope, with the permission to order', async () => {
  const { place, ids, add } = await createShopper(2)
  await add(all)
  const manager = await createColleague(backend, place.token, 'manager', ids.slice(0, 1))
  const own = (body: object) => backend.call('POST', '/cart/lines', { token: manager.token, body })
  expect((await own({ units: ids })).body).toEqual({ added: 1, present: 0, skipped: 0 })
  const seen = await backend.call('GET', '/cart', { token: manager.token })
  expect(seen.body.data.map(({ unit_name }: { unit_name: string }) => unit_name)).toEqual(['Kopi Contoh 1'])
  const staff = await createColleague(backend, place.token, 'staff')
  expect((await backend.call('GET', '/cart', { token: staff.token })).status).toBe(403)
})

test('four hundred lines are priced with as many statements as five', async () => {
  const { client } = backend.strapi.db.connection
  const counts: number[] = []
  for (const units of [5, 400]) {
    const { add, read } = await createShopper(units)
    await add(all)
    await read()
    const readings = []
    // Background work may add statements to one of the readings.
    for (const _ of [1, 2, 3]) {
      let statements = 0
      const listen = ({ sql }: { sql: string }) => {
        if (!sql.includes('pgboss')) statements += 1
      }
      client.on('query', listen)
      await read()
      client.off('query', listen)
      readings.push(statements)
    }
    counts.push(Math.min(...readings))
  }
  expect(counts[1]).toBe(counts[0])
})
