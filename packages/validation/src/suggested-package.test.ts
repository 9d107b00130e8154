import { describe, expect, test } from 'vitest'
import { suggestPackage } from './suggested-package'

const offer = (key: string, max_area: number | null, contact_only = false) => ({
  key,
  max_area,
  contact_only,
})
const packages = [
  offer('small-room', 100),
  offer('single-location', null),
  offer('multi-location', null),
  offer('international', null, true),
]

describe('the package', () => {
  test.each([
    [60, false, 'small-room'],
    [100, false, 'small-room'],
    [101, false, 'single-location'],
    [60, true, 'multi-location'],
  ])('for %i m² and several locations: %s is %s', (area, several, key) => {
    expect(suggestPackage(packages, { area, several })).toBe(key)
  })

  test('that is suggested is on sale', () => {
    expect(suggestPackage([offer('other', null)], { area: 10, several: true })).toBe('other')
    expect(suggestPackage([], { area: 10, several: true })).toBe('')
  })
})
