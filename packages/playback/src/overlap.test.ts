import fc from '@bgm/property-tests'
import { expect, test } from 'vitest'
import { type DatedRange, datedRangesOverlap, getDailyMinutes } from './overlap'

const dated = (from_date: string, until_date: string, from_minute?: number, until_minute?: number) => ({
  from_date,
  until_date,
  from_minute: from_minute ?? null,
  until_minute: until_minute ?? null,
})

test.each([
  [
    'whole days that share a date',
    dated('2027-03-20', '2027-03-22'),
    dated('2027-03-22', '2027-03-25'),
    true,
  ],
  [
    'whole days that follow one another',
    dated('2027-03-20', '2027-03-21'),
    dated('2027-03-22', '2027-03-25'),
    false,
  ],
  [
    'hours that touch',
    dated('2027-03-20', '2027-03-20', 600, 720),
    dated('2027-03-20', '2027-03-20', 720, 800),
    false,
  ],
  [
    'hours past midnight',
    dated('2027-03-20', '2027-03-20', 1320, 120),
    dated('2027-03-21', '2027-03-21', 60, 90),
    true,
  ],
])('determines whether %s overlap', (_, one, other, expected) => {
  expect([datedRangesOverlap(one, other), datedRangesOverlap(other, one)]).toEqual([expected, expected])
})

test('determines the same as a comparison of every minute', () => {
  const start = Date.parse('2027-03-20T00:00:00Z')
  const date = (day: number) => new Date(start + day * 86_400_000).toISOString().slice(0, 10)
  const range = fc
    .record({ from: fc.nat(3), days: fc.nat(2), minutes: fc.option(fc.tuple(fc.nat(1439), fc.nat(1439))) })
    .filter(({ minutes }) => minutes === null || minutes[0] !== minutes[1])
    .map(({ from, days, minutes }) => dated(date(from), date(from + days), minutes?.[0], minutes?.[1]))
  const getMinutes = (one: DatedRange) => {
    const { from, until } = getDailyMinutes(one)
    const found = new Set<number>()
    const first = (Date.parse(`${one.from_date}T00:00:00Z`) - start) / 60_000
    const last = (Date.parse(`${one.until_date}T00:00:00Z`) - start) / 60_000
    for (let day = first; day <= last; day += 1440)
      for (let minute = day + from; minute < day + until; minute += 1) found.add(minute)
    return found
  }
  fc.assert(
    fc.property(range, range, (one, other) => {
      const minutes = getMinutes(other)
      expect(datedRangesOverlap(one, other)).toBe([...getMinutes(one)].some(minute => minutes.has(minute)))
    }),
  )
})
