import { ApiError, type ContentClient, type ContentClientOptions, createContentClient } from '@bgm/api-client'
import { env } from '#app/env.server'

/**
 * How long content is cached, in milliseconds. This is also the longest delay before published changes are
 * visible.
 */
const maxAge = 5_000

type CachedAnswer<T> = {
  until: number
  answer: Promise<T>
}

const caches: Map<string, unknown>[] = []

/** Clears the caches in tests, because each test starts its own backend. */
export function clearContentCache(): void {
  for (const cache of caches) cache.clear()
}

function createCache<T>(fetchContent: (content: ContentClient) => Promise<T>) {
  const cache = new Map<string, CachedAnswer<T>>()
  caches.push(cache)
  return ({ signal, ...options }: ContentClientOptions): Promise<T> => {
    const { locale } = options
    const known = cache.get(locale)
    if (known && known.until > performance.now()) return withDeadline(known.answer, signal)
    const result = fetchContent(createContentClient({ ...options, timeout: env.backendTimeout }))
    const entry = { until: performance.now() + maxAge, answer: result }
    cache.set(locale, entry)
    // A failure is not cached: the next request fetches again.
    result.catch(() => cache.get(locale) === entry && cache.delete(locale))
    return withDeadline(result, signal)
  }
}

const industries = createCache(content => content.listIndustries())
const packages = createCache(content => content.listPackages())
const siteSetting = createCache(content => content.getSiteSetting())

/**
 * Returns content that is the same for every member, fetched without a session and cached for a few seconds.
 * Each caller waits no longer than its own deadline.
 */
export const cachedContent = (options: ContentClientOptions) => ({
  listIndustries: (locale = options.locale) => industries({ ...options, locale }),
  listPackages: () => packages(options),
  getSiteSetting: () => siteSetting(options),
})

function withDeadline<T>(result: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () =>
      reject(
        new ApiError({
          code: 'unavailable',
          status: 504,
          name: 'TimeoutError',
          message: 'The backend did not respond in time',
        }),
      )
    if (signal?.aborted) onAbort()
    signal?.addEventListener('abort', onAbort, { once: true })
    result.then(resolve, reject).finally(() => signal?.removeEventListener('abort', onAbort))
  })
}
