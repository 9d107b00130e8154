import { type ZodType, z } from 'zod'
import { DeadlineError } from '#src/platform/runtime/deadline'

/** `signal` is aborted when the process shuts down, or shortly before the run's lease ends. */
export type JobContext = { signal: AbortSignal }

/** Whether a run was interrupted by a shutdown and not by the end of its lease, which counts as a failed attempt. */
export const isShutdown = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && !(reason instanceof DeadlineError)

type Settings = {
  /** Maximum number of attempts before the job is dead, including runs whose process was killed. */
  tries: number
  /** Seconds after which a run that has not ended is repeated, by any process. */
  lease: number
  /** Maximum number of concurrent runs of this job per process. */
  concurrency: number
  /** When the job runs, with an empty payload (a cron expression in UTC). */
  cron?: string
  /** Seconds from the end of one run to the start of the next, for tasks that run more often than every minute. */
  everySeconds?: number
}

/** The schedule of a recurring job. One that runs more often adds its next run itself; the schedule starts it again. */
export const toCron = ({ cron, everySeconds }: Settings): string | null =>
  cron ?? (everySeconds === undefined ? null : '* * * * *')

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

const noPayload = z.object({})

/** Defines a task that runs by itself. It must be idempotent. */
export const defineRecurringJob = (
  name: string,
  run: (context: JobContext) => Promise<unknown>,
  settings: Partial<Settings> & ({ cron: string } | { everySeconds: number }),
): AnyJob => defineJob(name, noPayload, (_, context) => run(context), settings)

export const defineHourlyJob = (name: string, run: () => Promise<unknown>, lease = 60): AnyJob =>
  defineRecurringJob(name, () => run(), { lease, cron: '7 * * * *' })
