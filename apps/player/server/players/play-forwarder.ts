import type { Log } from '@bgm/server/context'
import type { Backend } from '#server/backend/backend'
import { createBatchQueue } from '#server/backend/batch-queue'

/**
 * Forwards plays to the backend, those of up to twenty devices in one call. A delivery resolves once the backend has stored
 * the plays; nothing is acknowledged before that.
 */
export function createPlayForwarder({ sendPlays, log }: { sendPlays: Backend['sendPlays']; log: Log }) {
  const queue = createBatchQueue({
    call: sendPlays,
    batchSize: 20,
    concurrency: 2,
    maxWaiting: 400,
    onFailure: (error, batches) =>
      log.warn({ err: error, batches: batches.length }, 'plays could not be delivered'),
  })
  return {
    /** Throws BackendError if the plays are not stored, or not certainly. */
    deliver: queue.add,
    waiting: queue.waiting,
  }
}
