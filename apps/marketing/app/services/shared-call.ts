/** Shares a pending call of `load` among all callers, and its result or error for `maxAgeMs`. */
export function createSharedCall<T>(
  load: () => Promise<T>,
  maxAgeMs: number,
  now = Date.now,
): () => Promise<T> {
  let latest: Promise<T> | null = null
  let expiresAt = 0
  return () => {
    if (latest && now() < expiresAt) return latest
    const result = load()
    latest = result
    expiresAt = Number.POSITIVE_INFINITY
    const settle = () => {
      expiresAt = now() + maxAgeMs
    }
    result.then(settle, settle)
    return result
  }
}
