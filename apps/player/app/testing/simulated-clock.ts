import type { Cancel, Clock } from '#app/engine/ports'

type Timer = {
  at: number
  order: number
  run: () => void
}

const nextTurn = () => new Promise<void>(resolve => setImmediate(resolve))

/** A clock that advances only in `run`. Every process started on it can be killed. */
export class SimulatedClock {
  /** Milliseconds since 1970. */
  readonly #start: number
  #elapsed = 0
  #slept = 0
  #order = 0
  #timers: Timer[] = []
  /** Milliseconds by which the device's own clock is ahead. */
  wallError = 0

  /** `settle` resolves once no work is left at the current time. */
  constructor(
    start: number,
    private readonly settle: () => Promise<void> = nextTurn,
  ) {
    this.#start = start
  }

  trueTime = (): number => this.#start + this.#elapsed

  after = (ms: number, run: () => void): Cancel => {
    const timer = { at: this.#elapsed + Math.max(0, ms), order: this.#order, run }
    this.#order += 1
    this.#timers.push(timer)
    return () => {
      const index = this.#timers.indexOf(timer)
      if (index >= 0) this.#timers.splice(index, 1)
    }
  }

  /** Starts one run of the app and returns its clock, whose timers stop once the run is killed. */
  startProcess(): Clock & { kill(): void; isAlive(): boolean } {
    const startedAt = this.#elapsed
    const sleptBefore = this.#slept
    let isAlive = true
    return {
      wall: () => this.trueTime() + this.wallError,
      elapsed: () => this.#elapsed - startedAt - (this.#slept - sleptBefore),
      after: (ms, run) => this.after(ms, () => isAlive && run()),
      kill: () => {
        isAlive = false
      },
      isAlive: () => isAlive,
    }
  }

  /** Suspends everything: time passes, but neither monotonic clocks nor timers advance. */
  sleep(ms: number): void {
    this.#elapsed += ms
    this.#slept += ms
    for (const timer of this.#timers) timer.at += ms
  }

  /** The number of timers that have not run yet. */
  pendingTimers(): number {
    return this.#timers.length
  }

  async run(ms: number): Promise<void> {
    const end = this.#elapsed + ms
    await this.settle()
    for (let next = this.#nextTimer(end); next; next = this.#nextTimer(end)) {
      this.#timers.splice(this.#timers.indexOf(next), 1)
      this.#elapsed = Math.max(this.#elapsed, next.at)
      next.run()
      await this.settle()
    }
    this.#elapsed = end
  }

  /** Runs until a time in milliseconds since 1970. */
  runUntil(moment: number): Promise<void> {
    return this.run(moment - this.trueTime())
  }

  #nextTimer(end: number): Timer | undefined {
    let next: Timer | undefined
    for (const timer of this.#timers) {
      if (timer.at > end) continue
      if (!next || timer.at < next.at || (timer.at === next.at && timer.order < next.order)) next = timer
    }
    return next
  }
}
