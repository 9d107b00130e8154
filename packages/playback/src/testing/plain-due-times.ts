import type { AnnouncementSchedule, Plan } from '@bgm/validation'
import type { AnnouncementRules } from '../announcement-occurrences'
import type { Occurrence } from '../announcement-starts'

const minuteMs = 60_000
const dayMinutes = 24 * 60

function isOnDay(at: Date, { weekdays, from_date, until_date }: AnnouncementSchedule): boolean {
  const date = at.toISOString().slice(0, 10)
  const isWithin = (from_date ?? date) <= date && date <= (until_date ?? date)
  return isWithin && weekdays.includes(at.getUTCDay() || 7)
}

function isInInterval({ every }: AnnouncementSchedule, minute: number): boolean {
  if (!every) return false
  const { from_minute, until_minute, minutes } = every
  const end = until_minute < from_minute ? until_minute + dayMinutes : until_minute
  return minute >= from_minute && minute <= end && (minute - from_minute) % minutes === 0
}

/** Whether a schedule names a local time, whether it names it itself, or not at all. */
function matchMinute(schedule: AnnouncementSchedule, local: Date): 'fixed' | 'interval' | null {
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes()
  const yesterday = new Date(local.getTime() - dayMinutes * minuteMs)
  if (isOnDay(local, schedule) && schedule.times.includes(minute)) return 'fixed'
  if (isOnDay(local, schedule) && isInInterval(schedule, minute)) return 'interval'
  return isOnDay(yesterday, schedule) && isInInterval(schedule, minute + dayMinutes) ? 'interval' : null
}

/** Asks every announcement at every minute whether it is due. */
export function listPlainDueTimes(
  announcements: readonly AnnouncementRules[],
  { utc_offset }: Plan,
  from: number,
  until: number,
): Occurrence[] {
  const found: Occurrence[] = []
  for (let due = Math.ceil(from / minuteMs) * minuteMs; due < until; due += minuteMs) {
    const local = new Date(due + utc_offset * minuteMs)
    for (const rules of announcements) {
      const match = matchMinute(rules.schedule, local)
      if (match) found.push({ rules, isFixed: match === 'fixed', due })
    }
  }
  return found
}
