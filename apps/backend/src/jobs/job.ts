import type { ZodType } from 'zod'
import { DeadlineError } from '../runtime/deadline'

/** `signal` is aborted when the process shuts down, or shortly before the run's lease ends. */
export type JobContext = { signal: AbortSignal }

/** Whether a run was interrupted by a shutdown and not by the end of its lease, which counts as a failed attempt. */
export const isShutdown = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && !(reason instanceof DeadlineError)

type Settings = {
  /** Maximum number of attempts before the job is dead, including runs whose process was killed. */
  tries: number
  /** Seconds after which a run that has not ended may be claimed by another process. */
  lease: number
  /** Maximum number of concurrent runs of this job per process. */
  concurrency: number
  /** The minute of every hour at which the job runs, with an empty payload. */
  hourlyAt?: number
  /** Seconds from the end of one run to the start of the next, with an empty payload. */
  everySeconds?: number
}

/** Whether the job has a single permanent row in the table, instead of a row for each time it is added. */
export const isRecurring = ({ hourlyAt, everySeconds }: Settings): boolean =>
  hourlyAt !== undefined || everySeconds !== undefined

export type Job<Payload> = Settings & {
  name: string
  schema: ZodType<Payload>
  run: (payload: Payload, run: JobContext) => Promise<unknown>
  /** Called when the job becomes dead, to notify whoever is waiting for it. */
  whenDead?: (payload: Payload) => Promise<unknown>
}

/** A job with any payload type. The payload is parsed by the schema before `run` receives it. */
export type AnyJob = Settings & {
  name: string
  schema: ZodType
  run: (payload: never, run: JobContext) => Promise<unknown>
  whenDead?: (payload: never) => Promise<unknown>
}

/** Returned by a run that has done part of its work and leaves the rest to another run. */
export const reschedule = Symbol('reschedule')

/** Returned by a run that could not start its work yet: it does not count as an attempt. */
export class Postponed {
  constructor(readonly milliseconds: number) {}
}

/** Thrown by a run when a retry would not help. */
export class PermanentError extends Error {
  override readonly name = 'PermanentError'
}

/**
 * Defines a kind of background work. Jobs run at least once: a run whose process stops is restarted, so anything
 * that must not happen twice belongs in a transaction or behind a unique column.
 */
export const defineJob = <Payload>(
  name: string,
  schema: ZodType<Payload>,
  run: (payload: Payload, run: JobContext) => Promise<unknown>,
  {
    tries = 8,
    lease = 60,
    concurrency = 1,
    ...rest
  }: Partial<Settings> & Pick<Job<Payload>, 'whenDead'> = {},
): Job<Payload> => ({ name, schema, run, tries, lease, concurrency, ...rest })
