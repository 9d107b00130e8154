import { expect, test } from 'vitest'
import { isOpen } from './opening-hours'

const jakarta = { utc_offset: 420 }
const day = { from_minute: 8 * 60, until_minute: 22 * 60 }
const night = { from_minute: 20 * 60, until_minute: 2 * 60 }
const allDay = { from_minute: 0, until_minute: 1440 }
/** The hours from Monday to Sunday; closed on Tuesday, past midnight on Wednesday. */
const hours = [day, null, night, day, day, day, allDay]

test.each([
  ['before opening on Monday', '2026-11-23T07:59', false],
  ['at opening time', '2026-11-23T08:00', true],
  ['at closing time', '2026-11-23T22:00', false],
  ['on a day off', '2026-11-24T12:00', false],
  ['on Wednesday evening', '2026-11-25T23:00', true],
  ['after midnight on Wednesday night', '2026-11-26T01:59', true],
  ['after the end of that night', '2026-11-26T02:00', false],
  ['at the end of Sunday', '2026-11-29T23:59', true],
  ['at midnight after Sunday', '2026-11-30T00:00', false],
])('a unit is open %s (%s): %s', (_, local, open) => {
  expect(isOpen(hours, jakarta, Date.parse(`${local}:00+07:00`))).toBe(open)
})
