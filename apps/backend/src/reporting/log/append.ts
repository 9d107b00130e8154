import { type ArrivalBounds, deleteArrivals, freezeArrivals, listArrivals } from './arrivals'
import { signCheckpoint } from './checkpoints'
import { assignIndexes } from './entries'
import { importNext } from './import'
import { listPlaysAfter } from './plays'
import { compareArrivals } from './rules/order'
import { getLogState, lockLogState, updateLogState } from './state'
import { writeTiles } from './write-tiles'

const pageSize = 4096
/** The number of pages after which files are written. */
const pagesPerBatch = 16

/**
 * Assigns the next indexes to a page of what has arrived, in one transaction. Returns false if nothing is left up to
 * the bounds.
 */
async function assignPage(bounds: ArrivalBounds): Promise<boolean> {
  return await strapi.db.transaction(async ({ trx }) => {
    const { size, last_play } = await lockLogState(trx)
    const plays = await listPlaysAfter(trx, last_play, bounds.play, pageSize)
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
    if (arrived.length === 0) return false
    await deleteArrivals(trx, arrivals)
    await updateLogState(trx, {
      size: await assignIndexes(trx, size, arrived),
      last_play: plays.at(-1)?.row ?? last_play,
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

type Options = { now?: number; signal?: AbortSignal }

/**
 * Appends everything that has arrived, writes its files and signs a checkpoint. The function can be interrupted at any
 * point and run in several processes concurrently.
 */
export async function appendUsageLog({ now = Date.now(), signal }: Options = {}): Promise<void> {
  if ((await getLogState()).import !== 'done') await assignPages(() => importNext(now), signal)
  const bounds = await freezeArrivals()
  await assignPages(() => assignPage(bounds), signal)
  await writeTiles(signal)
  if (!signal?.aborted) await signCheckpoint(now)
}
