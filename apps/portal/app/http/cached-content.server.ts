import { ApiError, type Content, type ContentOptions, createContent } from '@bgm/api-client'
import { env } from '#app/env.server'

/** Milliseconds for which an answer counts: a publish shows that soon. */
const fresh = 5_000

interface Kept<T> {
  until: number
  answer: Promise<T>
}

const memories: Map<string, unknown>[] = []

/** For tests, each of which has a backend of its own. */
export function clearContentCache(): void {
  for (const memory of memories) memory.clear()
}

function keeper<T>(ask: (content: Content) => Promise<T>) {
  const answers = new Map<string, Kept<T>>()
  memories.push(answers)
  return ({ signal, ...options }: ContentOptions): Promise<T> => {
    const { locale } = options
    const known = answers.get(locale)
    if (known && known.until > performance.now()) return inTime(known.answer, signal)
    const answer = ask(createContent({ ...options, timeout: env.backendPatience }))
    const kept = { until: performance.now() + fresh, answer }
    answers.set(locale, kept)
    // Nobody is told of a failure that was another's: the next one asks again.
    answer.catch(() => answers.get(locale) === kept && answers.delete(locale))
    return inTime(answer, signal)
  }
}

const industries = keeper(content => content.listIndustries())
const packages = keeper(content => content.listPackages())
const siteSetting = keeper(content => content.getSiteSetting())

/**
 * What every member reads alike is asked for once in some seconds, on behalf of nobody; who waits for it waits no longer
 * than for an answer of their own.
 */
export const cachedContent = (options: ContentOptions) => ({
  listIndustries: (locale = options.locale) => industries({ ...options, locale }),
  listPackages: () => packages(options),
  getSiteSetting: () => siteSetting(options),
})

function inTime<T>(answer: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () =>
      reject(
        new ApiError({
          code: 'unavailable',
          status: 504,
          name: 'TimeoutError',
          message: 'The backend did not answer in time',
        }),
      )
    if (signal?.aborted) giveUp()
    signal?.addEventListener('abort', giveUp, { once: true })
    answer.then(resolve, reject).finally(() => signal?.removeEventListener('abort', giveUp))
  })
}
