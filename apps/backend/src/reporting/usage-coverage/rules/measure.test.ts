import { defaultOpeningHours } from '@bgm/validation'
import { expect, test } from 'vitest'
import { parseOpeningHoursOrDefault } from '#src/customers/business-unit/rules/opening-hours'
import { getCoverageRank, measureZone, noOpeningHoursRank } from './measure'
import { countOpenSeconds } from './opening-hours'

const hour = 3600
const hours = (from: number, until: number) => ({ from_minute: from * 60, until_minute: until * 60 })
// 2026-11-02 is a Monday. The venue is open from 10 to 22, on Saturday from 18 to 3, and closed on Sunday.
const week = [...Array.from({ length: 5 }, () => hours(10, 22)), hours(18, 3), null]

test.each([
  ['2026-11-02', 12],
  ['2026-11-07', 6],
  ['2026-11-08', 3],
])('on %s, the venue is open for %i hours', (date, expected) => {
  expect(countOpenSeconds(week, date)).toBe(expected * hour)
})

test('opening hours have a default if there are none', () => {
  expect(parseOpeningHoursOrDefault(JSON.stringify(week))).toEqual(week)
  expect(parseOpeningHoursOrDefault(week)).toEqual(week)
  expect(parseOpeningHoursOrDefault(null)).toBe(defaultOpeningHours)
  expect(parseOpeningHoursOrDefault([])).toBe(defaultOpeningHours)
  expect(countOpenSeconds(defaultOpeningHours, '2026-11-08')).toBe(14 * hour)
})

test('counts only opening hours of licensed days, and a long day does not make up for a silent one', () => {
  const heard = (seconds: number, open_seconds: number | null = seconds) => ({
    plays: 2,
    signed_plays: 1,
    seconds,
    open_seconds,
  })
  const days = new Map([
    ['2026-11-02', heard(20 * hour)],
    ['2026-11-03', heard(9 * hour, 6 * hour)],
    ['2026-11-04', heard(2 * hour, null)],
    ['2026-11-09', heard(hour)],
  ])
  // The zone is licensed from Monday 07:00 in Makassar to Wednesday midnight.
  const licensed = [{ from: Date.parse('2026-11-01T23:00Z'), until: Date.parse('2026-11-04T16:00Z') }]
  const zone = { timeZones: { former: [], current: 'Asia/Makassar' }, licensed, days }
  const amounts = measureZone(week, zone, { from: '2026-11-01', until: '2026-12-01' })
  expect(amounts).toEqual({
    plays: 8,
    signed_plays: 4,
    seconds: 32 * hour,
    reported_seconds: 20 * hour,
    open_seconds: 36 * hour,
  })
  expect(getCoverageRank(amounts)).toBe(555)
  expect(getCoverageRank({ reported_seconds: 0, open_seconds: 0 })).toBe(noOpeningHoursRank)
})
