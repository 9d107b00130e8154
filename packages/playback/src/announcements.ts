import type { Announcement, AnnouncementSchedule, Plan } from '@bgm/validation'
import { getLocalTime, resolve } from './resolve'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** In milliseconds. An announcement that cannot start within this time after it is due is skipped. */
export const maxAnnouncementDelay = 5 * minuteMs
/** The minimum time between two announcements, in milliseconds, regardless of their own limits. */
const minGapMs = 5_000

type Rules = Pick<Announcement, 'id' | 'duration_ms' | 'schedule' | 'gap_minutes' | 'per_hour'>

/** An announcement that was played, with the limits that applied to it. Times are milliseconds since 1970. */
export interface AiredAnnouncement {
  announcement: string
  /** The time for which the schedule planned it; null if it was played on command. */
  due: number | null
  from: number
  until: number
  gap_minutes: number
  per_hour: number
}

export interface AnnouncementRequest {
  plan: Plan
  announcements: readonly Rules[]
  /** The announcements played in this zone, at least during the last day. */
  aired: readonly AiredAnnouncement[]
}

/** An announcement, and the time for which its schedule plans it. */
export interface DueAnnouncement {
  announcement: string
  due: number
}

export interface PlannedAnnouncement extends DueAnnouncement {
  /** When it starts; null if it is skipped. */
  at: number | null
  /**
   * Why it is skipped: the zone is silent, or the limits of the announcements do not allow it. Null if it
   * plays.
   */
  skipped: 'silence' | 'limit' | null
}

interface Occurrence extends DueAnnouncement {
  rules: Rules
  isFixed: boolean
}

function listMinutes({ times, every }: AnnouncementSchedule): { minute: number; isFixed: boolean }[] {
  const minutes = times.map(minute => ({ minute, isFixed: true }))
  if (!every) return minutes
  const last = every.until_minute + (every.until_minute < every.from_minute ? 24 * 60 : 0)
  const count = Math.floor((last - every.from_minute) / every.minutes) + 1
  const repeated = Array.from({ length: count }, (_, at) => every.from_minute + at * every.minutes)
  const fixed = new Set(times)
  return [
    ...minutes,
    ...repeated.filter(minute => !fixed.has(minute)).map(minute => ({ minute, isFixed: false })),
  ]
}

/** Lists the times from `from` up to `until` (exclusive) at which the schedule plans an announcement. */
function listOccurrences(rules: Rules, plan: Plan, from: number, until: number): Occurrence[] {
  const { schedule } = rules
  const minutes = listMinutes(schedule)
  if (minutes.length === 0) return []
  const found: Occurrence[] = []
  // An interval may have begun on the previous day.
  for (let at = from - dayMs; at < until + dayMs; at += dayMs) {
    const { dayStart, date, weekday } = getLocalTime(plan, at)
    if (!schedule.weekdays.includes(weekday)) continue
    if (schedule.from_date !== null && date < schedule.from_date) continue
    if (schedule.until_date !== null && date > schedule.until_date) continue
    for (const { minute, isFixed } of minutes) {
      const due = dayStart + minute * minuteMs
      if (due >= from && due < until) found.push({ announcement: rules.id, due, rules, isFixed })
    }
  }
  return found
}

/** Whether music is planned for the whole duration of the announcement, which must never overlap silence. */
function hasMusic(plan: Plan, from: number, until: number): boolean {
  for (let at = from; at < until; ) {
    const { source, until: end } = resolve(plan, at)
    if (source.kind !== 'playlist') return false
    at = end
  }
  return true
}

/** Whether the announcement may start now. Both its own limits and those of earlier announcements apply. */
function isWithinLimits(rules: Rules, aired: readonly AiredAnnouncement[], instant: number): boolean {
  const recent = aired.filter(one => one.from > instant - hourMs)
  const most = Math.min(rules.per_hour, ...recent.map(({ per_hour }) => per_hour))
  if (recent.length + 1 > most) return false
  return aired.every(one => {
    const gap = Math.max(rules.gap_minutes, one.gap_minutes) * minuteMs
    return instant - one.until >= Math.max(gap, minGapMs)
  })
}

/**
 * Fixed times take precedence over intervals, because they may have to be met exactly; then the earlier wins.
 */
const byUrgency = (one: Occurrence, other: Occurrence) =>
  Number(other.isFixed) - Number(one.isFixed) ||
  one.due - other.due ||
  (one.announcement < other.announcement ? -1 : 1)

const isAired = ({ announcement, due }: DueAnnouncement, aired: readonly AiredAnnouncement[]) =>
  aired.some(one => one.announcement === announcement && one.due === due)

