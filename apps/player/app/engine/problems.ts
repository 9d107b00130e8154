import type { DeviceError } from '@bgm/validation'
import type { Clock } from './ports'
import type { ServerTime } from './server-time'

const listedMs = 10 * 60_000

/** Recent problems, shown on the screen and sent in heartbeats. */
export class Problems {
  readonly #until = new Map<DeviceError, number>()

  constructor(private readonly clock: Clock) {}

  /** Lists a lasting problem until `clear` is called, any other for ten minutes. */
  report(problem: DeviceError, lasting = false): void {
    this.#until.set(problem, lasting ? Number.POSITIVE_INFINITY : this.clock.elapsed() + listedMs)
  }

  /** The storage must never stop the music, so its errors are only reported, and logged once in a while. */
  reportStorageFault = (error: unknown): void => {
    if (!this.list().includes('storage-failed')) console.warn('The storage failed', error)
    this.report('storage-failed')
  }

  clear(problem: DeviceError): void {
    this.#until.delete(problem)
  }

  clearAll(): void {
    this.#until.clear()
  }

  /** Lists the problems, including a wrong clock. */
  listWithClock(time: ServerTime): DeviceError[] {
    return time.isDeviceClockWrong() ? [...this.list(), 'clock-wrong'] : this.list()
  }

  list(): DeviceError[] {
    const now = this.clock.elapsed()
    return [...this.#until].flatMap(([problem, until]) => (until > now ? problem : []))
  }
}
