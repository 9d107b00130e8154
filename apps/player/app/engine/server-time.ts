import * as z from 'zod/mini'
import type { Clock } from './ports'

/** The error in milliseconds beyond which the device's clock is reported as wrong. */
const maxClockError = 15 * 60_000

export const savedTimeSchema = z.object({ time: z.number(), offset: z.number() })
type SavedTime = z.output<typeof savedTimeSchema>

/**
 * The server's time, even without a network. While the app runs, it follows the monotonic clock, so that
 * changing the device's clock has no effect. After a restart, it is computed from the device's clock and its
 * last known error, but is never earlier than the last saved time, so turning the clock back does not extend
 * a licence.
 */
export class ServerTime {
  readonly #clock: Clock
  #base: number
  #elapsedAtBase: number
  /** The last measured error of the device's clock, in milliseconds. */
  #offset: number

  constructor(clock: Clock, saved: SavedTime | null) {
    this.#clock = clock
    this.#elapsedAtBase = clock.elapsed()
    this.#offset = saved?.offset ?? 0
    this.#base = saved ? Math.max(clock.wall() - saved.offset, saved.time) : clock.wall()
  }

  now(): number {
    return Math.round(this.#base + this.#clock.elapsed() - this.#elapsedAtBase)
  }

  /**
   * Adopts the time from a response that took `roundTrip` milliseconds. Returns the change in milliseconds.
   */
  sync(serverNow: number, roundTrip: number): number {
    const before = this.now()
    this.#base = serverNow + roundTrip / 2
    this.#elapsedAtBase = this.#clock.elapsed()
    this.#offset = this.offset()
    return this.now() - before
  }

  /**
   * Adopts the time of the device's clock after a suspension without a network, because the monotonic clock
   * may have stopped in the meantime. The time never goes back. Returns the change in milliseconds.
   */
  catchUp(): number {
    const before = this.now()
    this.#base = Math.max(this.#clock.wall() - this.#offset, before)
    this.#elapsedAtBase = this.#clock.elapsed()
    return this.now() - before
  }

  /** Milliseconds by which the device's clock is ahead of the server's. */
  offset(): number {
    return Math.round(this.#clock.wall() - this.now())
  }

  isDeviceClockWrong(): boolean {
    return Math.abs(this.offset()) > maxClockError
  }

  saved(): SavedTime {
    return { time: this.now(), offset: this.offset() }
  }
}
