/** The reason with which a deadline aborts a call. */
export class DeadlineError extends Error {
  override readonly name = 'TimeoutError'
}

/**
 * Runs work with an absolute deadline in milliseconds. Rejects at the deadline, or when `outer` is aborted, even if
 * the work ignores its signal. The signal is also aborted once the work has ended, so that nothing outlives it.
 */
export async function withDeadline<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
  outer?: AbortSignal,
): Promise<T> {
  const ending = new AbortController()
  const { signal } = ending
  const timer = setTimeout(() => ending.abort(new DeadlineError()), milliseconds)
  const abort = () => ending.abort(outer?.reason)
  if (outer?.aborted) abort()
  outer?.addEventListener('abort', abort, { once: true })
  const aborted = new Promise<never>((_, fail) => {
    if (signal.aborted) fail(signal.reason)
    signal.addEventListener('abort', () => fail(signal.reason), { once: true })
  })
  aborted.catch(() => undefined)
  try {
    return await Promise.race([work(signal), aborted])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', abort)
    ending.abort()
  }
}
