import type { OpeningHours } from '@bgm/validation'

const dayMinutes = 1440

type Parts = { own: number; next: number }

/** The minutes of an opening that fall on its own date and on the next date. */
function split(hours: OpeningHours[number]): Parts {
  if (!hours) return { own: 0, next: 0 }
  const { from_minute: from, until_minute: until } = hours
  return until > from ? { own: until - from, next: 0 } : { own: dayMinutes - from, next: until }
}

/** The day of the week, where Monday is 0. */
const getWeekday = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7

/**
 * The number of seconds for which a venue is open on a local date, including the end of an opening that
 * started the day before.
 */
export function countOpenSeconds(week: OpeningHours, date: string): number {
  const today = getWeekday(date)
  const minutes = split(week[today] ?? null).own + split(week[(today + 6) % 7] ?? null).next
  return Math.min(minutes, dayMinutes) * 60
}
