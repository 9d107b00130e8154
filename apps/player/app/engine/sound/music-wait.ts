import type { Clock } from '#app/engine/ports'
import type { Problems } from '#app/engine/problems'

/** In milliseconds. A device without playable music for longer reports it. */
const longestWait = 2 * 60_000

/** The time during which music is planned but none can play, e.g. because it is still being downloaded. */
export class MusicWait {
  #since: number | null = null

  constructor(
    private readonly clock: Clock,
    private readonly problems: Problems,
  ) {}

  /** Called for every attempt that finds nothing to play. */
  continue(hasTracks: boolean): void {
    const now = this.clock.elapsed()
    this.#since ??= now
    if (!hasTracks || now - this.#since >= longestWait) this.problems.report('nothing-playable', true)
  }

  end(): void {
    this.#since = null
    this.problems.clear('nothing-playable')
  }
}
