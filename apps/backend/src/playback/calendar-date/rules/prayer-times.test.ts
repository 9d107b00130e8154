import { prayerNames } from '@bgm/validation'
import { expect, test } from 'vitest'
import { getPrayerTimes } from './prayer-times'

const jakarta = { latitude: -6.1944, longitude: 106.8229 }
const clock = (at: number, hours = 7) => new Date(at + hours * 3_600_000).toISOString().slice(11, 16)
const day = 86_400_000

test('prayer times are whole minutes of the local day, in chronological order', () => {
  const times = getPrayerTimes(jakarta, '2027-03-09')
  const inOrder = [times.imsak, times.fajr, times.sunrise, times.dhuhr, times.asr, times.maghrib, times.isha]
  expect(inOrder).toEqual([...inOrder].sort((one, other) => one - other))
  expect(inOrder.every(at => at % 60_000 === 0)).toBe(true)
  expect(times.fajr - times.imsak).toBe(600_000)
  const start = Date.parse('2027-03-08T17:00:00Z')
  expect(inOrder.every(at => at >= start && at < start + day)).toBe(true)
})

// At the equinox, the sun crosses the meridian of Jakarta at about 12:00, and sets about six hours later.
test('Dhuhr begins two minutes after solar noon, rounded up to a whole minute', () => {
  const { dhuhr, maghrib, fajr, isha } = getPrayerTimes(jakarta, '2027-03-21')
  expect(clock(dhuhr)).toBe('12:03')
  expect((maghrib - dhuhr) / 3_600_000).toBeCloseTo(6.05, 0)
  // The sun moves 15 degrees an hour, so 20 degrees take 80 minutes and 18 degrees take 72 minutes.
  expect((isha - maghrib) / 60_000).toBeGreaterThan(65)
  expect((isha - maghrib) / 60_000).toBeLessThan(75)
  expect((dhuhr - fajr) / 3_600_000).toBeGreaterThan(7.2)
})

test('prayer times fall within the local day everywhere from Sabang to Merauke', () => {
  const places = [
    { place: { latitude: 5.8933, longitude: 95.3214 }, hours: 7 },
    { place: { latitude: -8.65, longitude: 115.2167 }, hours: 8 },
    { place: { latitude: -8.4991, longitude: 140.404 }, hours: 9 },
  ]
  for (const { place, hours } of places) {
    const times = getPrayerTimes(place, '2027-06-21')
    const start = Date.parse('2027-06-21T00:00:00Z') - hours * 3_600_000
    for (const name of prayerNames) expect(times[name] >= start && times[name] < start + day).toBe(true)
  }
})
