import { BackendError } from './backend-error'

/**
 * Limits the number of concurrent calls, so that a thousand devices reconnecting at once do not overload the
 * backend. Throws BackendError if too many calls are waiting.
 */
export function createCallQueue({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function run<T>(call: () => Promise<T>): Promise<T> {
    if (running >= concurrency) {
      if (waiting.length >= maxWaiting) throw new BackendError('unavailable', 0)
      await new Promise<void>(start => waiting.push(start))
    } else running += 1
    try {
      return await call()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
