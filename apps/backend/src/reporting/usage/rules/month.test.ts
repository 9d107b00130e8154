import { expect, test } from 'vitest'
import { parseMonth, selectDaysForPage } from './month'

test.each([
  ['2026-11', '2026-11-01', '2026-12-01'],
  ['2026-12', '2026-12-01', '2027-01-01'],
  ['2028-02', '2028-02-01', '2028-03-01'],
])('the month %s runs from %s to %s (exclusive)', (month, from, until) => {
  expect(parseMonth(month)).toEqual({ month, from, until })
})

test.each(['2026-13', '2026-1', '1999-01', '2026-11-01', '2026-00', ''])('%s is not a month', text => {
  expect(parseMonth(text)).toBeNull()
})

const days = [
  { date: '2026-11-01', plays: 30, seconds: 0 },
  { date: '2026-11-02', plays: 20, seconds: 0 },
  { date: '2026-11-03', plays: 25, seconds: 0 },
]

test.each([
  ['the first page', 0, ['2026-11-03'], 0],
  ['a page that spans two days', 20, ['2026-11-03', '2026-11-02'], 20],
  ['a page that begins with a day', 25, ['2026-11-02'], 0],
  ['the last page', 70, ['2026-11-01'], 25],
  ['a page beyond the last', 80, [], 5],
])('selects the days for %s', (_, offset, dates, rest) => {
  expect(selectDaysForPage(days, offset, 20)).toEqual({ dates, offset: rest })
})
