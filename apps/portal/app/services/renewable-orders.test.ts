import type { Order } from '@bgm/api-client'
import { expect, test } from 'vitest'
import { listRenewableOrderIds } from './renewable-orders'

const now = new Date('2026-11-20T05:00:00Z')
const paid = {
  id: 'a',
  state: 'paid',
  kind: 'new',
  business_unit: { id: 'unit', name: 'Hotel' },
  covers_until: '2026-12-01T17:00:00.000Z',
  created_at: '2026-11-01T05:00:00.000Z',
} as Order // the test does not read the other fields

test.each<[what: string, changes: Partial<Order>, renewable: boolean]>([
  ['whose period ends soon', {}, true],
  ['whose period ended a few days ago', { covers_until: '2026-11-15T17:00:00.000Z' }, true],
  ['whose period ended long ago', { covers_until: '2026-11-01T17:00:00.000Z' }, false],
  ['whose period ends much later', { covers_until: '2027-11-01T17:00:00.000Z' }, false],
  ['that awaits payment', { state: 'awaiting-payment' }, false],
  ['of extra zones', { kind: 'extra-zones' }, false],
  ['of a deleted unit', { business_unit: null }, false],
])('an order %s (%j) is renewable: %s', (_, changes, renewable) => {
  expect(listRenewableOrderIds([{ ...paid, ...changes }], now)).toEqual(renewable ? ['a'] : [])
})

test('an order is not renewable once it has been renewed, unless the renewal was cancelled', () => {
  const renewal: Order = { ...paid, id: 'b', kind: 'renewal', created_at: '2026-11-10T05:00:00.000Z' }
  expect(listRenewableOrderIds([{ ...renewal, state: 'awaiting-payment' }, paid], now)).toEqual([])
  expect(listRenewableOrderIds([{ ...renewal, state: 'cancelled' }, paid], now)).toEqual(['a'])
})
