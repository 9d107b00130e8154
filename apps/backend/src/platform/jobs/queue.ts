import { randomUUID } from 'node:crypto'
import type { PgBoss } from 'pg-boss'
import { z } from 'zod'
import { afterResponse } from './background-work'
import { createBoss, within } from './boss'
import { countDeadJobs } from './dead-jobs'
import type { AnyJob, Job } from './job'
import { encryptPayload } from './payload-encryption'
import { deadLetters, prepareQueues, scheduleKey } from './queues'
import { startWorkers, type Workers } from './workers'

type Options = {
  /** No second job is added while one with the same name and key is waiting or running. */
  key?: string
  /** Milliseconds to wait before the job may start. */
  startAfter?: number
  /** The time after which the job would be useless, so it is dropped. */
  until?: Date
}

/**
 * The `startAfter` of jobs whose duration must not affect the response of the request that adds them: another
 * process that happens to poll must not start them early either.
 */
export const responseDelay = 250

let boss: PgBoss | undefined
let workers: Workers | null = null
const kinds = new Map<string, AnyJob>()

/** Adds kinds of jobs, which must happen before the queue is opened. */
export function registerJobs(jobs: readonly AnyJob[]): void {
  for (const job of jobs) kinds.set(job.name, job)
}

/** Creates the queues and schedules of all registered jobs. */
export async function openQueue(): Promise<void> {
  boss = createBoss()
  await boss.start()
  await prepareQueues(boss, [...kinds.values()])
}

function getBoss(): PgBoss {
  if (!boss) throw new Error('The job queue has not been opened')
  return boss
}

/** Starts processing the queue. */
export async function startQueue(): Promise<void> {
  await getBoss().start()
  workers = await startWorkers(getBoss(), [...kinds.values()])
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
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    const options = { singletonKey: key ?? randomUUID(), startAfter: startAfter / 1000, ...within(trx) }
    await getBoss().send(name, { content }, options)
    onCommit(() => void afterResponse().then(() => workers?.wake(name, startAfter)))
  })
}

/**
 * Resolves when no job is running or due; used by tests.
 * @public
 */
export const settleJobs = async (): Promise<void> => workers?.settle()

/** Stops starting jobs, waits a few seconds for running jobs and leaves the rest to the next process. */
export async function stopQueue(): Promise<void> {
  await (workers?.stop() ?? boss?.stop({ close: false, graceful: false }))
  workers = null
}

const countedRows = z.array(z.object({ name: z.string(), count: z.coerce.number() }))

/** The number of waiting or running jobs by name. A recurring job that is not due is not counted. */
async function countOpenJobs(): Promise<Record<string, number>> {
  const names = [...kinds.keys()]
  const { rows } = await strapi.db.connection.raw(
    `select name, count(*) from pgboss.job
    where name = any(?) and state <= 'active'
      and not (singleton_key = ? and state < 'active' and start_after > now())
    group by name`,
    [names, scheduleKey],
  )
  const counts = countedRows.parse(rows).map(({ name, count }) => [name, count] as const)
  return Object.fromEntries([...names.map(name => [name, 0] as const), ...counts])
}

/** The numbers of open (waiting or running) and dead jobs by name. */
export const countJobs = async (): Promise<{
  open: Record<string, number>
  dead: Record<string, number>
}> => ({ open: await countOpenJobs(), dead: await countDeadJobs() })

const batch = 1000

/**
 * Returns dead jobs with this name, or those with these ids, to their queue, and resolves with their number. A job whose
 * key is waiting or running again is not listed any more, because that job does the same work.
 */
export async function retryDeadJobs(name: string, ids?: string[]): Promise<number> {
  const filter = { sourceName: name, limit: batch, createdBefore: new Date(), ...(ids ? { ids } : {}) }
  let retried = 0
  for (let moved = batch; moved === batch; retried += moved)
    moved = await getBoss().redrive(deadLetters, filter)
  workers?.wake(name)
  return retried
}
