import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer } from '#tests/customers'
import type { Backend } from '#tests/harness'
import { startBackendWithPackages } from '#tests/shop'
import { createOrganisationWithUnits, type Organisation } from './several-units'

const count = 1_000

let backend: Backend
let place: Organisation
let ids: string[]
beforeAll(async () => {
  backend = await startBackendWithPackages()
  place = await createOrganisationWithUnits(backend, count)
  const rows = await backend.strapi.db.connection('business_units').whereIn('id', place.units).orderBy('id')
  ids = rows.map(({ document_id }) => document_id)
}, 300_000)
afterAll(() => backend.stop())

const offer = { kind: 'new', package: 'single-location', billing_period: 'yearly', zone_count: 1 }
const toLines = (units: readonly string[], choice = offer) =>
  units.map(business_unit => ({ ...choice, business_unit }))
const post = (path: string, body: object, key?: string) =>
  backend.call('POST', path, {
    token: place.token,
    body,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })
const quote = (lines: object[], voucher_code?: string) =>
  post('/orders/units/quote', { lines, ...(voucher_code && { voucher_code }) })

/** The number of statements that a call sends, apart from those of jobs and of the session. */
async function countStatements(call: () => Promise<unknown>): Promise<number> {
  let statements = 0
  const listen = ({ sql }: { sql: string }) => {
    if (!sql.includes('pgboss')) statements += 1
  }
  const { client } = backend.strapi.db.connection
  client.on('query', listen)
  await call()
  client.off('query', listen)
  return statements
}

test('a thousand lines are priced with as many statements as five', async () => {
  await quote(toLines(ids.slice(0, 2)))
  const few = await countStatements(() => quote(toLines(ids.slice(0, 5))))
  const startedAt = Date.now()
  const many = await countStatements(() => quote(toLines(ids)))
  expect(Date.now() - startedAt).toBeLessThan(10_000)
  expect(many).toBe(few)
  const { status, body } = await quote(toLines(ids), 'HEMAT100')
  expect(status).toBe(200)
  expect(body).toMatchObject({ price: count * 5_000_000, discount: 100_000, voucher_refusal: null })
  expect(body.lines).toHaveLength(count)
})

test('a line that cannot be ordered says why, and is not part of the amounts', async () => {
  const [first = '', second = '', third = '', fourth = ''] = ids
  const ordered = await post(
    '/orders/units',
    { lines: toLines([fourth]), expected_total: 5_000_000 },
    'key-one-0001',
  )
  expect(ordered.status).toBe(200)
  const { body } = await quote([
    ...toLines([first]),
    ...toLines([second], { ...offer, kind: 'renewal' }),
    ...toLines([third], { ...offer, zone_count: 5, package: 'small-room' }),
    ...toLines([fourth]),
  ])
  expect(body.lines.map(({ refusal }: { refusal: string | null }) => refusal)).toEqual([
    null,
    'order-kind',
    'unavailable',
    'order-open',
  ])
  expect(body).toMatchObject({ price: 5_000_000, total: 5_000_000 })
  const refused = await post(
    '/orders/units',
    { lines: toLines([first, fourth]), expected_total: 10_000_000 },
    'key-two-0002',
  )
  expect([refused.status, refused.body.error.details.code]).toEqual([409, 'order-open'])
  expect((await quote(toLines([first]))).body.lines[0].refusal).toBeNull()
})

test('several units are ordered together, once per submission, and only at the price shown', async () => {
  const units = ids.slice(10, 70)
  const order = (expected_total: number, key = 'key-of-sixty-units') =>
    post('/orders/units', { lines: toLines(units), expected_total }, key)
  const stale = await order(1, 'key-stale-price')
  expect([stale.status, stale.body.error.details.code]).toEqual([409, 'price-changed'])
  const [one, other] = await Promise.all([order(300_000_000), order(300_000_000)])
  expect([one.status, other.status]).toEqual([200, 200])
  expect(other.body.id).toBe(one.body.id)
  expect(one.body).toMatchObject({
    line_count: 60,
    zone_count: 60,
    total: 300_000_000,
    business_unit: null,
    groups: [{ kind: 'new', units: 60, zones: 60, price: 300_000_000 }],
  })
  expect(one.body.lines).toHaveLength(20)
  const [email] = await backend.mail.waitForEmails(place.email, 1, /60 unit/)
  expect(email?.text).toContain('KC-11')
})

test('rejects no lines, too many lines, a unit twice, and units of another organisation', async () => {
  const [first = ''] = ids
  const stranger = await createCustomer(backend)
  const lines = toLines(Array.from({ length: 2_001 }, (_, index) => `unit${index}`))
  for (const wrong of [[], lines, toLines([first, first])]) expect((await quote(wrong)).status).toBe(400)
  const foreign = toLines([first, stranger.order.business_unit.documentId])
  expect((await quote(foreign)).status).toBe(404)
  expect((await post('/orders/units', { lines: foreign, expected_total: 1 }, 'key-foreign-1')).status).toBe(
    404,
  )
})
