import type { Log } from '@bgm/server/context'
import type { PlaysResult } from '@bgm/validation'
import type { Backend, PlayBatch } from '#server/backend/backend'
import { BackendError } from '#server/backend/backend-error'

const batchesPerCall = 20
const maxWaiting = 400
const maxCalls = 2

interface Delivery {
  batch: PlayBatch
  resolve: (result: PlaysResult) => void
  reject: (error: unknown) => void
}

/**
 * Forwards plays to the backend, those of up to twenty devices in one call. A delivery resolves once the backend has stored
 * the plays; nothing is acknowledged before that.
 */
export function createPlayForwarder({ sendPlays, log }: { sendPlays: Backend['sendPlays']; log: Log }) {
  const waiting: Delivery[] = []
  let calls = 0

  async function send(deliveries: Delivery[]): Promise<void> {
    const results = await sendPlays(deliveries.map(({ batch }) => batch))
    if (results.length !== deliveries.length) throw new BackendError('unavailable', 200)
    for (const [index, { resolve, reject }] of deliveries.entries()) {
      const result = results[index]
      if (result) resolve(result)
      else reject(new BackendError('unavailable', 200))
    }
  }

  /** A batch that the backend cannot process must not affect other batches. */
  async function sendEach(deliveries: Delivery[]): Promise<void> {
    for (const delivery of deliveries) await send([delivery]).catch(delivery.reject)
  }

  async function forward(): Promise<void> {
    const deliveries = waiting.splice(0, batchesPerCall)
    try {
      await send(deliveries)
    } catch (error) {
      const isReachable = error instanceof BackendError && error.status !== 0
      if (isReachable && deliveries.length > 1) return sendEach(deliveries)
      log.warn({ err: error, batches: deliveries.length }, 'plays could not be delivered')
      for (const { reject } of deliveries) reject(error)
    }
  }

  function start() {
    if (calls >= maxCalls || waiting.length === 0) return
    calls += 1
    forward().finally(() => {
      calls -= 1
      start()
    })
  }

  return {
    /** Throws BackendError if the plays were not stored or that is uncertain. */
    deliver(batch: PlayBatch): Promise<PlaysResult> {
      if (waiting.length >= maxWaiting) return Promise.reject(new BackendError('unavailable', 0))
      return new Promise((resolve, reject) => {
        waiting.push({ batch, resolve, reject })
        start()
      })
    },
    waiting: () => waiting.length,
  }
}
