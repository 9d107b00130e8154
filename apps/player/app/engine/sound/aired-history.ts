import { type AiredAnnouncement, maxAnnouncementDelay } from '@bgm/playback'
import type { Announcement } from '@bgm/validation'
import type { Clock } from '#app/engine/ports'

const rememberedMs = 24 * 60 * 60_000
const maxEntries = 500

/**
 * The announcements that were played, including in earlier runs of the app. Their limits must hold even if
 * the player's time is corrected, so the age of an announcement from this run is measured on the monotonic
 * clock.
 */
export class AiredHistory {
  #entries: AiredAnnouncement[]
  /** When the announcements of this run started, on the monotonic clock. */
  readonly #started = new WeakMap<AiredAnnouncement, number>()

  constructor(
    private readonly clock: Clock,
    entries: readonly AiredAnnouncement[],
  ) {
    this.#entries = [...entries]
  }

  add({ id, duration_ms, gap_minutes, per_hour }: Announcement, due: number | null, from: number): void {
    const entry = { announcement: id, due, from, until: from + duration_ms, gap_minutes, per_hour }
    this.#entries.push(entry)
    this.#started.set(entry, this.clock.elapsed())
  }

  /** Lists the announcements of the 24 hours before `now` (in server time), and drops all others. */
  list(now: number): AiredAnnouncement[] {
    const current = this.#entries.map(entry => ({ entry, corrected: this.#correct(entry, now) }))
    // An entry in the future was recorded in an earlier run, before the time was corrected.
    const recent = current
      .filter(
        ({ corrected }) =>
          corrected.until > now - rememberedMs && corrected.from < now + maxAnnouncementDelay,
      )
      .slice(-maxEntries)
    this.#entries = recent.map(({ entry }) => entry)
    return recent.map(({ corrected }) => corrected)
  }

  #correct(entry: AiredAnnouncement, now: number): AiredAnnouncement {
    const started = this.#started.get(entry)
    if (started === undefined) return entry
    const from = now - (this.clock.elapsed() - started)
    // An announcement played at the wrong time does not replace the one due, which must still be played.
    const isDue = entry.due !== null && Math.abs(from - entry.due) <= maxAnnouncementDelay
    return { ...entry, due: isDue ? entry.due : null, from, until: from + entry.until - entry.from }
  }
}
