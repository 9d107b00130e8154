import { z } from 'zod'

const minute = z.number().int().min(0).max(1440)
const dayHours = z.object({ from_minute: minute, until_minute: minute }).nullable()

/** From Monday to Sunday; null for a day on which the venue is closed. Hours may end on the next day. */
const weekSchema = z.array(dayHours).length(7)
export type WeekHours = z.output<typeof weekSchema>

/** What is assumed of venues that have not entered their opening hours: 08.00 to 22.00 every day. */
export const assumedHours: WeekHours = Array.from({ length: 7 }, () => ({
  from_minute: 8 * 60,
  until_minute: 22 * 60,
}))

const dayMinutes = 1440

/** The opening hours of a row, which SQLite returns as text. */
export function parseWeekHours(value: unknown): WeekHours {
  const hours: unknown = typeof value === 'string' ? JSON.parse(value) : value
  const parsed = weekSchema.safeParse(hours)
  return parsed.success ? parsed.data : assumedHours
}

type Parts = { own: number; next: number }

/** The minutes of one opening on its own date and on the next one. */
function split(hours: WeekHours[number]): Parts {
  if (!hours) return { own: 0, next: 0 }
  const { from_minute: from, until_minute: until } = hours
  return until > from ? { own: until - from, next: 0 } : { own: dayMinutes - from, next: until }
}

/** Monday is 0. */
const weekdayOf = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7

/** The seconds for which a venue is open on a local date, including the end of an opening that began the day before. */
export function openSeconds(week: WeekHours, date: string): number {
  const today = weekdayOf(date)
  const minutes = split(week[today] ?? null).own + split(week[(today + 6) % 7] ?? null).next
  return Math.min(minutes, dayMinutes) * 60
}
