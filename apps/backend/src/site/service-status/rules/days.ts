const minute = 60_000
const dayLength = 24 * 60 * minute
const jakartaOffset = 7 * 60 * minute

export const statusDays = 90

/** The day in Jakarta that a time is in, as YYYY-MM-DD. */
export const getStatusDay = (at: number): string => new Date(at + jakartaOffset).toISOString().slice(0, 10)

type DayCounts = { day: string; passed: number; failed: number }

/**
 * Adds the days without a row and the minutes without a result, from the first check on. `minute` and `firstMinute`
 * are minutes since 1970.
 */
export function fillDays(rows: readonly DayCounts[], firstMinute: number | null, now: number) {
  if (firstMinute === null) return []
  const known = new Map(rows.map(row => [row.day, row]))
  const end = Math.floor(now / minute)
  const days = []
  for (let age = statusDays - 1; age >= 0; age -= 1) {
    const day = getStatusDay(now - age * dayLength)
    const start = (Date.parse(`${day}T00:00:00Z`) - jakartaOffset) / minute
    const expected = Math.min(end, start + 1440) - Math.max(firstMinute, start)
    const { passed, failed } = known.get(day) ?? { passed: 0, failed: 0 }
    if (expected <= 0 && passed + failed === 0) continue
    days.push({ day, passed, failed, missed: Math.max(0, expected - passed - failed) })
  }
  return days
}
