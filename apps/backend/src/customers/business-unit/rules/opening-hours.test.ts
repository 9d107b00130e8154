import { defaultOpeningHours, type OpeningHours } from '@bgm/validation'
import { describe, expect, test } from 'vitest'
import {
  findOpenedAt,
  getTotalDuration,
  listOpenIntervals,
  parseOpeningHoursOrDefault,
  subtractIntervals,
} from './opening-hours'

const at = (local: string, offset = '+07:00') => Date.parse(`${local}:00${offset}`)
const jakarta = 'Asia/Jakarta'
const hour = 3_600_000

const every = (from: number, until: number): OpeningHours =>
  Array.from({ length: 7 }, () => ({ from_minute: from * 60, until_minute: until * 60 }))

/** The bar is open from 18:00 to 02:00, and closed on Mondays. */
const bar: OpeningHours = every(18, 2).map((day, index) => (index === 0 ? null : day))

describe('opening hours', () => {
  test.each([
    ['2026-11-23T08:00', defaultOpeningHours, '2026-11-23T08:00'],
    ['2026-11-23T07:59', defaultOpeningHours, null],
    ['2026-11-23T22:00', defaultOpeningHours, null],
    ['2026-11-23T19:00', bar, null],
    ['2026-11-23T01:00', bar, '2026-11-22T18:00'],
    ['2026-11-24T01:00', bar, null],
    ['2026-11-25T01:59', bar, '2026-11-24T18:00'],
  ])('at %s, with the hours %j, the opening time found is %s', (now, hours, expected) => {
    expect(findOpenedAt(hours, jakarta, at(now))).toBe(expected && at(expected))
  })

  test('a unit that never closes counts as having opened a week ago', () => {
    const now = at('2026-11-23T12:00')
    expect(findOpenedAt(every(0, 24), jakarta, now)).toBe(now - 7 * 24 * hour)
  })

  test('opening hours follow the time zone of the unit', () => {
    const now = at('2026-11-23T08:30', '+09:00')
    expect(findOpenedAt(defaultOpeningHours, 'Asia/Jayapura', now)).toBe(at('2026-11-23T08:00', '+09:00'))
    expect(findOpenedAt(defaultOpeningHours, jakarta, now)).toBeNull()
  })

  test('opening hours past midnight form one interval, clipped to the period', () => {
    const period = { from: at('2026-11-24T00:00'), until: at('2026-11-26T01:00') }
    expect(listOpenIntervals(bar, jakarta, period)).toEqual([
      { from: at('2026-11-24T18:00'), until: at('2026-11-25T02:00') },
      { from: at('2026-11-25T18:00'), until: at('2026-11-26T01:00') },
    ])
  })

  test('missing or invalid opening hours fall back to the defaults', () => {
    expect(parseOpeningHoursOrDefault(null)).toBe(defaultOpeningHours)
    expect(parseOpeningHoursOrDefault([])).toBe(defaultOpeningHours)
    expect(parseOpeningHoursOrDefault(bar)).toEqual(bar)
  })
})

describe('intervals', () => {
  test('intervals are subtracted and measured without counting overlaps twice', () => {
    const day = [{ from: 0, until: 100 }]
    expect(
      subtractIntervals(day, [
        { from: -5, until: 10 },
        { from: 40, until: 50 },
        { from: 45, until: 60 },
      ]),
    ).toEqual([
      { from: 10, until: 40 },
      { from: 60, until: 100 },
    ])
    expect(subtractIntervals(day, [{ from: 0, until: 100 }])).toEqual([])
    expect(
      getTotalDuration([
        { from: 0, until: 10 },
        { from: 5, until: 20 },
        { from: 30, until: 31 },
      ]),
    ).toBe(21)
  })
})
