import type { Plan } from '@bgm/validation'
import { type AiredAnnouncement, AnnouncementLimits } from './announcement-limits'
import { MusicTimeline } from './announcement-music'
import type { AnnouncementRules, Candidate, DueTime } from './announcement-occurrences'

const minuteMs = 60_000

/** In milliseconds. An announcement that cannot start within this time after it is due is skipped. */
export const maxAnnouncementDelay = 5 * minuteMs

export type AnnouncementRequest = {
  plan: Plan
  announcements: readonly AnnouncementRules[]
  /** The announcements played in this zone, at least during the last day. */
  aired: readonly AiredAnnouncement[]
}

export interface Occurrence extends Candidate {
  due: number
}

export type AnnouncementStart = {
  occurrence: Occurrence
  at: number
}

/**
 * Fixed times take precedence over intervals, because they may have to be met exactly; then the earlier wins.
 */
const byUrgency = (one: Occurrence, other: Occurrence) =>
  Number(other.isFixed) - Number(one.isFixed) ||
  one.due - other.due ||
  (one.rules.id < other.rules.id ? -1 : 1)

/** The announcements that were played, each with the time for which it was planned. */
export class PlayedTimes {
  readonly #announcements = new Map<number, Set<string>>()

  constructor(aired: readonly AiredAnnouncement[]) {
    for (const { announcement, due } of aired) if (due !== null) this.add(announcement, due)
  }

  add(announcement: string, due: number): void {
    const played = this.#announcements.get(due)
    if (played) played.add(announcement)
    else this.#announcements.set(due, new Set([announcement]))
  }

  has(announcement: string, due: number): boolean {
    return this.#announcements.get(due)?.has(announcement) ?? false
  }
}

/** Chooses the announcements that start. Instants must be passed in ascending order. */
export class AnnouncementStarts {
  readonly #played: PlayedTimes
  readonly #limits: AnnouncementLimits
  readonly #music: MusicTimeline
  readonly #gaps: readonly number[]
  readonly #longest: number
  /** The times from `#first` up to `#next` (exclusive) have come and are not yet too long ago. */
  #first = 0
  #next = 0

  constructor(
    { plan, announcements, aired }: AnnouncementRequest,
    private readonly dueTimes: readonly DueTime[],
    from: number,
  ) {
    this.#played = new PlayedTimes(aired)
    this.#limits = new AnnouncementLimits(aired)
    this.#music = new MusicTimeline(plan, from)
    this.#gaps = [...new Set(announcements.map(({ gap_minutes }) => gap_minutes))]
    this.#longest = Math.max(0, ...announcements.map(({ duration_ms }) => duration_ms))
  }

  /** Chooses the announcement that starts at the instant; null if none may. */
  choose(instant: number): Occurrence | null {
    this.#advance(instant)
    if (this.#first === this.#next) return null
    const isAllowed = this.#limits.at(instant)
    if (!isAllowed) return null
    const musicEnd = this.#music.findMusicEnd(instant, this.#longest)
    let best: Occurrence | null = null
    for (const { due, candidates } of this.dueTimes.slice(this.#first, this.#next)) {
      for (const { rules, isFixed } of candidates) {
        if (instant + rules.duration_ms > musicEnd || !isAllowed(rules)) continue
        const occurrence = { due, rules, isFixed }
        if (best && byUrgency(occurrence, best) >= 0) continue
        if (!this.#played.has(rules.id, due)) best = occurrence
      }
    }
    return best
  }

  /** Lists the announcements that start from `from` up to `until` (exclusive), in chronological order. */
  *list(from: number, until: number): Generator<AnnouncementStart> {
    for (let at = from; at < until; at = this.#findNextInstant(at)) {
      const occurrence = this.choose(at)
      if (!occurrence) continue
      const { due, rules } = occurrence
      const { id: announcement, duration_ms, gap_minutes, per_hour } = rules
      this.#played.add(announcement, due)
      this.#limits.add({ announcement, due, from: at, until: at + duration_ms, gap_minutes, per_hour })
      yield { occurrence, at }
    }
  }

  #advance(instant: number): void {
    const hasCome = (at: number, time: number) => (this.dueTimes[at]?.due ?? Number.POSITIVE_INFINITY) <= time
    while (hasCome(this.#next, instant)) this.#next += 1
    while (this.#first < this.#next && hasCome(this.#first, instant - maxAnnouncementDelay)) this.#first += 1
  }

  /** Finds the next instant at which an announcement is due, or one that is waiting may start. */
  #findNextInstant(instant: number): number {
    const due = this.dueTimes[this.#next]?.due ?? Number.POSITIVE_INFINITY
    if (this.#first === this.#next) return due
    const release = this.#limits.findNextRelease(instant, this.#gaps)
    return Math.min(due, release, this.#music.findNextBoundary(instant))
  }
}
