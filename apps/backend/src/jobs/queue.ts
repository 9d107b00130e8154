import { afterResponse } from './background-work'
import { countDeadJobs } from './dead-jobs'
import type { AnyJob, Job } from './job'
import { encryptPayload } from './payload-encryption'
import { type Runner, startRunner } from './runner'
import { addHourlyJobs, addJob, countOpenJobs } from './store'

type Options = {
  /** While a job of the same name and key waits or runs, no second one is added. */
  key?: string
  /** Milliseconds before which the job does not start. */
  startAfter?: number
  /** When the job becomes useless; it is dropped from then on. */
  until?: Date
}

const stopTimeout = 7000

/**
 * Milliseconds for a job whose duration must not show in the response that adds it: another process that polls just
 * then must not start it either.
 */
export const responseDelay = 250

let runner: Runner | null = null
let kinds: readonly AnyJob[] = []

/** Registers the jobs of the backend and adds the hourly ones. */
export async function openQueue(jobs: readonly AnyJob[]): Promise<void> {
  kinds = jobs
  await addHourlyJobs(jobs)
}

/** Starts to work through the queue. */
export function startWorking(): void {
  runner = startRunner(kinds)
}

/**
 * Adds a job, as part of the surrounding transaction if there is one. This process starts it after the response of the
 * current request, so that its duration does not show there.
 */
export async function enqueue<Payload>(
  { name, schema }: Job<Payload>,
  payload: Payload,
  { key, startAfter = 0, until }: Options = {},
): Promise<void> {
  const content = encryptPayload(name, schema.parse(payload), until)
  await strapi.db.transaction(async ({ onCommit }) => {
    await addJob({ job: name, payload: content, key: key ?? null, delay: startAfter })
    onCommit(() => void afterResponse().then(() => runner?.wake(startAfter)))
  })
}

/**
 * Resolves when nothing runs and nothing is due; used by tests.
 * @public
 */
export const settleJobs = async (): Promise<void> => runner?.settle()

/** Claims nothing more, waits some seconds for running jobs and leaves the rest to the next process. */
export async function stopWorking(): Promise<void> {
  await runner?.stop(stopTimeout)
  runner = null
}

/** How many jobs wait or run, and how many are dead, by name. */
export const countJobs = async (): Promise<{
  open: Record<string, number>
  dead: Record<string, number>
}> => ({ open: await countOpenJobs(kinds), dead: await countDeadJobs() })
