import { expect, test } from 'vitest'
import { startOfLocalDate, timeZoneAt } from './time-zone-history'

// The unit moved from Jakarta to Makassar on 10 November at noon in Jakarta.
const moved = Date.parse('2026-11-10T05:00:00Z')
const history = { former: [{ time_zone: 'Asia/Jakarta', until: moved }], current: 'Asia/Makassar' }

test.each([
  [moved - 1, 'Asia/Jakarta'],
  [moved, 'Asia/Makassar'],
])('the time zone at %i is %s', (instant, timeZone) => {
  expect(timeZoneAt(history, instant)).toBe(timeZone)
})

test.each([
  ['2026-11-09', '2026-11-08T17:00:00.000Z'],
  ['2026-11-10', '2026-11-09T17:00:00.000Z'],
  ['2026-11-11', '2026-11-10T16:00:00.000Z'],
])('%s begins at %s', (date, start) => {
  expect(new Date(startOfLocalDate(history, date)).toISOString()).toBe(start)
})
