import { describe, expect, test } from 'vitest'
import { industryBodySchema, industrySchema, industrySlugs } from './index'
import { getParseResult } from './testing/parse-result'

describe('choosing an industry', () => {
  test('accepts each of the 14 industries', () => {
    expect(industrySlugs).toHaveLength(14)
    for (const industry of industrySlugs) {
      const result = industrySchema.safeParse({ industry, hotel_stars: '3', area_size: '100' })
      expect(result.success).toBe(true)
    }
  })

  test.each([
    ['1250', 1250],
    ['1.250', 1250],
    ['1,250', 1250],
    [' 1 250 m² ', 1250],
    ['1.000.000', 1_000_000],
    ['1', 1],
    [1250, 1250],
  ])('parses the area %j as %d', (area_size, value) => {
    expect(getParseResult(industrySchema, { industry: 'office', area_size })).toEqual({
      value: { industry: 'office', area_size: value },
    })
  })

  test.each(['0', '-5', '1,5', '12.50', '1.2.3', 'seratus', '1.000.001', '1e3', 1.5, Number.NaN])(
    'rejects the area %j',
    area_size => {
      expect(getParseResult(industrySchema, { industry: 'office', area_size })).toEqual({
        errors: ['area_size: validation.area_size'],
      })
    },
  )

  test.each([
    [{ industry: 'hotel', area_size: '10' }, ['hotel_stars: validation.hotel_stars_missing']],
    [
      { industry: 'hotel', hotel_stars: '', area_size: '10' },
      ['hotel_stars: validation.hotel_stars_missing'],
    ],
    [{ industry: 'hotel', hotel_stars: '6', area_size: '10' }, ['hotel_stars: validation.hotel_stars']],
    [{ industry: 'hotel', hotel_stars: '0', area_size: '10' }, ['hotel_stars: validation.hotel_stars']],
    [{ industry: 'karaoke', area_size: '10' }, ['industry: validation.industry']],
    [{ industry: '', area_size: '' }, ['industry: validation.required', 'area_size: validation.required']],
  ])('rejects %j', (input, errors) => {
    expect(getParseResult(industrySchema, input)).toEqual({ errors })
  })

  test('drops the stars of another industry from a form, but rejects them in a request body', () => {
    const input = { industry: 'office', hotel_stars: '4', area_size: '20' }
    expect(getParseResult(industrySchema, input)).toEqual({ value: { industry: 'office', area_size: 20 } })
    expect(getParseResult(industryBodySchema, input)).toEqual({
      errors: ['hotel_stars: validation.hotel_stars'],
    })
  })

  test('accepts a stored hotel in a request body, and null stars in a form', () => {
    const hotel = { industry: 'hotel', hotel_stars: 4, area_size: 1250 }
    expect(getParseResult(industryBodySchema, hotel)).toEqual({ value: hotel })
    expect(getParseResult(industrySchema, { industry: 'office', hotel_stars: null, area_size: 5 })).toEqual({
      value: { industry: 'office', area_size: 5 },
    })
  })
})
