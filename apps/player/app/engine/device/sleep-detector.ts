import type { Cancel, Clock } from '#app/engine/ports'

const period = 5_000
/** Longer than any delay that browsers add to timers of a hidden page. */
const shortestSleep = 90_000

/**
 * Detects that the device was suspended if either clock has advanced by much more than the interval between
 * checks. Both clocks are needed, because a monotonic clock may stop during a suspension and the device's
 * clock may be wrong.
 */
export class SleepDetector {
  #cancel: Cancel = () => {}

  constructor(
    private readonly clock: Clock,
    private readonly onWake: () => void,
  ) {}

  start(): void {
    const { wall, elapsed } = { wall: this.clock.wall(), elapsed: this.clock.elapsed() }
    this.#cancel = this.clock.after(period, () => {
      const passed = Math.max(this.clock.wall() - wall, this.clock.elapsed() - elapsed)
      this.start()
      if (passed > shortestSleep) this.onWake()
    })
  }

  stop(): void {
    this.#cancel()
  }
}
