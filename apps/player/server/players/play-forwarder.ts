import type { AppLogger } from '@bgm/server/context'
import type { Backend } from '#server/backend/backend'
import { createBatchQueue } from '#server/backend/batch-queue'

/**
 * Forwards plays or announcements to the backend in calls for up to twenty devices. A delivery resolves once
 * the backend has stored its records; nothing is acknowledged before that.
 */
function createForwarder<Batch, Result>(
  what: string,
  call: (batches: Batch[]) => Promise<Result[]>,
  log: AppLogger,
) {
  const queue = createBatchQueue({
    call,
    batchSize: 20,
    concurrency: 2,
    maxWaiting: 400,
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
}) => createForwarder('plays', sendPlays, log)

export const createAnnouncementForwarder = ({
  sendAnnouncements,
  log,
}: {
  sendAnnouncements: Backend['sendAnnouncements']
  log: AppLogger
}) => createForwarder('announcements', sendAnnouncements, log)
