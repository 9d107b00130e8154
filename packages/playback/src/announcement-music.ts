import type { Plan } from '@bgm/validation'
import { resolve } from './resolve'

type Segment = {
  until: number
  isMusic: boolean
}

/**
 * Answers for ascending instants how long music is planned without a break. An announcement must never
 * overlap silence. Resolves each part of the plan once.
 */
export class MusicTimeline {
  readonly #segments: Segment[] = []
  #current = 0

  constructor(
    private readonly plan: Plan,
    from: number,
  ) {
    this.#add(from)
  }

  /** Finds the end of the music that plays at the instant, looking no further than `longest`. */
  findMusicEnd(instant: number, longest: number): number {
    this.#advance(instant)
    let end = instant
    for (let at = this.#current; end < instant + longest; at += 1) {
      const segment = this.#segments[at] ?? this.#add(end)
      if (!segment.isMusic) break
      end = segment.until
    }
    return end
  }

  /** Finds the next boundary of the plan. */
  findNextBoundary(instant: number): number {
    return this.#advance(instant).until
  }

  #add(from: number): Segment {
    const { source, until } = resolve(this.plan, from)
    const segment = { until, isMusic: source.kind === 'playlist' }
    this.#segments.push(segment)
    return segment
  }

  #advance(instant: number): Segment {
    for (;;) {
      const segment = this.#segments[this.#current]
      if (segment && segment.until > instant) return segment
      if (segment) this.#current += 1
      else this.#add(this.#segments[this.#current - 1]?.until ?? instant)
    }
  }
}
