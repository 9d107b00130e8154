import { describe, expect, test } from 'vitest'
import { calculatorSchema } from './index'
import { getParseResult } from './testing/parse-result'

const typed = {
  industry: 'restaurant',
  location_count: '2',
  zone_count: '3',
  billing_period: 'yearly',
  hotel_kind: '',
  venue_kind: '',
  seats: '1.250',
  area_size: '',
  rooms: '',
  screens: '',
}

describe('the price calculator', () => {
  test('parses numbers with separators and drops empty fields', () => {
    expect(getParseResult(calculatorSchema, typed)).toMatchObject({
      value: {
        industry: 'restaurant',
        location_count: 2,
        zone_count: 3,
        billing_period: 'yearly',
        seats: 1250,
      },
    })
  })

  test.each([
    [{ industry: '' }, 'industry: validation.required'],
    [{ industry: 'bank' }, 'industry: validation.industry'],
    [{ location_count: '0' }, 'location_count: validation.count'],
    [{ location_count: '' }, 'location_count: validation.required'],
    [{ zone_count: '6' }, 'zone_count: validation.zone_count'],
    [{ billing_period: 'weekly' }, 'billing_period: validation.billing_period'],
    [{ seats: '1,5' }, 'seats: validation.count'],
    [{ area_size: '-3' }, 'area_size: validation.area_size'],
    [{ hotel_kind: 'castle' }, 'hotel_kind: validation.invalid'],
  ])('rejects %j', (change, error) => {
    expect(getParseResult(calculatorSchema, { ...typed, ...change })).toEqual({ errors: [error] })
  })
})
