import type { ZodType } from 'zod'

/** What a run may look at: `signal` ends when the process does, or when the time for the run is over. */
export type Run = { signal: AbortSignal }

type Settings = {
  /** How often it is tried before it is given up; a run whose process was killed counts. */
  tries: number
  /** Seconds that a run may last: after them it belongs to whoever comes next. */
  lease: number
  /** How many of its kind one process runs side by side. */
  atOnce: number
}

export type Job<Payload> = Settings & {
  name: string
  schema: ZodType<Payload>
  run: (payload: Payload, run: Run) => Promise<unknown>
}

/** A job of any payload; the payload has passed the schema before it meets the work. */
export type AnyJob = Settings & {
  name: string
  schema: ZodType
  run: (payload: never, run: Run) => Promise<unknown>
}

/** Answered by a run that did a part of its work and wants to go on. */
export const reschedule = Symbol('go on')

/** Thrown by a run for which another try would change nothing. */
export class PermanentError extends Error {
  override readonly name = 'Hopeless'
}

/**
 * A kind of background work. It is done at least once: a run whose process stops in the middle is begun again, so what
 * must not happen twice belongs in a transaction, or behind a unique column.
 */
export const defineJob = <Payload>(
  name: string,
  schema: ZodType<Payload>,
  run: (payload: Payload, run: Run) => Promise<unknown>,
  { tries = 8, lease = 60, atOnce = 1 }: Partial<Settings> = {},
): Job<Payload> => ({ name, schema, run, tries, lease, atOnce })
