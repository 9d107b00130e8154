import { expect, test } from 'vitest'
import { choosePlayTime } from './quick-announcement.server'

test.each([
  ['no time', undefined, 'Asia/Jakarta', '2026-11-30T07:05:30Z', '2026-11-30T07:07:30Z'],
  ['a later time', '15:00', 'Asia/Jakarta', '2026-11-30T07:05:30Z', '2026-11-30T08:00:00Z'],
  ['a time that has passed', '07:00', 'Asia/Jakarta', '2026-11-30T07:05:30Z', '2026-12-01T00:00:00Z'],
  ['the current minute', '14:05', 'Asia/Jakarta', '2026-11-30T07:05:30Z', '2026-12-01T07:05:00Z'],
  ['a time further east', '16:30', 'Asia/Jayapura', '2026-11-30T07:05:30Z', '2026-11-30T07:30:00Z'],
])('a recording with %s plays then', (_, playAt, timeZone, now, expected) => {
  expect(new Date(choosePlayTime(playAt, timeZone, Date.parse(now))).toISOString()).toBe(
    expected.replace('Z', '.000Z'),
  )
})
