import { expect, test } from 'vitest'
import { countSecondsWhileOpen } from './open-seconds'

// Open from 10 to 22, on Saturday from 18 to 3, and closed on Sunday. 2026-11-02 is a Monday.
const hours = (from: number, until: number) => ({ from_minute: from * 60, until_minute: until * 60 })
const week = [...Array.from({ length: 5 }, () => hours(10, 22)), hours(18, 3), null]

test.each([
  ['2026-11-02T12:00', 180, 180],
  ['2026-11-02T09:59', 180, 120],
  ['2026-11-02T21:58', 180, 120],
  ['2026-11-02T23:00', 180, 0],
  ['2026-11-08T02:59', 180, 60],
  ['2026-11-08T12:00', 180, 0],
])('of a play that starts at %s and lasts %i seconds, %i are within opening hours', (at, seconds, open) => {
  const started_at = Date.parse(`${at}:00+08:00`)
  expect(countSecondsWhileOpen({ started_at, seconds }, week, 'Asia/Makassar')).toBe(open)
})
