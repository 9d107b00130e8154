import type { DeviceError } from '@bgm/validation'
import type { Clock } from './ports'

const listedMs = 10 * 60_000

/** Recent problems, shown on the screen and sent in heartbeats. */
export class Problems {
  readonly #until = new Map<DeviceError, number>()

  constructor(private readonly clock: Clock) {}

  /** Lists a lasting problem until `clear` is called, any other for ten minutes. */
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
