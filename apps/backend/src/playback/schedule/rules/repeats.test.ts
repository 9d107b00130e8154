import { expect, test } from 'vitest'
import { exceptionsOverlap, listOccurrences } from './repeats'

const single = {
  from_date: '2026-12-05',
  until_date: '2026-12-05',
  from_minute: null,
  until_minute: null,
  repeats: 'never',
  repeat_days: null,
} as const
const saturdays = {
  ...single,
  until_date: '2027-12-31',
  repeats: 'monthly',
  repeat_days: 1,
} as const
const weeks = {
  ...single,
  from_date: '2026-11-30',
  until_date: '2027-06-30',
  repeats: 'fortnightly',
  repeat_days: 7,
} as const
const dates = (rows: { from_date: string; until_date: string }[]) =>
  rows.map(({ from_date, until_date }) => `${from_date}/${until_date}`)

test('the first Saturday of each month', () => {
  expect(dates(listOccurrences([saturdays], '2026-12-20', '2027-03-31'))).toEqual([
    '2027-01-02/2027-01-02',
    '2027-02-06/2027-02-06',
    '2027-03-06/2027-03-06',
  ])
})

test('the fifth weekday of a month is the last one', () => {
  const last = { ...saturdays, from_date: '2027-01-29' }
  expect(dates(listOccurrences([last], '2027-01-01', '2027-05-31'))).toEqual([
    '2027-01-29/2027-01-29',
    '2027-02-26/2027-02-26',
    '2027-03-26/2027-03-26',
    '2027-04-30/2027-04-30',
    '2027-05-28/2027-05-28',
  ])
})

test('every second week, beginning with a week that has already begun', () => {
  expect(dates(listOccurrences([weeks], '2026-12-18', '2027-01-11'))).toEqual([
    '2026-12-14/2026-12-20',
    '2026-12-28/2027-01-03',
    '2027-01-11/2027-01-17',
  ])
})

test('the last occurrence ends with the series', () => {
  const ending = { ...weeks, until_date: '2026-12-16' }
  expect(dates(listOccurrences([ending], '2026-12-01', '2027-12-31')).at(-1)).toBe('2026-12-14/2026-12-16')
})

test('single exceptions come first', () => {
  expect(listOccurrences([weeks, single], '2026-11-30', '2026-12-06')[0]).toEqual(single)
})

test('repeating exceptions overlap if any of their occurrences do', () => {
  const mornings = { from_minute: 360, until_minute: 720 }
  expect(exceptionsOverlap(weeks, saturdays, '2026-11-30')).toBe(true)
  expect(exceptionsOverlap({ ...weeks, repeat_days: 5 }, saturdays, '2026-11-30')).toBe(false)
  expect(
    exceptionsOverlap(
      { ...weeks, ...mornings },
      { ...saturdays, from_minute: 720, until_minute: 900 },
      '2026-11-30',
    ),
  ).toBe(false)
  expect(exceptionsOverlap(weeks, { ...weeks, from_date: '2026-12-07' }, '2026-11-30')).toBe(false)
})
