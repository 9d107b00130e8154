import { setTimeout as delay } from 'node:timers/promises'
import type { AppLogger } from '@bgm/server/context'
import type { ChangeFeedEntry } from '@bgm/validation'
import type { Backend } from './backend'

/** A number that no feed reaches, so that the backend responds with `reset` and the latest number. */
const beyondLatest = 999_999_999_999_999
const firstRetryMs = 250
const maxRetryMs = 4_000
/** The pause after an early, empty response, such as a backend that is shutting down sends. */
const emptyPauseMs = 500

type ChangeFeedOptions = {
  listChanges: Backend['listChanges']
  /** Called for every change, in order. */
  onChange: (change: ChangeFeedEntry['change']) => void
  /** Called when changes may have been missed, so that every cached value may be stale. */
  onReset: () => void
  log: AppLogger
  now?: () => number
  random?: () => number
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>
}

export type ChangeFeed = ReturnType<typeof createChangeFeed>

/** Follows the backend's change feed by long polling, and reconnects with increasing, randomised delays. */
export function createChangeFeed(options: ChangeFeedOptions) {
  const { listChanges, onChange, onReset, log, now = Date.now, random = Math.random } = options
  const wait = options.wait ?? ((ms: number, signal: AbortSignal) => delay(ms, null, { signal, ref: false }))
  const stopping = new AbortController()
  let latest = beyondLatest
  let isConnected = false

  async function readOnce(): Promise<void> {
    const startedAt = now()
    // After a failure, the first call does not wait for a change, so that recovery is detected at once.
    const changes = await listChanges(latest, { wait: isConnected, signal: stopping.signal })
    const isReset = changes.reset || changes.latest < latest
    latest = changes.latest
    if (!isConnected) log.info({ latest }, 'following the change feed')
    if (isReset) onReset()
    isConnected = true
    for (const { change } of changes.changes) onChange(change)
    const isEarly = changes.changes.length === 0 && now() - startedAt < emptyPauseMs
    if (isEarly && !isReset) await wait(emptyPauseMs, stopping.signal).catch(() => {})
  }

  async function follow(): Promise<void> {
    let failures = 0
    while (!stopping.signal.aborted) {
      try {
        await readOnce()
        failures = 0
      } catch (error) {
        if (stopping.signal.aborted) return
        if (isConnected) log.warn({ err: error }, 'the change feed is interrupted')
        isConnected = false
        const longest = Math.min(maxRetryMs, firstRetryMs * 2 ** failures)
        failures = Math.min(failures + 1, 10)
        await wait(longest * (0.5 + random() / 2), stopping.signal).catch(() => {})
      }
    }
  }

  return {
    start: () => void follow(),
    stop: () => stopping.abort(),
    /** Whether the last call succeeded, i.e. whether the backend is reachable and accepts our key. */
    isConnected: () => isConnected,
  }
}
