import type { Announcement, Plan } from '@bgm/validation'
import { expect, test } from 'vitest'
import { planDayAnnouncements } from './day-announcements'

const from = Date.parse('2026-11-23T00:00:00+07:00')
const plan: Plan = {
  time_zone: 'Asia/Jakarta',
  utc_offset: 7 * 60,
  from,
  until: from + 8 * 86_400_000,
  licence: { state: 'active', until: null },
  silences: [],
  override: null,
  exceptions: [],
  slots: [],
  patterns: [],
  season: null,
  default_playlist: 'default',
  fallback_playlist: null,
}
const announcement: Announcement = {
  id: 'closing',
  revision: 1,
  name: 'Closing',
  duration_ms: 20_000,
  gain_db: 0,
  sha256: '0'.repeat(64),
  bytes: 1,
  mime: 'audio/mpeg',
  schedule: { from_date: null, until_date: null, weekdays: [1], times: [21 * 60], every: null },
  gap_minutes: 0,
  per_hour: 12,
}

test('a day is planned again only if the plan or an announcement has changed', () => {
  const planned = planDayAnnouncements(1, plan, [announcement])
  expect(planned.planned).toMatchObject([{ announcement: 'closing', at: from + 21 * 3_600_000 }])
  expect(planDayAnnouncements(1, structuredClone(plan), [announcement])).toBe(planned)
  const quieter = planDayAnnouncements(1, { ...plan, default_playlist: null }, [announcement])
  expect(quieter.planned).toMatchObject([{ at: null, skipped: 'silence' }])
})

test('the plans of the zones that were viewed last are cached', () => {
  const first = planDayAnnouncements(1, plan, [announcement])
  for (let zone = 2; zone <= 500; zone += 1) planDayAnnouncements(zone, plan, [announcement])
  expect(planDayAnnouncements(1, plan, [announcement])).toBe(first)
  for (let zone = 501; zone <= 1001; zone += 1) planDayAnnouncements(zone, plan, [announcement])
  expect(planDayAnnouncements(1, plan, [announcement])).not.toBe(first)
})
