import { defineRecurringJob } from '#src/platform/jobs/job'
import { enqueue } from '#src/platform/jobs/queue'
import { submitCheckpointJob } from '#src/reporting/witness/submit'
import { type ArrivalBounds, deleteArrivals, freezeArrivals, listArrivals } from './arrivals'
import { signCheckpoint } from './checkpoints'
import { assignIndexes } from './entries'
import { importNext } from './import'
import { listPlaysAfter } from './plays'
import { recordAllRegisters, registersVersion } from './registers'
import { compareArrivals } from './rules/order'
import { getLogState, type LogState, lockLogState, updateLogState } from './state'
import { writeTiles } from './write-tiles'

const pageSize = 4096
/** The number of pages after which files are written. */
const pagesPerBatch = 16

/** How far plays are read after a page, which ends with `last` if it is full. Another process may be further on. */
const getProgress = (state: LogState, bounds: ArrivalBounds, last?: { row: number }): Partial<LogState> =>
  last
    ? { last_play_row: last.row }
    : {
        last_play_row: Math.max(state.last_play_row, bounds.play),
        counted_at: Math.max(state.counted_at ?? 0, bounds.at),
      }

/**
 * Assigns the next indexes to a page of what has arrived, in one transaction. Returns false if nothing is left up to
 * the bounds.
 */
async function assignPage(bounds: ArrivalBounds): Promise<boolean> {
  return await strapi.db.transaction(async ({ trx }) => {
    const state = await lockLogState(trx)
    const plays = await listPlaysAfter(trx, state, bounds, pageSize)
    const isFull = plays.length === pageSize
    // What arrived after the plays of a full page comes after the next page.
    const until = isFull
      ? plays.reduce((latest, { play }) => Math.max(latest, play.received_at), 0)
      : Number.MAX_SAFE_INTEGER
    const arrivals = await listArrivals(trx, bounds, until, pageSize)
    const arrived = [
      ...plays.map(entry => ({ ...entry, id: entry.row, at: entry.play.received_at })),
      ...arrivals,
    ].sort(compareArrivals)
    await deleteArrivals(trx, arrivals)
    await updateLogState(trx, {
      size: arrived.length > 0 ? await assignIndexes(trx, state, arrived) : state.size,
      ...getProgress(state, bounds, isFull ? plays.at(-1) : undefined),
    })
    return isFull || arrivals.length === pageSize
  })
}

async function assignPages(assign: () => Promise<boolean>, signal?: AbortSignal): Promise<void> {
  for (let page = 1, more = true; more && !signal?.aborted; page += 1) {
    more = await assign()
    if (page % pagesPerBatch === 0) await writeTiles(signal)
  }
}

/** Records everything registered once more after entries of registers have gained fields. */
async function recordNewFields(now: number): Promise<void> {
  if ((await getLogState()).registers === registersVersion) return
  await strapi.db.transaction(async ({ trx }) => {
    if ((await lockLogState(trx)).registers === registersVersion) return
    await recordAllRegisters(trx, now)
    await updateLogState(trx, { registers: registersVersion })
  })
}

type Options = { now?: number; signal?: AbortSignal }

/**
 * Appends everything that has arrived, writes its files and signs a checkpoint. The function can be interrupted at any
 * point and run in several processes concurrently.
 */
export async function appendUsageLog({ now = Date.now(), signal }: Options = {}): Promise<void> {
  if ((await getLogState()).import !== 'done') await assignPages(() => importNext(now), signal)
  await recordNewFields(now)
  const bounds = await freezeArrivals()
  await assignPages(() => assignPage(bounds), signal)
  await writeTiles(signal)
  // If this process ends before, the job runs within a minute.
  if (!signal?.aborted && (await signCheckpoint(now))) await enqueue(submitCheckpointJob, {})
}

export const appendUsageLogJob = defineRecurringJob('append-usage-log', appendUsageLog, {
  lease: 1800,
  cron: '* * * * *',
})
