/** Thrown for work that has not settled in time. */
export class TimeLimitError extends Error {}

/** The number of timers that measure a time limit, one after another. */
const slices = 10

/**
 * Rejects with `TimeLimitError` if `work` has not settled after `ms` milliseconds. The work itself goes on. A device
 * that is too busy to run timers on time is also slow at its work, and gets more time accordingly.
 */
export function limitTime<T>(work: Promise<T>, ms: number, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = slices
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(() => {
        left -= 1
        if (left > 0) wait()
        else reject(new TimeLimitError(`${name} took longer than ${ms} ms`))
      }, ms / slices)
    }
    wait()
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/**
 * A circuit breaker for storage that may fail or never respond. After a failure it rejects at once for
 * `pause` milliseconds, so that a hanging storage costs its time limit only once.
 */
export class CircuitBreaker {
  #openUntil = Number.NEGATIVE_INFINITY

  constructor(
    private readonly name: string,
    private readonly timeout: number,
    private readonly pause = 10_000,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (performance.now() < this.#openUntil) throw new Error(`${this.name} failed a moment ago`)
    try {
      return await limitTime(work(), this.timeout, this.name)
    } catch (error) {
      if (!isFull(error)) this.#openUntil = performance.now() + this.pause
      throw error
    }
  }
}
