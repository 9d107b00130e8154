/** Returned instead of a result if the key has no free slot; the call may be tried again after `retryIn` milliseconds. */
export class Busy {
  constructor(readonly retryIn: number) {}
}

type Slots = { running: number; nextAt: number; milliseconds: number }

const longestPause = 60_000
const shortestPause = 250

/**
 * Limits the calls in progress per key, so that slow receivers of one customer do not occupy the calls of others. Calls
 * that find no slot get times for a retry, spaced by the duration of the key's latest call.
 */
export function createCallSlots(perKey: number) {
  const keys = new Map<string, Slots>()

  function postpone(slots: Slots): Busy {
    const now = performance.now()
    const step = Math.max(shortestPause, slots.milliseconds) / perKey
    slots.nextAt = Math.min(Math.max(slots.nextAt, now) + step, now + longestPause)
    return new Busy(Math.round(slots.nextAt - now))
  }

  return async function run<T>(key: string, work: () => Promise<T>): Promise<T | Busy> {
    const slots = keys.get(key) ?? { running: 0, nextAt: 0, milliseconds: 0 }
    if (slots.running >= perKey) return postpone(slots)
    keys.set(key, slots)
    slots.running += 1
    const startedAt = performance.now()
    try {
      return await work()
    } finally {
      slots.milliseconds = performance.now() - startedAt
      slots.running -= 1
      if (slots.running === 0) keys.delete(key)
    }
  }
}
