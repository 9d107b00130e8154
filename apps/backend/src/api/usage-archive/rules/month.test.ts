import { expect, test } from 'vitest'
import { archivedDays, lastRemovableMonth } from './month'

test('the archived days of consecutive months have no gap between them', () => {
  expect(archivedDays('2026-12')).toEqual({ from: '2026-11-30', until: '2026-12-31' })
  expect(archivedDays('2027-01')).toEqual({ from: '2026-12-31', until: '2027-01-31' })
})

test.each([
  [24, '2028-12-02T16:59:00Z', '2026-10'],
  [24, '2028-12-02T17:01:00Z', '2026-11'],
  [6, '2027-03-10T00:00:00Z', '2026-08'],
])('if plays are kept for %i months, on %s the last removable month is %s', (months, now, month) => {
  expect(lastRemovableMonth(months, Date.parse(now))).toBe(month)
})
