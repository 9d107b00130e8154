/** Settles like `work`; after `ms` milliseconds calls `onTimeout` and settles with what it returns or throws. */
export function withTimeout<T>(work: Promise<T>, ms: number, onTimeout: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>(resolve => {
    timer = setTimeout(resolve, ms)
  }).then(onTimeout)
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
