import fc from '@bgm/property-tests'
import { expect, test } from 'vitest'
import { formatCompactDate, startOfDay, toJakartaDate } from '#src/platform/runtime/jakarta'
import { addMonths, computePeriod } from './period'

const wib = (local: string) => new Date(`${local}+07:00`)

test.each([
  ['2026-01-31T10:00', 1, '2026-02-28T00:00'],
  ['2028-01-31T10:00', 1, '2028-02-29T00:00'],
  ['2026-01-30T10:00', 1, '2026-02-28T00:00'],
  ['2026-11-20T00:00', 1, '2026-12-20T00:00'],
  ['2026-12-31T23:59', 1, '2027-01-31T00:00'],
  ['2026-11-20T12:00', 12, '2027-11-20T00:00'],
  ['2028-02-29T12:00', 12, '2029-02-28T00:00'],
  ['2026-10-31T12:00', 1, '2026-11-30T00:00'],
])('%s plus %i months is %s in Jakarta', (from, months, end) => {
  expect(addMonths(wib(from), months)).toEqual(wib(end))
})

test('a period paid for after midnight in Jakarta starts that day, even if UTC is a day behind', () => {
  expect(computePeriod(wib('2026-11-21T01:30'), 'monthly')).toEqual({
    starts_at: wib('2026-11-21T00:00'),
    expired_date: wib('2026-12-21T00:00'),
    anchor_day: 21,
  })
})

test.each([
  ['2026-01-31', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
  ['2028-01-30', ['2028-02-29', '2028-03-30', '2028-04-30', '2028-05-30']],
  ['2026-11-15', ['2026-12-15', '2027-01-15', '2027-02-15', '2027-03-15']],
])('consecutive monthly renewals from %s keep the original day of the month', (first, ends) => {
  let period = computePeriod(wib(`${first}T09:00`), 'monthly')
  const found = [period.expired_date]
  for (const _ of ends.slice(1)) {
    period = computePeriod(period.expired_date, 'monthly', period.anchor_day)
    found.push(period.expired_date)
  }
  expect(found).toEqual(ends.map(end => wib(`${end}T00:00`)))
})

test('a year from 29 February ends on 28 February, or on the 29th in a leap year', () => {
  const first = computePeriod(wib('2028-02-29T10:00'), 'yearly')
  expect(first.expired_date).toEqual(wib('2029-02-28T00:00'))
  const later = computePeriod(wib('2031-02-28T00:00'), 'yearly', first.anchor_day)
  expect(later.expired_date).toEqual(wib('2032-02-29T00:00'))
})

const instants = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2060-01-01'),
  noInvalidDate: true,
})

test('adding months results in midnight in Jakarta, in the right month and on no later day of it', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: 36 }), (instant, count) => {
      const from = toJakartaDate(instant)
      const end = addMonths(instant, count)
      const to = toJakartaDate(end)
      expect(to.year * 12 + to.month).toBe(from.year * 12 + from.month + count)
      expect(to.day).toBeLessThanOrEqual(from.day)
      expect(startOfDay(end)).toEqual(end)
    }),
  )
})

test('formats the date in Jakarta as eight digits', () => {
  expect(formatCompactDate(wib('2026-01-02T00:00'))).toBe('20260102')
})
