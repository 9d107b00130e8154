import type { Announcement, AnnouncementSchedule, Plan } from '@bgm/validation'
import { getLocalTime } from './resolve'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

export type AnnouncementRules = Pick<
  Announcement,
  'id' | 'duration_ms' | 'schedule' | 'gap_minutes' | 'per_hour'
>

/** An announcement, and the time for which its schedule plans it. */
export type DueAnnouncement = {
  announcement: string
  due: number
}

export type Candidate = {
  rules: AnnouncementRules
  /** Whether the schedule names this time, instead of an interval. */
  isFixed: boolean
}

/** The announcements that are due at the same time. */
export type DueTime = {
  due: number
  candidates: Candidate[]
}

type ScheduledMinute = {
  minute: number
  candidate: Candidate
}

function listMinutes(rules: AnnouncementRules, { times, every }: AnnouncementSchedule): ScheduledMinute[] {
  const minutes = times.map(minute => ({ minute, candidate: { rules, isFixed: true } }))
  if (!every) return minutes
  const last = every.until_minute + (every.until_minute < every.from_minute ? 24 * 60 : 0)
  const fixed = new Set(times)
  // Shared by all times of the interval, because a day can have tens of thousands of them.
  const candidate = { rules, isFixed: false }
  for (let minute = every.from_minute; minute <= last; minute += every.minutes)
    if (!fixed.has(minute)) minutes.push({ minute, candidate })
  return minutes
}

/** Returns the starts of the local days on which an announcement is scheduled. */
function listDays({ weekdays, from_date, until_date }: AnnouncementSchedule, days: readonly LocalDay[]) {
  return days.flatMap(({ dayStart, date, weekday }) => {
    const isWithin = (from_date === null || date >= from_date) && (until_date === null || date <= until_date)
    return isWithin && weekdays.includes(weekday) ? dayStart : []
  })
}

type LocalDay = ReturnType<typeof getLocalTime>

/** An interval that runs past midnight may meet another time of the same announcement: it is due once. */
function addCandidate(candidates: Candidate[], candidate: Candidate): void {
  const last = candidates.length - 1
  if (candidates[last]?.rules !== candidate.rules) candidates.push(candidate)
  else if (candidate.isFixed) candidates[last] = candidate
}

/**
 * Lists the times from `from` up to `until` (exclusive) at which any of the announcements is planned, in
 * chronological order, and at the same time in the order of their ids.
 */
export function listDueTimes(
  announcements: readonly AnnouncementRules[],
  plan: Plan,
  from: number,
  until: number,
): DueTime[] {
  const days: LocalDay[] = []
  // An interval may have begun on the previous day.
  for (let at = from - dayMs; at < until + dayMs; at += dayMs) days.push(getLocalTime(plan, at))
  const byTime = new Map<number, DueTime>()
  for (const rules of [...announcements].sort((one, other) => (one.id < other.id ? -1 : 1))) {
    const minutes = listMinutes(rules, rules.schedule)
    for (const dayStart of listDays(rules.schedule, days)) {
      for (const { minute, candidate } of minutes) {
        const due = dayStart + minute * minuteMs
        if (due < from || due >= until) continue
        const sameTime = byTime.get(due)
        if (sameTime) addCandidate(sameTime.candidates, candidate)
        else byTime.set(due, { due, candidates: [candidate] })
      }
    }
  }
  return [...byTime.values()].sort((one, other) => one.due - other.due)
}
