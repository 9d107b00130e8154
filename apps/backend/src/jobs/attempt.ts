import { type AnyJob, PermanentError, reschedule } from './job'
import { decryptPayload } from './payload-encryption'
import type { ClaimedJob, Store } from './store'

const longest = 15 * 60_000

/** 5 s after the first failure, twice as long after each further one, a quarter of an hour at most; a little by chance. */
const pauseAfter = (tries: number): number =>
  Math.round(Math.min(longest, 5000 * 2 ** (tries - 1)) * (0.85 + Math.random() * 0.15))

/** What went wrong, in words that hold nothing of the payload: a class and the code that systems give. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { name, code, cause } = error as Error & { code?: unknown }
  const words = [name, code].filter(word => typeof word === 'string' && /^[\w-]{1,40}$/.test(word))
  return (cause instanceof Error ? [...words, reasonOf(cause)] : words).join(' ').slice(0, 120)
}

class TooLong extends Error {
  override readonly name = 'TooLong'
}

async function inTime(job: AnyJob, payload: never, ending: AbortSignal): Promise<unknown> {
  const over = new AbortController()
  const signal = AbortSignal.any([ending, over.signal])
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new TooLong()), job.lease * 900)
  })
  try {
    return await Promise.race([job.run(payload, { signal }), late])
  } finally {
    clearTimeout(timer)
    over.abort()
  }
}

/** One run of a claimed job, and what follows from how it ended. Answers the milliseconds until its next try, or null. */
export async function runClaimedJob(
  store: Store,
  job: AnyJob,
  run: ClaimedJob,
  ending: AbortSignal,
): Promise<number | null> {
  const about = { job: job.name, id: run.id, tries: run.tries }
  const bury = async (reason: string) => {
    await store.bury(job, run, reason)
    strapi.log.error('a job is dead', { ...about, reason })
    return null
  }
  const inside = decryptPayload(job, run.payload)
  if (!inside) return bury('unreadable')
  // Each of its runs stopped the process, or went on for longer than it may.
  if (run.tries > job.tries) return bury('never ended')
  if (inside.until && inside.until < new Date()) {
    await store.finish(job, run)
    strapi.log.warn('a job came too late', about)
    return null
  }
  try {
    const answer = await inTime(job, inside.payload, ending)
    await (answer === reschedule ? store.putBack(job, run, 0, 0) : store.finish(job, run))
    return null
  } catch (error) {
    const reason = reasonOf(error)
    if (error instanceof PermanentError || run.tries >= job.tries) return bury(reason)
    const pause = pauseAfter(run.tries)
    await store.putBack(job, run, pause, run.tries)
    strapi.log.warn('a job failed and is tried again', {
      ...about,
      reason,
      seconds: Math.round(pause / 1000),
    })
    return pause
  }
}
