import { expect, test } from 'vitest'
import {
  finalisationTime,
  firstSealDay,
  getMonthBounds,
  getWidestMonthBounds,
  lastFinalMonth,
  listMonths,
} from './period'

test.each([
  ['2026-12-03T00:00:00+07:00', '2026-11'],
  ['2026-12-02T23:59:59+07:00', '2026-10'],
  ['2027-01-02T23:59:59+07:00', '2026-11'],
  ['2027-01-31T12:00:00+07:00', '2026-12'],
])('at %s, %s is the newest final month', (instant, month) => {
  expect(lastFinalMonth(Date.parse(instant))).toBe(month)
})

test('a month is final on the 3rd of the next month and has its first seal the day before it starts', () => {
  expect(finalisationTime('2026-11')).toBe(Date.parse('2026-12-03T00:00:00+07:00'))
  expect(firstSealDay('2026-11')).toBe('2026-10-31')
})

test('a month starts and ends in the time zone of the venue', () => {
  expect(getMonthBounds('2026-12', 'Asia/Makassar')).toEqual({
    from: Date.parse('2026-12-01T00:00:00+08:00'),
    until: Date.parse('2027-01-01T00:00:00+08:00'),
  })
  expect(getWidestMonthBounds('2026-12')).toEqual({
    from: Date.parse('2026-12-01T00:00:00+09:00'),
    until: Date.parse('2027-01-01T00:00:00+07:00'),
  })
})

test('lists months across a year boundary', () => {
  expect(listMonths('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  expect(listMonths('2026-11', '2026-10')).toEqual([])
})