function choose(
  plan: Plan,
  pending: readonly Occurrence[],
  aired: readonly AiredAnnouncement[],
  instant: number,
): Occurrence | null {
  const waiting = pending.filter(
    one => one.due <= instant && instant < one.due + maxAnnouncementDelay && !isAired(one, aired),
  )
  const possible = waiting.filter(
    ({ rules }) =>
      isWithinLimits(rules, aired, instant) && hasMusic(plan, instant, instant + rules.duration_ms),
  )
  return possible.sort(byUrgency)[0] ?? null
}

const listAll = ({ plan, announcements }: AnnouncementRequest, from: number, until: number) =>
  announcements.flatMap(rules => listOccurrences(rules, plan, from, until))

/**
 * Finds the announcement that starts at an instant; null if none is due, the zone is silent or the limits do
 * not allow one.
 */
export function findDueAnnouncement(request: AnnouncementRequest, instant: number): DueAnnouncement | null {
  const pending = listAll(request, instant - maxAnnouncementDelay, instant + 1)
  const found = choose(request.plan, pending, request.aired, instant)
  return found && { announcement: found.announcement, due: found.due }
}

/** Lists the instants at which an announcement that had to wait may start. */
function listReleases({ until, from, gap_minutes }: AiredAnnouncement, gaps: readonly number[]): number[] {
  const after = gaps.map(gap => until + Math.max(gap, gap_minutes) * minuteMs)
  return [until + minGapMs, from + hourMs, ...after]
}

/** Lists the plan's boundaries in an interval. */
function listBoundaries(plan: Plan, from: number, until: number): number[] {
  const found: number[] = []
  for (let at = resolve(plan, from).until; at < until; at = resolve(plan, at).until) found.push(at)
  return found
}

/**
 * Lists in chronological order all announcements that are due in an interval, each with its start or the
 * reason it is skipped.
 */
export function planAnnouncements(
  request: AnnouncementRequest,
  from: number,
  until: number,
): PlannedAnnouncement[] {
  const { plan } = request
  const occurrences = listAll(request, from - maxAnnouncementDelay, until).sort(
    (one, other) => one.due - other.due,
  )
  if (occurrences.length === 0) return []
  const gaps = [...new Set(request.announcements.map(({ gap_minutes }) => gap_minutes))]
  const aired = [...request.aired]
  const started = new Map<Occurrence, number>()
  const instants = new Set([from, ...listBoundaries(plan, from, until)])
  for (const { due } of occurrences) instants.add(due)
  for (const one of aired) for (const release of listReleases(one, gaps)) instants.add(release)
  const queue = [...instants].filter(at => at >= from && at < until).sort((one, other) => one - other)
  const pending: Occurrence[] = []
  let next = 0
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (let one = occurrences[next]; one && one.due <= at; one = occurrences[next]) {
      pending.push(one)
      next += 1
    }
    const expired = pending.findIndex(({ due }) => due > at - maxAnnouncementDelay)
    pending.splice(0, expired < 0 ? pending.length : expired)
    const found = choose(plan, pending, aired, at)
    if (!found) continue
    const { duration_ms, gap_minutes, per_hour } = found.rules
    const entry = { ...found, from: at, until: at + duration_ms, gap_minutes, per_hour }
    aired.push(entry)
    started.set(found, at)
    pending.splice(pending.indexOf(found), 1)
    queue.push(...listReleases(entry, gaps).filter(release => release < until))
    queue.sort((one, other) => one - other)
  }
  return occurrences
    .filter(one => started.has(one) || (one.due >= from && !isAired(one, request.aired)))
    .map(one => toPlanned(plan, one, started.get(one) ?? null))
    .sort(
      (one, other) =>
        (one.at ?? one.due) - (other.at ?? other.due) || (one.announcement < other.announcement ? -1 : 1),
    )
}

function toPlanned(
  plan: Plan,
  { announcement, due, rules }: Occurrence,
  at: number | null,
): PlannedAnnouncement {
  if (at !== null) return { announcement, due, at, skipped: null }
  const skipped = hasMusic(plan, due, due + rules.duration_ms) ? 'limit' : 'silence'
  return { announcement, due, at, skipped }
}

/**
 * Finds the start of the next announcement from `from` up to `until` (exclusive), assuming that none is
 * played on command before it; null if there is none.
 */
export function findNextAnnouncement(
  request: AnnouncementRequest,
  from: number,
  until: number,
): number | null {
  const starts = planAnnouncements(request, from, until).flatMap(({ at }) => at ?? [])
  return starts.length > 0 ? Math.min(...starts) : null
}
