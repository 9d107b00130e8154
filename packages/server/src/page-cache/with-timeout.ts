/**
 * Settles like `work`. After `ms` milliseconds, calls `onTimeout` instead and settles with its result or
 * error.
 */
export function withTimeout<T>(work: Promise<T>, ms: number, onTimeout: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>(resolve => {
    timer = setTimeout(resolve, ms)
  }).then(onTimeout)
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
