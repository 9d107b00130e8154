import { DeadlineError } from '../runtime/deadline'
import { type AnyJob, PermanentError, Postponed, reschedule } from './job'
import { decryptPayload } from './payload-encryption'
import { type ClaimedJob, deadLetterJob, finishJob, releaseJob } from './store'

const maxPause = 15 * 60_000

/**
 * The pause before the next attempt: 5 s after the first failure, doubling with each further failure up to
 * 15 minutes, with some jitter.
 */
const pauseAfter = (tries: number): number =>
  Math.round(Math.min(maxPause, 5000 * 2 ** (tries - 1)) * (0.85 + Math.random() * 0.15))

/** The class and system code of an error, but not its message, which may quote the payload. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { name, code, cause } = error as Error & { code?: unknown }
  const parts = [name, code].filter(part => typeof part === 'string' && /^[\w-]{1,40}$/.test(part))
  return (cause instanceof Error ? [...parts, reasonOf(cause)] : parts).join(' ').slice(0, 120)
}

async function runWithTimeout(job: AnyJob, payload: never, shutdown: AbortSignal): Promise<unknown> {
  const ended = new AbortController()
  const signal = AbortSignal.any([shutdown, ended.signal])
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, fail) => {
    timer = setTimeout(() => {
      const error = new DeadlineError()
      fail(error)
      ended.abort(error)
    }, job.lease * 900)
  })
  try {
    return await Promise.race([job.run(payload, { signal }), timeout])
  } finally {
    clearTimeout(timer)
    ended.abort()
  }
}

/** Runs a claimed job and stores the outcome. Returns the milliseconds until the next attempt, or null. */
export async function runClaimedJob(
  job: AnyJob,
  run: ClaimedJob,
  shutdown: AbortSignal,
): Promise<number | null> {
  const about = { job: job.name, id: run.id, tries: run.tries }
  const content = decryptPayload(job, run.payload)
  const deadLetter = async (reason: string) => {
    if (content) await job.whenDead?.(content.payload)
    await deadLetterJob(job, run, reason)
    strapi.log.error('a job is dead', { ...about, reason })
    return null
  }
  if (!content) return deadLetter('unreadable')
  // All of its runs crashed the process or exceeded the lease.
  if (run.tries > job.tries) return deadLetter('never ended')
  if (content.until && content.until < new Date()) {
    await finishJob(job, run)
    strapi.log.warn('a job expired', about)
    return null
  }
  try {
    const result = await runWithTimeout(job, content.payload, shutdown)
    if (result instanceof Postponed) {
      await releaseJob(run, result.milliseconds, run.tries - 1)
      return result.milliseconds
    }
    await (result === reschedule ? releaseJob(run, 0, 0) : finishJob(job, run))
    return null
  } catch (error) {
    const reason = reasonOf(error)
    if (error instanceof PermanentError || run.tries >= job.tries) return deadLetter(reason)
    const pause = pauseAfter(run.tries)
    await releaseJob(run, pause, run.tries)
    strapi.log.warn('a job failed and will be retried', {
      ...about,
      reason,
      seconds: Math.round(pause / 1000),
    })
    return pause
  }
}
