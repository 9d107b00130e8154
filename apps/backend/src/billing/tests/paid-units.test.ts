import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Backend } from '#tests/harness'
import { startBackendWithPackages } from '#tests/shop'
import { createOrganisationWithUnits, type Line, type Organisation } from './several-units'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages()
}, 300_000)
afterAll(() => backend.stop())

const placeFor = (place: Organisation, kind: Line['kind'], zone_count: number) =>
  place.place(place.units.map((unit): Line => ({ unit, kind, zone_count })))

/** The number of statements of the transaction that pays an order, without those of jobs that start meanwhile. */
async function countStatements(pay: () => Promise<void>): Promise<number> {
  const counts = new Map<string, number>()
  const listen = ({ __knexTxId: id }: { __knexTxId?: string }) => {
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const { client } = backend.strapi.db.connection
  client.on('query', listen)
  await pay()
  client.off('query', listen)
  return Math.max(...counts.values())
}

test('two hundred units are paid with as many statements as twenty, whatever the order does', async () => {
  const counts: number[][] = []
  for (const units of [20, 200]) {
    const place = await createOrganisationWithUnits(backend, units)
    const own: number[] = []
    for (const kind of ['new', 'extra-zones', 'renewal'] as const) {
      const order = await placeFor(place, kind, kind === 'renewal' ? 2 : 1)
      own.push(await countStatements(() => place.pay(order.id)))
    }
    counts.push(own)
    const zones = await backend.strapi.db.connection('zones').whereIn('business_unit_id', place.units)
    expect(zones).toHaveLength(units * 2)
  }
  expect(counts[1]).toEqual(counts[0])
})

test('a thousand units are paid and licensed within seconds', async () => {
  const place = await createOrganisationWithUnits(backend, 1_000)
  const order = await placeFor(place, 'new', 1)
  const startedAt = Date.now()
  await place.pay(order.id)
  expect(Date.now() - startedAt).toBeLessThan(10_000)
  const states = await backend.strapi.db
    .connection('licences as l')
    .join('zones as z', 'z.id', 'l.zone_id')
    .whereIn('z.business_unit_id', place.units)
    .where('l.state', 'active')
    .where('l.version', 1)
    .count()
  expect(Number(states[0]?.count)).toBe(1_000)
})
