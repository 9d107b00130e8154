import type { DeviceError } from '@bgm/validation'
import type { Clock } from './ports'

const listedMs = 10 * 60_000

/** Recent problems, for heartbeats and the screen. */
export class Problems {
  readonly #until = new Map<DeviceError, number>()

  constructor(private readonly clock: Clock) {}

  /** Lists the problem until `clear` if it is lasting, otherwise for ten minutes. */
  report(problem: DeviceError, lasting = false): void {
    this.#until.set(problem, lasting ? Number.POSITIVE_INFINITY : this.clock.elapsed() + listedMs)
  }

  clear(problem: DeviceError): void {
    this.#until.delete(problem)
  }

  list(): DeviceError[] {
    const now = this.clock.elapsed()
    return [...this.#until].flatMap(([problem, until]) => (until > now ? problem : []))
  }
}
