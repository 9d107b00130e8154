import { setTimeout as pause } from 'node:timers/promises'
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import { z } from 'zod'
import { within } from './boss'
import type { AnyJob } from './job'
import { storedJob } from './payload-encryption'
import { type Outcome, type Run, runJob } from './run-job'

const pollInterval = 5000
// Allows for timers that fire slightly early; without it, their job would be missed until the next poll.
const slack = 25
const stopTimeout = 7000
/** Workers never look for jobs by themselves: they are woken. */
const never = 86_400

export type Workers = {
  /** Starts waiting jobs with this name now, or after `delay` milliseconds. */
  wake(name: string, delay?: number): void
  /** Resolves when no job is running or due within a second. */
  settle(): Promise<void>
  /** Stops starting jobs, waits a few seconds for running jobs, and hands back the rest. */
  stop(): Promise<void>
}

type Slot = { worker: string; run: Run | null; handBack: () => void }
type Lane = { kind: AnyJob; slots: Slot[] }
type Pool = { boss: PgBoss; lanes: Map<string, Lane>; shutdown: AbortSignal }

const namedRows = z.array(z.object({ name: z.string() }))
const affectedRows = z.object({ affected: z.number() })

const getErrorName = (error: unknown) => (error instanceof Error ? error.name : 'unknown')

/** The queues with a job that is due or, with `running`, due within a second or running in any process. */
async function listBusyQueues(names: readonly string[], running: boolean): Promise<string[]> {
  const { rows } = await strapi.db.connection.raw(
    `select name from unnest(?::text[]) as queue (name) where exists (
      select from pgboss.job where job.name = queue.name and (
        (state < 'active' and start_after <= now() + make_interval(secs => ?)) or (? and state = 'active')))`,
    [names, running ? 1 : 0, running],
  )
  return namedRows.parse(rows).map(({ name }) => name)
}

/** Each running job starts the next waiting one, so that a job that is added costs one query and not one per worker. */
function wakeLane(boss: PgBoss, { slots }: Lane): void {
  const free = slots.find(({ run }) => run === null)
  if (free) boss.notifyWorker(free.worker)
}

function wake({ boss, lanes }: Pool, name: string, delay = 0): void {
  const lane = lanes.get(name)
  if (!lane) return
  if (delay === 0) wakeLane(boss, lane)
  else setTimeout(wakeLane, delay + slack, boss, lane).unref()
}

/** Replaces the row of a running job by one that waits, with the same key. Does nothing if its claim has been lost. */
async function leaveWaiting({ boss }: Pool, { job, stored }: Run, delay: number, attempts: number) {
  await strapi.db.transaction(async ({ trx }) => {
    const removed = await boss.deleteJob(job.name, job, within(trx))
    if (affectedRows.parse(removed).affected === 0) return
    const options = { singletonKey: job.singletonKey ?? job.id, startAfter: delay / 1000, ...within(trx) }
    await boss.send(job.name, { ...stored, attempts }, options)
  })
}

async function settleRun(pool: Pool, run: Run, outcome: Outcome): Promise<JobResult> {
  const { id, name } = run.job
  if (outcome.status === 'again') {
    const { delay, attempts } = outcome
    await leaveWaiting(pool, run, delay, attempts)
    wake(pool, name, delay)
    return { id, status: 'completed' }
  }
  if (outcome.status === 'completed') return { id, status: 'completed' }
  return { id, status: outcome.status, output: { reason: outcome.reason, tries: run.tries } }
}

function toRun(job: JobWithMetadata): Run {
  const stored = storedJob.parse(job.data ?? { content: null })
  // A dead job that an operator retries starts over.
  const before = job.sourceRootId === null ? (stored.attempts ?? 0) : 0
  return { job, stored, tries: before + job.retryCount + 1 }
}

async function work(pool: Pool, lane: Lane, slot: Slot, job: JobWithMetadata): Promise<JobResult[]> {
  const run = toRun(job)
  const handedBack = new Promise<Outcome>(done => {
    slot.handBack = () => done({ status: 'again', delay: 0, attempts: run.tries - 1 })
  })
  slot.run = run
  if (pool.shutdown.aborted) slot.handBack()
  else wakeLane(pool.boss, lane)
  try {
    const ran = pool.shutdown.aborted ? handedBack : runJob(lane.kind, run, pool.shutdown)
    return [await settleRun(pool, run, await Promise.race([ran, handedBack]))]
  } catch (error) {
    strapi.log.error('the outcome of a job was not stored', { job: job.name, error: getErrorName(error) })
    throw error
  } finally {
    slot.run = null
    pool.boss.notifyWorker(slot.worker)
  }
}

/** Looks for due jobs of all queues at once, because one query per queue would keep the database busy. */
async function poll(pool: Pool): Promise<void> {
  const names = [...pool.lanes.keys()]
  while (!pool.shutdown.aborted) {
    try {
      for (const name of await listBusyQueues(names, false)) wake(pool, name)
    } catch (error) {
      strapi.log.error('jobs cannot be read', { error: getErrorName(error) })
    }
    await pause(pollInterval, undefined, { signal: pool.shutdown, ref: false }).catch(() => undefined)
  }
}

async function settle(pool: Pool): Promise<void> {
  const names = [...pool.lanes.keys()]
  while (!pool.shutdown.aborted) {
    const busy = await listBusyQueues(names, true)
    if (busy.length === 0) return
    for (const name of busy) wake(pool, name)
    await pause(10)
  }
}

async function startLane(pool: Pool, kind: AnyJob): Promise<void> {
  const lane: Lane = { kind, slots: [] }
  pool.lanes.set(kind.name, lane)
  for (let count = 0; count < kind.concurrency; count++) {
    const slot: Slot = { worker: '', run: null, handBack: () => undefined }
    lane.slots.push(slot)
    slot.worker = await pool.boss.work(
      kind.name,
      { includeMetadata: true, perJobResults: true, pollingIntervalSeconds: never },
      async (jobs: JobWithMetadata[]) =>
        (await Promise.all(jobs.map(job => work(pool, lane, slot, job)))).flat(),
    )
  }
}

/** Works on the queues of these kinds of jobs until it is stopped. No kind waits for another. */
export async function startWorkers(boss: PgBoss, kinds: readonly AnyJob[]): Promise<Workers> {
  const stopping = new AbortController()
  const pool: Pool = { boss, lanes: new Map(), shutdown: stopping.signal }
  for (const kind of kinds) await startLane(pool, kind)
  const polling = poll(pool)
  return {
    wake: (name, delay) => wake(pool, name, delay),
    settle: () => settle(pool),
    async stop() {
      stopping.abort()
      const handBack = setTimeout(() => {
        for (const { slots } of pool.lanes.values()) for (const slot of slots) slot.handBack()
      }, stopTimeout)
      await Promise.all([polling, boss.stop({ close: false, timeout: 2 * stopTimeout })])
      clearTimeout(handBack)
    },
  }
}
