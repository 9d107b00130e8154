import { setTimeout as delay } from 'node:timers/promises'
import type { AppLogger } from '../context'
import type { PageCache } from './page-cache'

const pollIntervalMs = 2_000
const maxAgeMs = 60_000
/** The maximum age of a page while the CMS is unavailable. */
const maxAgeWithoutCmsMs = 3_000

/** After this time, a process counts as ready even if it could not render all prerendered pages. */
const readyTimeoutMs = 30_000

type WatcherOptions = {
  /** Returns the revision of the published content. May reject. */
  getRevision?: () => Promise<string>
  /** Paths of pages that are rendered before they are requested. */
  prerendered: string[]
  /** Called after every change, and once the first revision has been read. */
  onChange?: () => void
  log: AppLogger
  now?: () => number
}

/**
 * Purges and revalidates the cache when published content changes. Polls the CMS in addition to the content
 * hook, because a hook call can be lost and reaches only one of several processes.
 */
export function createContentWatcher(
  cache: () => PageCache,
  { getRevision, prerendered, onChange, log, now = Date.now }: WatcherOptions,
) {
  const stopped = new AbortController()
  let currentRevision: string | undefined
  let lastPollAt = Number.NEGATIVE_INFINITY
  let startedAt = now()
  let revalidations = 0

  async function revalidate() {
    revalidations += 1
    await cache()
      .revalidateAll(prerendered)
      .catch((error: unknown) => log.error({ err: error }, 'the cached pages could not be revalidated'))
    revalidations -= 1
  }

  function purge(revision: string | undefined) {
    currentRevision = revision
    cache().purge()
    void revalidate()
    onChange?.()
  }

  async function poll() {
    const revision = await getRevision?.().catch(() => undefined)
    if (revision === undefined || stopped.signal.aborted) return
    lastPollAt = now()
    if (revision !== currentRevision) purge(revision)
    // Retries pages that could not be rendered while the CMS was unavailable.
    else if (revalidations === 0 && cache().missing(prerendered).length > 0) void revalidate()
  }

  async function keepPolling() {
    while (!stopped.signal.aborted) {
      await poll()
      await delay(pollIntervalMs, undefined, { ref: false, signal: stopped.signal }).catch(() => undefined)
    }
  }

  return {
    start() {
      startedAt = now()
      if (getRevision) void keepPolling()
    },
    /** Whether every prerendered page is in the cache. */
    isReady: () =>
      !getRevision || now() - startedAt > readyTimeoutMs || cache().missing(prerendered).length === 0,
    listMissingPages: () => (getRevision ? cache().missing(prerendered) : []),
    stop: () => stopped.abort(),
    /** Called by the content hook. Without a revision, all content is treated as changed. */
    contentChanged(revision: string | undefined) {
      if (revision === undefined || revision !== currentRevision) purge(revision ?? currentRevision)
    },
    maxAge: () => (now() - lastPollAt < 3 * pollIntervalMs ? maxAgeMs : maxAgeWithoutCmsMs),
  }
}
