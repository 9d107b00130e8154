import { type PrayerName, prayerNames } from '@bgm/validation'
import { CalculationParameters, Coordinates, Madhab, PrayerTimes, Rounding } from 'adhan'

const minute = 60_000

export type GeoPoint = { latitude: number; longitude: number }
export type DailyPrayerTimes = Record<PrayerName, number> & { imsak: number; sunrise: number }

/**
 * Uses the criteria of the Ministry of Religious Affairs (Kemenag): Fajr at 20 degrees, Isha at 18 degrees,
 * and Asr at one shadow length. A two-minute precaution (ihtiyat) is added to each prayer and subtracted
 * from sunrise. Prayers are rounded up to whole minutes, and sunrise is rounded down. Imsak is ten minutes
 * before Fajr.
 */
const createParameters = () => {
  const parameters = new CalculationParameters('Other', 20, 18)
  parameters.madhab = Madhab.Shafi
  parameters.rounding = Rounding.None
  return parameters
}

const precaution = 2 * minute
const imsakBefore = 10 * minute
const roundUp = (at: Date) => Math.ceil(at.getTime() / minute) * minute
const roundDown = (at: Date) => Math.floor(at.getTime() / minute) * minute

const maxCached = 20_000
const cached = new Map<string, DailyPrayerTimes>()

/** The prayer times of a local date (`YYYY-MM-DD`), in milliseconds since the Unix epoch. */
export function getPrayerTimes(place: GeoPoint, date: string): DailyPrayerTimes {
  const key = `${place.latitude},${place.longitude},${date}`
  const times = cached.get(key) ?? computePrayerTimes(place, date)
  if (cached.size >= maxCached) cached.clear()
  cached.set(key, times)
  return times
}

function computePrayerTimes({ latitude, longitude }: GeoPoint, date: string): DailyPrayerTimes {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  // The library reads the date's local fields, so the result does not depend on the server's time zone.
  const times = new PrayerTimes(
    new Coordinates(latitude, longitude),
    new Date(year, month - 1, day),
    createParameters(),
  )
  const calls = prayerNames.map(name => [name, roundUp(times[name]) + precaution])
  const { fajr, dhuhr, asr, maghrib, isha } = Object.fromEntries(calls) as Record<PrayerName, number> // one entry per name
  return {
    fajr,
    dhuhr,
    asr,
    maghrib,
    isha,
    imsak: fajr - imsakBefore,
    sunrise: roundDown(times.sunrise) - precaution,
  }
}
