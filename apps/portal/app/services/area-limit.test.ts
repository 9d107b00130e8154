import { describe, expect, test } from 'vitest'
import { findAreaError } from './area-limit'

const offer = (key: string, max_area: number | null, contact_only = false) => ({
  ...{ key, title: `Paket ${key}`, max_area, contact_only, max_zones: 5, subtitle: '', features: [] },
  ...{ price_monthly: 1, price_yearly: 1 },
})
const packages = [
  offer('small-room', 100),
  offer('single-location', null),
  offer('multi-location', null),
  offer('international', null, true),
]

describe('the package', () => {
  test('that does not cover the area is rejected with the other package, except in a renewal', () => {
    const values = { title: 'Paket small-room', max: 100, area: 250, other: 'Paket single-location' }
    expect(findAreaError('small-room', { packages, area: 250 })).toEqual({
      package: [{ key: 'errors.package_area', values }],
    })
    expect(findAreaError('small-room', { packages, area: 250, current: 'small-room' })).toBeNull()
    expect(findAreaError('small-room', { packages, area: 100 })).toBeNull()
    expect(findAreaError('single-location', { packages, area: 250 })).toBeNull()
  })
})
