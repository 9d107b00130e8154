import { maxClockOffset } from '@bgm/validation'
import * as z from 'zod/mini'
import type { Clock } from './ports'

/** The error in milliseconds beyond which the device's clock is reported as wrong. */
const maxClockError = 15 * 60_000
/**
 * The longest time in milliseconds that may have passed between two runs. If the device's clock says more, it
 * is taken to be wrong.
 */
const longestDowntime = 40 * 24 * 60 * 60_000
/** The same for a suspension of a running app. */
const longestSuspension = 24 * 60 * 60_000

export const savedTimeSchema = z.object({ time: z.number(), offset: z.number() })
type SavedTime = z.output<typeof savedTimeSchema>

/**
 * The server's time, even without a network. While the app runs, it follows the monotonic clock, so that
 * changing the device's clock has no effect. After a restart, it is computed from the device's clock and its
 * last measured error, if the result is plausible; otherwise it continues from the last saved time, so turning
 * the clock back does not extend a licence and turning it forward does not end one.
 */
export class ServerTime {
  readonly #clock: Clock
  #base: number
  #elapsedAtBase: number
  /** The last measured error of the device's clock, in milliseconds. */
  #offset: number
  /** Whether the relation of the two clocks in this run is known: measured, or plausible since the last run. */
  #isRelated: boolean
  /** Whether the time comes from a response of the server, without a suspension or restart since then. */
  isVerified = false

  constructor(clock: Clock, saved: SavedTime | null) {
    this.#clock = clock
    this.#elapsedAtBase = clock.elapsed()
    this.#offset = saved?.offset ?? 0
    const wall = clock.wall() - this.#offset
    this.#isRelated = saved !== null && wall >= saved.time && wall - saved.time <= longestDowntime
    this.#base = saved && !this.#isRelated ? saved.time : wall
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
    this.#isRelated = true
    this.isVerified = true
    return this.now() - before
  }

  /**
   * Adopts the time of the device's clock after a suspension without a network, because the monotonic clock
   * may have stopped in the meantime. The time never goes back, and never forward by more than a day.
   */
  catchUp(): void {
    const before = this.now()
    const wall = this.#clock.wall() - this.#offset
    if (wall <= before || wall - before > longestSuspension) return
    this.#base = wall
    this.#elapsedAtBase = this.#clock.elapsed()
    this.isVerified = false
  }

  /** Milliseconds by which the device's clock is ahead of the server's, at most `maxClockOffset`. */
  offset(): number {
    const offset = Math.round(this.#clock.wall() - this.now())
    return Math.min(Math.max(offset, -maxClockOffset), maxClockOffset)
  }

  isDeviceClockWrong(): boolean {
    return Math.abs(this.offset()) > maxClockError
  }

  saved(): SavedTime {
    return { time: this.now(), offset: this.#isRelated ? this.offset() : this.#offset }
  }
}
