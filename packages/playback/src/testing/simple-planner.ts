import type { AiredAnnouncement } from '../announcement-limits'
import type { AnnouncementRules } from '../announcement-occurrences'
import { type AnnouncementRequest, maxAnnouncementDelay, type Occurrence } from '../announcement-starts'
import type { PlannedAnnouncement } from '../announcements'
import { listPlainDueTimes } from './plain-due-times'
import { PlainPlan } from './plain-plan'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const minGapMs = 5_000

function isWithinLimits(rules: AnnouncementRules, aired: readonly AiredAnnouncement[], instant: number) {
  const recent = aired.filter(one => one.from > instant - hourMs)
  if (recent.length + 1 > Math.min(rules.per_hour, ...recent.map(({ per_hour }) => per_hour))) return false
  return aired.every(
    one =>
      instant - one.until >= Math.max(rules.gap_minutes * minuteMs, one.gap_minutes * minuteMs, minGapMs),
  )
}

const isAired = ({ rules, due }: Occurrence, aired: readonly AiredAnnouncement[]) =>
  aired.some(one => one.announcement === rules.id && one.due === due)

const byUrgency = (one: Occurrence, other: Occurrence) =>
  Number(other.isFixed) - Number(one.isFixed) ||
  one.due - other.due ||
  (one.rules.id < other.rules.id ? -1 : 1)

/** Lists every instant at which a limit may end or the plan may change, even if nothing is waiting. */
function listInstants(
  { announcements }: AnnouncementRequest,
  plan: PlainPlan,
  aired: readonly AiredAnnouncement[],
) {
  const gaps = announcements.map(({ gap_minutes }) => gap_minutes)
  return aired.flatMap(({ from, until, gap_minutes }) => [
    until + minGapMs,
    from + hourMs,
    ...gaps.map(gap => until + Math.max(gap, gap_minutes) * minuteMs),
    ...[until, from].map(at => plan.nextBoundary(at)),
  ])
}

/**
 * Plans announcements by trying every announcement at every instant, in quadratic time. It shares no code with
 * `planAnnouncements`.
 */
export function planSimply(request: AnnouncementRequest, from: number, until: number): PlannedAnnouncement[] {
  const plan = new PlainPlan(request.plan)
  const earliest = from - maxAnnouncementDelay
  const occurrences = listPlainDueTimes(request.announcements, request.plan, earliest, until)
  const aired = [...request.aired]
  const starts = new Map<Occurrence, number>()
  const instants = new Set([
    from,
    ...occurrences.map(({ due }) => due),
    ...listInstants(request, plan, aired),
  ])
  for (let at = from; at < until; at = plan.nextBoundary(at)) instants.add(at)
  const next = (after: number) => Math.min(...[...instants].filter(at => at > after))
  for (let at = next(from - 1); at < until; at = next(at)) {
    const [best] = occurrences
      .filter(({ due }) => due <= at && at < due + maxAnnouncementDelay)
      .filter(one => !isAired(one, aired) && isWithinLimits(one.rules, aired, at))
      .filter(({ rules }) => plan.hasMusic(at, at + rules.duration_ms))
      .sort(byUrgency)
    if (!best) continue
    const { due, rules } = best
    const { id: announcement, duration_ms, gap_minutes, per_hour } = rules
    const entry = { announcement, due, from: at, until: at + duration_ms, gap_minutes, per_hour }
    aired.push(entry)
    starts.set(best, at)
    for (const release of listInstants(request, plan, [entry])) instants.add(release)
  }
  return occurrences
    .filter(one => starts.has(one) || (one.due >= from && !isAired(one, aired)))
    .map((one): PlannedAnnouncement => {
      const { due, rules } = one
      const announcement = rules.id
      const at = starts.get(one) ?? null
      if (at !== null) return { announcement, due, at, skipped: null }
      return {
        announcement,
        due,
        at,
        skipped: plan.hasMusic(due, due + rules.duration_ms) ? 'limit' : 'silence',
      }
    })
    .sort(
      (one, other) =>
        (one.at ?? one.due) - (other.at ?? other.due) || (one.announcement < other.announcement ? -1 : 1),
    )
}
