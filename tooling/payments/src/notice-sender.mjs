import { setTimeout as pause } from 'node:timers/promises'

const minute = 60_000
/**
 * The provider's documented maximum delays between retries; the actual delay is a random fraction of each.
 */
const intervals = [2, 10, 30, 90, 210].map(minutes => minutes * minute)
const timeout = 15_000

/** Returns how many times the provider resends a notice after this response; `null` means no response. */
export function getRetryCount(status) {
  if (status === null) return 5
  if (status >= 200 && status < 400) return 0
  return { 400: 2, 404: 2, 500: 1, 503: 4 }[status] ?? 5
}

async function post(url, body) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return null
  }
}

/**
 * Sends a simulator's notices to `noticeUrl` and resends them as the provider does, but `scale` times as
 * fast.
 * @param {object} options
 * @param {number} [options.scale] 60 turns every minute into a second
 */
export function createNoticeSender({ simulator, noticeUrl, scale = 60, random = Math.random, send = post }) {
  const { store, clock } = simulator
  const underway = new Map()
  let timer = null
  let stopped = false

  async function deliver(notice) {
    const at = clock()
    const status = await send(noticeUrl, notice.body)
    const attempts = [...notice.attempts, { at, status, ms: clock() - at }]
    const delivered = status !== null && status >= 200 && status < 300
    const repeats = delivered ? 0 : getRetryCount(status)
    const wait = intervals[attempts.length - 1]
    const state = delivered ? 'delivered' : attempts.length <= repeats && wait ? 'waiting' : 'failed'
    const dueAt = state === 'waiting' ? clock() + (wait * (0.2 + 0.8 * random())) / scale : notice.dueAt
    store.save('notices', { ...notice, state, attempts, dueAt })
  }

  function wake() {
    if (stopped) return
    clearTimeout(timer)
    const waiting = store.list('notices').filter(({ id, state }) => state === 'waiting' && !underway.has(id))
    for (const notice of waiting.filter(({ dueAt }) => dueAt <= clock())) {
      const finish = next => {
        underway.delete(notice.id)
        next()
      }
      const work = deliver(notice).then(
        () => finish(wake),
        // For example, a full disk, on which the state of the notice cannot be stored.
        error => {
          console.error(`payments: ${error.message}`)
          finish(() => {
            timer = setTimeout(wake, 1000)
          })
        },
      )
      underway.set(notice.id, work)
    }
    const next = Math.min(...waiting.filter(({ dueAt }) => dueAt > clock()).map(({ dueAt }) => dueAt))
    if (Number.isFinite(next)) timer = setTimeout(wake, Math.max(10, next - clock()))
  }

  return {
    wake,
    /**
     * Resolves once all notices that are due have been sent, or after `longest` milliseconds, so that the
     * webhook arrives before the buyer returns.
     */
    async flush(longest = 3000) {
      wake()
      await Promise.race([Promise.all(underway.values()), pause(longest, null, { ref: false })])
    },
    /** Resends a notice, as is possible in the provider's dashboard. */
    repeat(id) {
      const notice = store.find('notices', id)
      if (!notice || underway.has(id)) return
      store.save('notices', { ...notice, state: 'waiting', dueAt: clock() })
      wake()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
