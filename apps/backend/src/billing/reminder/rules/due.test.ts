import { expect, test } from 'vitest'
import { findDueReminder, isSendingHour } from './due'

const wib = (local: string) => new Date(`${local}+07:00`)
const year = { starts_at: wib('2026-11-21T00:00'), expired_date: wib('2027-11-21T00:00'), ended_early: false }
const month = {
  starts_at: wib('2026-10-31T00:00'),
  expired_date: wib('2026-11-30T00:00'),
  ended_early: false,
}

test.each([
  [year, '2027-10-21T09:00', null],
  [year, '2027-10-22T00:00', 30],
  [year, '2027-11-06T23:59', 30],
  [year, '2027-11-07T00:00', 14],
  [year, '2027-11-14T12:00', 7],
  [year, '2027-11-19T23:59', 7],
  [year, '2027-11-20T00:00', 1],
  [year, '2027-11-20T23:59', 1],
  [year, '2027-11-21T00:00', 0],
  [year, '2027-11-27T23:59', 0],
  [year, '2027-11-28T00:00', null],
  [month, '2026-11-01T09:00', null],
  [month, '2026-11-16T09:00', 14],
  [month, '2026-11-29T23:59', 1],
])('for %j, the reminder due at %s in Jakarta (in days before expiry) is %s', (period, at, due) => {
  expect(findDueReminder(period, wib(at))).toBe(due)
})

test.each([
  ['2026-11-21T07:59', false],
  ['2026-11-21T08:00', true],
  ['2026-11-21T19:59', true],
  ['2026-11-21T20:00', false],
])('sends reminders at %s in Jakarta: %s', (at, sending) => {
  expect(isSendingHour(wib(at))).toBe(sending)
})
