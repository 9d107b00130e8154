import type { AppLogger } from '@bgm/server/context'
import { maxPlaysPerCall } from '@bgm/validation'
import type { Backend } from '#server/backend/backend'
import { createBatchQueue } from '#server/backend/batch-queue'

type Call<Batch, Result> = {
  call: (batches: Batch[]) => Promise<Result[]>
  batchSize: number
  maxWaiting: number
  weigh?: (batch: Batch) => number
}

/**
 * Forwards plays or announcements of many devices to the backend in one call. A delivery resolves once the backend has
 * stored its records; nothing is acknowledged before that.
 */
function createForwarder<Batch, Result>(what: string, call: Call<Batch, Result>, log: AppLogger) {
  const queue = createBatchQueue({
    ...call,
    concurrency: 2,
    onFailure: (error, batches) =>
      log.warn({ err: error, batches: batches.length }, `${what} could not be delivered`),
  })
  return {
    /** Throws BackendError unless the records are known to be stored. */
    deliver: queue.add,
    waiting: queue.waiting,
  }
}

export const createPlayForwarder = ({
  sendPlays,
  log,
}: {
  sendPlays: Backend['sendPlays']
  log: AppLogger
}) =>
  createForwarder(
    'plays',
    {
      call: sendPlays,
      batchSize: maxPlaysPerCall,
      maxWaiting: 40_000,
      weigh: ({ plays }) => plays.length,
    },
    log,
  )

export const createAnnouncementForwarder = ({
  sendAnnouncements,
  log,
}: {
  sendAnnouncements: Backend['sendAnnouncements']
  log: AppLogger
}) => createForwarder('announcements', { call: sendAnnouncements, batchSize: 20, maxWaiting: 400 }, log)
