import { BackendError } from './backend-error'

type BatchQueueOptions<Item, Result> = {
  /** Must return one result per item, in the same order, or throw BackendError. */
  call: (items: Item[]) => Promise<Result[]>
  batchSize: number
  concurrency: number
  maxWaiting: number
  onFailure?: (error: unknown, items: Item[]) => void
}

type Entry<Item, Result> = {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/**
 * Batches backend calls for many devices: items that arrive while all calls are running wait for the next
 * call. If the backend cannot process a batch, its items are sent individually, so that one item does not
 * affect the others.
 */
export function createBatchQueue<Item, Result>(options: BatchQueueOptions<Item, Result>) {
  const { call, batchSize, concurrency, maxWaiting, onFailure } = options
  const waiting: Entry<Item, Result>[] = []
  let running = 0

  async function send(entries: Entry<Item, Result>[]): Promise<void> {
    const results = await call(entries.map(({ item }) => item))
    if (results.length !== entries.length) throw new BackendError('unavailable', 200)
    for (const [index, result] of results.entries()) entries[index]?.resolve(result)
  }

  function fail(error: unknown, entries: Entry<Item, Result>[]) {
    onFailure?.(
      error,
      entries.map(({ item }) => item),
    )
    for (const { reject } of entries) reject(error)
  }

  async function sendEach(entries: Entry<Item, Result>[]): Promise<void> {
    for (const entry of entries) await send([entry]).catch((error: unknown) => fail(error, [entry]))
  }

  async function sendNext(): Promise<void> {
    const entries = waiting.splice(0, batchSize)
    try {
      await send(entries)
    } catch (error) {
      const isReachable = error instanceof BackendError && error.status !== 0
      if (isReachable && entries.length > 1) await sendEach(entries)
      else fail(error, entries)
    }
  }

  function start() {
    if (running >= concurrency || waiting.length === 0) return
    running += 1
    sendNext().finally(() => {
      running -= 1
      start()
    })
  }

  return {
    /** Throws BackendError if the call fails or too many items are waiting. */
    add(item: Item): Promise<Result> {
      if (waiting.length >= maxWaiting) return Promise.reject(new BackendError('unavailable', 0))
      return new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject })
        start()
      })
    },
    waiting: () => waiting.length,
  }
}
