import { afterResponse } from './background-work'
import { countDeadJobs } from './dead-jobs'
import type { AnyJob, Job } from './job'
import { encryptPayload } from './payload-encryption'
import { type Runner, startJobRunner } from './runner'
import { addJob, addRecurringJobs, countOpenJobs } from './store'

type Options = {
  /** No second job is added while one with the same name and key is waiting or running. */
  key?: string
  /** Milliseconds to wait before the job may start. */
  startAfter?: number
  /** The time after which the job would be useless, so it is dropped. */
  until?: Date
}

const stopTimeout = 7000

/**
 * The `startAfter` of jobs whose duration must not affect the response of the request that adds them: another
 * process that happens to poll must not start them early either.
 */
export const responseDelay = 250

let runner: Runner | null = null
let kinds: readonly AnyJob[] = []

/** Registers the jobs of the backend and adds the recurring jobs. */
export async function openQueue(jobs: readonly AnyJob[]): Promise<void> {
  kinds = jobs
  await addRecurringJobs(jobs)
}

/** Starts processing the queue. */
export function startQueue(): void {
  runner = startJobRunner(kinds)
}

/**
 * Adds a job, within the surrounding transaction if there is one. This process starts it after the response of the
 * current request, so that it does not delay the response.
 */
export async function enqueue<Payload>(
  { name, schema }: Pick<Job<Payload>, 'name' | 'schema'>,
  payload: Payload,
  { key, startAfter = 0, until }: Options = {},
): Promise<void> {
  const content = encryptPayload(name, schema.parse(payload), until)
  await strapi.db.transaction(async ({ onCommit }) => {
    await addJob({ job: name, payload: content, key: key ?? null, delay: startAfter })
    onCommit(() => void afterResponse().then(() => runner?.wake(name, startAfter)))
  })
}

/**
 * Resolves when no job is running or due; used by tests.
 * @public
 */
export const settleJobs = async (): Promise<void> => runner?.settle()

/** Stops claiming jobs, waits a few seconds for running jobs and leaves the rest to the next process. */
export async function stopQueue(): Promise<void> {
  await runner?.stop(stopTimeout)
  runner = null
}

/** The numbers of open (waiting or running) and dead jobs by name. */
export const countJobs = async (): Promise<{
  open: Record<string, number>
  dead: Record<string, number>
}> => ({ open: await countOpenJobs(kinds), dead: await countDeadJobs() })
