import { expect, test } from 'vitest'
import { findDueSlipReminder, getAgeBand, getResendDeadline, getSlipDeadline } from './due'

const day = 86_400_000

test('a slip is due by the 20th of the month after the payment, in Jakarta', () => {
  expect(new Date(getSlipDeadline(new Date('2026-12-31T16:59:59Z'))).toISOString()).toBe(
    '2027-01-20T16:59:59.999Z',
  )
  expect(new Date(getSlipDeadline(new Date('2026-12-31T17:00:00Z'))).toISOString()).toBe(
    '2027-02-20T16:59:59.999Z',
  )
})

test('another slip is due two weeks after a refusal, but not earlier than the first', () => {
  const refused = new Date('2027-01-19T00:00:00Z')
  const due = Date.parse('2027-01-20T00:00:00Z')
  expect(getResendDeadline(due, refused)).toBe(refused.getTime() + 14 * day)
  expect(getResendDeadline(due + 60 * day, refused)).toBe(due + 60 * day)
})

test.each([
  [15, null],
  [14, 14],
  [8, 14],
  [7, 7],
  [2, 2],
  [0.1, 2],
  [-0.1, 0],
])('%d days before the deadline, the reminder is %s', (days, reminder) => {
  expect(findDueSlipReminder(100 * day, (100 - days) * day)).toBe(reminder)
})

test.each([
  [0, 'not-due'],
  [30, 'days-30'],
  [31, 'days-60'],
  [90, 'days-90'],
  [91, 'older'],
])('after %d days, the age is %s', (days, band) => {
  expect(getAgeBand(0, days * day)).toBe(band)
})
