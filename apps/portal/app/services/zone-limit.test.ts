import { expect, test } from 'vitest'
import { findZoneLimitError, getAvailableZoneCount } from './zone-limit'

const offer = (key: string, max_zones: number) => ({
  ...{
    key,
    title: `Paket ${key}`,
    max_zones,
    max_area: null,
    subtitle: '',
    contact_only: false,
    features: [],
  },
  ...{ price_monthly: 1, price_yearly: 1 },
})
const packages = [offer('small', 1), offer('large', 5)]
const runs = (key: string, zone_count: number) => ({ package: { key, title: '' }, zone_count })
const extra = { kind: 'extra-zones' }

test('a period can have as many zones as its package allows', () => {
  expect(getAvailableZoneCount({ kind: 'new', package: 'small' }, { packages })).toBe(1)
  expect(getAvailableZoneCount({ kind: 'renewal', package: 'large' }, { packages })).toBe(5)
})

test.each([
  [[runs('small', 1)], 0],
  [[runs('large', 2)], 3],
  [[runs('large', 2), runs('small', 1)], 0],
  [[runs('large', 2), runs('large', 4)], 1],
])('extra zones are limited by the current subscriptions: %j leaves %i', (running, left) => {
  expect(getAvailableZoneCount(extra, { packages, running })).toBe(left)
})

test("too many zones are rejected with the package's limit", () => {
  const limitError = (title: string, max: number) => ({
    zone_count: [{ key: 'errors.zone_limit', values: { title, max } }],
  })
  expect(findZoneLimitError({ package: 'small', zone_count: 2 }, { packages })).toEqual(
    limitError('Paket small', 1),
  )
  const running = [runs('small', 1)]
  expect(findZoneLimitError({ ...extra, zone_count: 1 }, { packages, running })).toEqual(
    limitError('Paket small', 1),
  )
  expect(findZoneLimitError({ package: 'large', zone_count: 5 }, { packages })).toBeNull()
})
