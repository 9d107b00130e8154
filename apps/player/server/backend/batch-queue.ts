import { BackendError } from './backend-error'

type BatchQueueOptions<Item, Result> = {
  /** Must return one result per item, in the same order, or throw BackendError. */
  call: (items: Item[]) => Promise<Result[]>
  /** The maximum weight of a call; a heavier item is sent alone. */
  batchSize: number
  /** The weight of an item, 1 by default. */
  weigh?: (item: Item) => number
  concurrency: number
  /** The maximum weight of the items that wait for a call. */
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
 * call. If the backend cannot process a batch, each half is sent on its own, so that one item does not affect the
 * others.
 */
export function createBatchQueue<Item, Result>(options: BatchQueueOptions<Item, Result>) {
  const { call, batchSize, weigh = () => 1, concurrency, maxWaiting, onFailure } = options
  const waiting: Entry<Item, Result>[] = []
  let waitingWeight = 0
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

  async function deliver(entries: Entry<Item, Result>[]): Promise<void> {
    try {
      await send(entries)
    } catch (error) {
      const isReachable = error instanceof BackendError && error.status !== 0
      if (!isReachable || entries.length === 1) return fail(error, entries)
      const half = Math.ceil(entries.length / 2)
      await deliver(entries.slice(0, half))
      await deliver(entries.slice(half))
    }
  }

  function takeNext(): Entry<Item, Result>[] {
    let weight = 0
    const end = waiting.findIndex(({ item }, index) => {
      weight += weigh(item)
      return weight > batchSize && index > 0
    })
    const entries = waiting.splice(0, end === -1 ? waiting.length : end)
    for (const { item } of entries) waitingWeight -= weigh(item)
    return entries
  }

  function start() {
    if (running >= concurrency || waiting.length === 0) return
    running += 1
    deliver(takeNext()).finally(() => {
      running -= 1
      start()
    })
  }

  return {
    /** Throws BackendError if the call fails or too many items are waiting. */
    add(item: Item): Promise<Result> {
      if (waitingWeight >= maxWaiting) return Promise.reject(new BackendError('unavailable', 0))
      return new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject })
        waitingWeight += weigh(item)
        start()
      })
    },
    waiting: () => waiting.length,
  }
}
