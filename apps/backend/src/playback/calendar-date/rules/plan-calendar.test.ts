import { brotliCompressSync } from 'node:zlib'
import { emptyCalendarSettings } from '@bgm/validation'
import { expect, test } from 'vitest'
import { listCalendarSilences } from './plan-calendar'

const day = 86_400_000
const from = Date.parse('2026-11-28T00:00:00+07:00')
const calendar = {
  settings: {
    ...emptyCalendarSettings,
    nyepi: true,
    prayers: {
      names: ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const,
      before_minutes: 5,
      after_minutes: 20,
      friday_minutes: 60,
    },
  },
  place: { latitude: -6.2, longitude: 106.8 },
}
const nyepi = {
  kind: 'nyepi' as const,
  name: { id: 'Nyepi', en: 'Nyepi' },
  from_date: '2027-01-05',
  until_date: '2027-01-05',
}
const list = (days: number) =>
  listCalendarSilences(
    {
      ...calendar,
      settings: {
        ...calendar.settings,
        prayers: { ...calendar.settings.prayers, names: [...calendar.settings.prayers.names] },
      },
    },
    [nyepi],
    { from, until: from + days * day, utc_offset: 420 },
  )

test('a device that stays offline for 40 days still pauses for prayers and Nyepi', () => {
  const silences = list(40)
  expect(silences.filter(({ reason }) => reason === 'prayer')).toHaveLength(200)
  expect(silences.filter(({ reason }) => reason === 'nyepi')).toHaveLength(1)
  expect(Math.max(...silences.map(({ from: start }) => start))).toBeGreaterThan(from + 39 * day)
})

test('40 instead of eight days of pauses enlarge the compressed bundle by at most 6 kB', () => {
  const size = (days: number) => brotliCompressSync(JSON.stringify(list(days))).length
  expect(size(40) - size(8)).toBeLessThanOrEqual(6_000)
})
