import { environment } from '../runtime/environment'
import { afterResponse } from './background-work'
import { countDeadJobs } from './dead-jobs'
import type { AnyJob, Job } from './job'
import { encryptPayload } from './payload-encryption'
import { bossStore } from './pg-boss-store'
import { type Runner, startRunner } from './runner'
import type { Schedule, Store } from './store'
import { tableStore } from './table-store'

type Options = {
  /** One of its kind at a time: while it waits or runs, a second one is not placed. */
  key?: string
  /** Milliseconds before which nobody begins it. */
  startAfter?: number
  /** From then on it is of no use and is dropped. */
  until?: Date
}

const patience = 7000

/** Milliseconds for what must not begin before its answer is out, whichever lane is awake: its work would tell by the time. */
export const responseDelay = 250

let store: Store | null = null
let runner: Runner | null = null
let kinds: readonly AnyJob[] = []

function opened(): Store {
  if (!store) throw new Error('The queue is not open')
  return store
}

/** Opens the queue: from here on jobs can be placed. */
export async function openQueue(jobs: readonly AnyJob[], schedules: readonly Schedule[]): Promise<void> {
  kinds = jobs
  store = environment.DATABASE_CLIENT === 'postgres' ? bossStore() : tableStore()
  await store.start(jobs, schedules)
}

/** Begins to work through the queue. */
export function startWorking(): void {
  runner = startRunner(opened(), kinds)
}

/**
 * Places a job. Within a transaction it is placed with it or not at all; this process begins it once the answer of the
 * request around it is out, so that its work tells nothing by the time.
 */
export async function enqueue<Payload>(
  { name, schema }: Job<Payload>,
  payload: Payload,
  { key, startAfter = 0, until }: Options = {},
): Promise<void> {
  const content = encryptPayload(name, schema.parse(payload), until)
  await strapi.db.transaction(async ({ onCommit }) => {
    await opened().put({ job: name, payload: content, key: key ?? null, delay: startAfter })
    onCommit(() => void afterResponse().then(() => runner?.wake(startAfter)))
  })
}

/**
 * Resolves when nothing runs and nothing is due; the tests wait for it.
 * @public
 */
export const settleJobs = async (): Promise<void> => runner?.settle()

/** Fetches nothing more, waits a while for what runs and leaves the rest to the next process. */
export async function stopWorking(): Promise<void> {
  await (runner ? runner.stop(patience) : store?.stop())
  runner = null
  store = null
}

/** How many jobs wait or run, and how many were given up, by name. */
export const countJobs = async (): Promise<{
  open: Record<string, number>
  dead: Record<string, number>
}> => ({ open: await opened().open(kinds), dead: await countDeadJobs() })
