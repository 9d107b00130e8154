import { expect, test } from 'vitest'
import { getArchivedDays, lastRemovableMonth } from './month'

test('there is no gap between the archived days of consecutive months', () => {
  expect(getArchivedDays('2026-12')).toEqual({ from: '2026-11-30', until: '2026-12-31' })
  expect(getArchivedDays('2027-01')).toEqual({ from: '2026-12-31', until: '2027-01-31' })
})

test.each([
  [24, '2028-12-02T16:59:00Z', '2026-10'],
  [24, '2028-12-02T17:01:00Z', '2026-11'],
  [6, '2027-03-10T00:00:00Z', '2026-08'],
])('if plays are kept for %i months, the newest removable month at %s is %s', (months, now, month) => {
  expect(lastRemovableMonth(months, Date.parse(now))).toBe(month)
})
