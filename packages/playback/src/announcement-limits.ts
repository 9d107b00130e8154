import type { AnnouncementRules } from './announcement-occurrences'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** The minimum time between two announcements, in milliseconds, regardless of their own limits. */
const minGapMs = 5_000

/** An announcement that was played, with the limits that applied to it. Times are milliseconds since 1970. */
export type AiredAnnouncement = {
  announcement: string
  /** The time for which the schedule planned it; null if it was played on command. */
  due: number | null
  from: number
  until: number
  gap_minutes: number
  per_hour: number
}

/**
 * Decides whether an announcement may start, given those played before it: both its own limits and theirs
 * apply. Instants must be passed in ascending order.
 */
export class AnnouncementLimits {
  #recent: AiredAnnouncement[] = []
  /** When the last announcement ends. */
  #end = Number.NEGATIVE_INFINITY
  /** When the gaps that the played announcements require have passed. */
  #released = Number.NEGATIVE_INFINITY

  constructor(aired: readonly AiredAnnouncement[]) {
    for (const one of aired) this.add(one)
  }

  add(aired: AiredAnnouncement): void {
    const { until, gap_minutes } = aired
    this.#recent.push(aired)
    this.#end = Math.max(this.#end, until)
    this.#released = Math.max(this.#released, until + Math.max(gap_minutes * minuteMs, minGapMs))
  }

  /** Returns a check of the announcements that could start at the instant; null if none may. */
  at(instant: number): ((rules: AnnouncementRules) => boolean) | null {
    this.#recent = this.#recent.filter(({ from }) => from > instant - hourMs)
    const count = this.#recent.length + 1
    if (instant < this.#released || this.#recent.some(({ per_hour }) => count > per_hour)) return null
    return ({ per_hour, gap_minutes }) =>
      count <= per_hour && instant >= this.#end + Math.max(gap_minutes * minuteMs, minGapMs)
  }

  /** Finds the next instant at which a limit may end; `gaps` are those of the announcements, in minutes. */
  findNextRelease(instant: number, gaps: readonly number[]): number {
    let next = Number.POSITIVE_INFINITY
    const consider = (release: number) => {
      if (release > instant && release < next) next = release
    }
    consider(this.#released)
    for (const gap of gaps) consider(this.#end + Math.max(gap * minuteMs, minGapMs))
    for (const { from } of this.#recent) consider(from + hourMs)
    return next
  }
}
