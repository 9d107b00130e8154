import { MusicTimeline } from './announcement-music'
import { type DueAnnouncement, listDueTimes } from './announcement-occurrences'
import {
  type AnnouncementRequest,
  AnnouncementStarts,
  maxAnnouncementDelay,
  PlayedTimes,
} from './announcement-starts'

export interface PlannedAnnouncement extends DueAnnouncement {
  /** When it starts; null if it is skipped. */
  at: number | null
  /**
   * Why it is skipped: the zone is silent, or the limits of the announcements do not allow it. Null if it
   * plays.
   */
  skipped: 'silence' | 'limit' | null
}

export type AnnouncementPlan = {
  /** In chronological order. */
  planned: PlannedAnnouncement[]
  /** The number of skipped announcements that are not listed. */
  omitted: number
}

const listAll = ({ plan, announcements }: AnnouncementRequest, from: number, until: number) =>
  listDueTimes(announcements, plan, from, until)

/**
 * Finds the announcement that starts at an instant; null if none is due, the zone is silent or the limits do
 * not allow one.
 */
export function findDueAnnouncement(request: AnnouncementRequest, instant: number): DueAnnouncement | null {
  const dueTimes = listAll(request, instant - maxAnnouncementDelay, instant + 1)
  const start = new AnnouncementStarts(request, dueTimes, instant).choose(instant)
  return start && { announcement: start.rules.id, due: start.due }
}

/** Lists the announcements that start in an interval, and the first `maxSkipped` of those that are skipped. */
export function planAnnouncements(
  request: AnnouncementRequest,
  from: number,
  until: number,
  maxSkipped = Number.POSITIVE_INFINITY,
): AnnouncementPlan {
  const dueTimes = listAll(request, from - maxAnnouncementDelay, until)
  const starts = [...new AnnouncementStarts(request, dueTimes, from).list(from, until)]
  const planned: PlannedAnnouncement[] = starts.map(({ occurrence: { rules, due }, at }) => ({
    announcement: rules.id,
    due,
    at,
    skipped: null,
  }))
  const played = new PlayedTimes(request.aired)
  for (const { announcement, due } of planned) played.add(announcement, due)
  const music = new MusicTimeline(request.plan, from)
  let skippedCount = 0
  for (const { due, candidates } of dueTimes) {
    if (due < from) continue
    for (const { rules } of candidates) {
      if (played.has(rules.id, due)) continue
      skippedCount += 1
      if (skippedCount > maxSkipped) continue
      const hasMusic = music.findMusicEnd(due, rules.duration_ms) >= due + rules.duration_ms
      planned.push({ announcement: rules.id, due, at: null, skipped: hasMusic ? 'limit' : 'silence' })
    }
  }
  planned.sort(
    (one, other) =>
      (one.at ?? one.due) - (other.at ?? other.due) || (one.announcement < other.announcement ? -1 : 1),
  )
  return { planned, omitted: Math.max(0, skippedCount - maxSkipped) }
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
  const dueTimes = listAll(request, from - maxAnnouncementDelay, until)
  const [start] = new AnnouncementStarts(request, dueTimes, from).list(from, until)
  return start?.at ?? null
}
