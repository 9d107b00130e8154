import type { AnyJob } from './job'

/** A run of a job that nobody else has; `tries` counts this one. */
export type ClaimedJob = { id: string; claim: string; payload: string | null; tries: number }

/** `key`: one of its kind at a time, waiting or running. `delay` in milliseconds. */
export type NewJob = { job: string; payload: string | null; key: string | null; delay: number }

/** The key of what is done every hour: one at a time of each kind. */
export const scheduleKey = 'schedule'

/** Every hour at that minute. */
export type Schedule = { job: AnyJob; minute: number }

/** Where jobs wait. What is put joins the transaction around it. */
export type Store = {
  start(jobs: readonly AnyJob[], schedules: readonly Schedule[]): Promise<void>
  put(placing: NewJob): Promise<void>
  claim(job: AnyJob): Promise<ClaimedJob | null>
  finish(job: AnyJob, run: ClaimedJob): Promise<void>
  /** Waits again, for `delay` milliseconds, with that number of tries behind it. */
  putBack(job: AnyJob, run: ClaimedJob, delay: number, tries: number): Promise<void>
  bury(job: AnyJob, run: ClaimedJob, reason: string): Promise<void>
  /** Looks after what stopped processes left and what operators brought back. */
  tend(): Promise<void>
  /** How many wait or run, by the name of the job. */
  open(jobs: readonly AnyJob[]): Promise<Record<string, number>>
  /** Whether one is due within that many milliseconds. */
  isDue(jobs: readonly AnyJob[], within: number): Promise<boolean>
  stop(): Promise<void>
}
