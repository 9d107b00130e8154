import type { JobWithMetadata } from 'pg-boss'
import { DeadlineError } from '#src/platform/runtime/deadline'
import { type AnyJob, PermanentError, Postponed, reschedule } from './job'
import { decryptPayload, type StoredJob } from './payload-encryption'

/** A run that a worker of this process has started; `tries` includes it. */
export type Run = { job: JobWithMetadata; stored: StoredJob; tries: number }

/**
 * What the queue does with the job after a run. `again` leaves it waiting for `delay` milliseconds, with `attempts`
 * counted so far.
 */
export type Outcome =
  | { status: 'completed' }
  | { status: 'again'; delay: number; attempts: number }
  | { status: 'failed' | 'deadletter'; reason: string }

/** The expected pause in seconds before the next attempt, for the log. The queue adds some jitter. */
const pauseAfter = (tries: number): number => Math.min(900, 5 * 2 ** Math.min(10, tries - 1))

/** The class and system code of an error, but not its message, which may quote the payload. */
function getReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { name, code, cause } = error as Error & { code?: unknown }
  const parts = [name, code].filter(part => typeof part === 'string' && /^[\w-]{1,40}$/.test(part))
  return (cause instanceof Error ? [...parts, getReason(cause)] : parts).join(' ').slice(0, 120)
}

async function runWithTimeout(kind: AnyJob, payload: never, signals: AbortSignal[]): Promise<unknown> {
  const ended = new AbortController()
  const signal = AbortSignal.any([...signals, ended.signal])
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, fail) => {
    timer = setTimeout(() => {
      const error = new DeadlineError()
      fail(error)
      ended.abort(error)
    }, kind.lease * 900)
  })
  try {
    return await Promise.race([kind.run(payload, { signal }), timeout])
  } finally {
    clearTimeout(timer)
    ended.abort()
  }
}

function getOutcome({ everySeconds }: AnyJob, result: unknown, tries: number): Outcome {
  if (result instanceof Postponed) return { status: 'again', delay: result.milliseconds, attempts: tries - 1 }
  if (result === reschedule) return { status: 'again', delay: 0, attempts: 0 }
  if (everySeconds !== undefined) return { status: 'again', delay: everySeconds * 1000, attempts: 0 }
  return { status: 'completed' }
}

/** Runs a job and returns what happens to it. */
export async function runJob(
  kind: AnyJob,
  { job, stored, tries }: Run,
  shutdown: AbortSignal,
): Promise<Outcome> {
  const about = { job: kind.name, id: job.id, tries }
  const content = decryptPayload(kind, stored.content)
  const die = async (reason: string): Promise<Outcome> => {
    if (content) await kind.whenDead?.(content.payload)
    strapi.log.error('a job is dead', { ...about, reason })
    return { status: 'deadletter', reason }
  }
  if (!content) return die('unreadable')
  // All of its runs stopped the process or exceeded the lease.
  if (tries > kind.tries) return die('never ended')
  if (content.until && content.until < new Date()) {
    strapi.log.warn('a job expired', about)
    return { status: 'completed' }
  }
  try {
    return getOutcome(kind, await runWithTimeout(kind, content.payload, [shutdown, job.signal]), tries)
  } catch (error) {
    const reason = getReason(error)
    if (error instanceof PermanentError || tries >= kind.tries) return die(reason)
    const seconds = pauseAfter(tries)
    strapi.log.warn('a job failed and will be retried', { ...about, reason, seconds })
    return { status: 'failed', reason }
  }
}
