import type { ZodType } from 'zod'

/** `signal` aborts when the process shuts down or the time for the run is over. */
export type Run = { signal: AbortSignal }

type Settings = {
  /** How often the job is tried before it is dead; a run whose process was killed counts. */
  tries: number
  /** Seconds after which a run that has not ended may be claimed by another process. */
  lease: number
  /** How many runs of this job one process has at the same time. */
  concurrency: number
  /** The minute of every hour at which the job runs, with an empty payload. */
  hourlyAt?: number
}

export type Job<Payload> = Settings & {
  name: string
  schema: ZodType<Payload>
  run: (payload: Payload, run: Run) => Promise<unknown>
}

/** A job of any payload; the schema has parsed the payload before `run` gets it. */
export type AnyJob = Settings & {
  name: string
  schema: ZodType
  run: (payload: never, run: Run) => Promise<unknown>
}

/** Returned by a run that has done a part of its work and continues in another run. */
export const reschedule = Symbol('reschedule')

/** Thrown by a run that no retry can help. */
export class PermanentError extends Error {
  override readonly name = 'PermanentError'
}

/**
 * A kind of background work, done at least once: a run whose process stops is started again, so what must not happen
 * twice belongs in a transaction or behind a unique column.
 */
export const defineJob = <Payload>(
  name: string,
  schema: ZodType<Payload>,
  run: (payload: Payload, run: Run) => Promise<unknown>,
  { tries = 8, lease = 60, concurrency = 1, hourlyAt }: Partial<Settings> = {},
): Job<Payload> => ({ name, schema, run, tries, lease, concurrency, hourlyAt })
