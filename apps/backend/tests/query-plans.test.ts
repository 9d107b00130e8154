import { afterAll, beforeAll, expect, test } from 'vitest'
import { customer } from './customers'
import { startShop } from './goods'
import { type Backend, compiled } from './harness'

let backend: Backend
beforeAll(async () => {
  backend = await startShop()
})
afterAll(() => backend.stop())

type Query = { sql: string; bindings: unknown[] }

const large = ['orders', 'business_units', 'subscriptions', 'zones', 'audit_entries', 'memberships']

/** Reads every statement of a call as the database plans it; answers those that read a large table from end to end. */
async function scansOf(work: () => Promise<unknown>): Promise<string[]> {
  const { connection } = backend.strapi.db
  const asked: Query[] = []
  const listen = (query: Query) => asked.push(query)
  connection.on('query', listen)
  await work()
  connection.removeListener('query', listen)
  const scans: string[] = []
  for (const { sql, bindings } of asked.filter(({ sql }) => /^select/i.test(sql))) {
    const plan: { detail: string }[] = await connection.raw(`explain query plan ${sql}`, bindings as string[])
    const aliases = new Map(
      [...sql.matchAll(/`(\w+)` as `(\w+)`/g)].map(([, table, alias]) => [alias, table]),
    )
    for (const { detail } of plan) {
      const [, alias = ''] = /^SCAN (\w+)/.exec(detail) ?? []
      if (large.includes(aliases.get(alias) ?? alias)) scans.push(`${detail}: ${sql.slice(0, 160)}`)
    }
  }
  expect(asked.length).toBeGreaterThan(0)
  return scans
}

test.each([
  '/business-units?page=2',
  '/business-units?sort=expired_date&state=active',
  '/business-units?sort=-created_at&industry=hotel',
  '/business-units?state=awaiting-payment&package=small-room',
  '/orders?page=2',
  '/orders?state=paid&kind=renewal&from=2026-01-01&until=2026-12-31',
  '/subscriptions',
])('%s reads no large table from end to end', async path => {
  const { token } = await shared()
  expect(await scansOf(() => backend.call('GET', path, { token }))).toEqual([])
})

test('neither do the pages of one order and one unit, nor the hourly work', async () => {
  const { token, order } = await shared()
  const unit = order.business_unit.documentId
  expect(await scansOf(() => backend.call('GET', `/orders/${order.documentId}`, { token }))).toEqual([])
  expect(await scansOf(() => backend.call('GET', `/orders?business_unit=${unit}`, { token }))).toEqual([])
  expect(await scansOf(() => backend.call('GET', `/business-units/${unit}/ordering`, { token }))).toEqual([])
  const { lapseOrders } = compiled<{ lapseOrders(): Promise<number> }>('src/api/order/services/lapse')
  expect(await scansOf(() => lapseOrders())).toEqual([])
})

let known: ReturnType<typeof customer> | undefined
const shared = () => {
  known ??= customer(backend)
  return known
}
