import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../context'
import { steadyNow } from '../steady-now'
import type { PageCache } from './page-cache'

const askEvery = 2_000
/** While nobody can say whether the content changed, a served page is this old at most. */
const freshUnknown = 3_000
const freshKnown = 60_000

/** A process that could not make its pages by then takes visitors as it is. */
const readyAfter = 30_000

interface Current {
  /** The CMS's word for the state of its content; another word means that something changed. May fail. */
  revision?: () => Promise<string>
  /** Pages made before anybody asks for them. */
  ahead: string[]
  /** Told of every change, the first sight of the content included. */
  onChange?: () => void
  log: Log
  now?: () => number
}

/**
 * Keeps a store as new as the CMS: told by the content hook, and by asking every two seconds, so that a hook that was
 * lost, or reached only one of several processes, costs seconds.
 */
export function createContentWatcher(
  store: () => PageCache,
  { revision, ahead, onChange, log, now = steadyNow }: Current,
) {
  const ended = new AbortController()
  let known: string | undefined
  let heard = Number.NEGATIVE_INFINITY
  let began = now()
  let making = 0

  async function make() {
    making += 1
    await store()
      .revalidateAll(ahead)
      .catch((error: unknown) => log.error({ err: error }, 'the pages could not be made anew'))
    making -= 1
  }

  function changed(to: string | undefined) {
    known = to
    store().purge()
    void make()
    onChange?.()
  }

  async function ask() {
    const contentChanged = await revision?.().catch(() => undefined)
    if (contentChanged === undefined || ended.signal.aborted) return
    heard = now()
    if (contentChanged !== known) changed(contentChanged)
    // The CMS answers again: what could not be made yet is made before somebody asks for it.
    else if (making === 0 && store().missing(ahead).length > 0) void make()
  }

  async function keepAsking() {
    while (!ended.signal.aborted) {
      await ask()
      await pause(askEvery, undefined, { ref: false, signal: ended.signal }).catch(() => undefined)
    }
  }

  return {
    start() {
      began = now()
      if (revision) void keepAsking()
    },
    /** Every page made ahead can be given to a visitor at once. */
    ready: () => !revision || now() - began > readyAfter || store().missing(ahead).length === 0,
    missing: () => (revision ? store().missing(ahead) : []),
    stop: () => ended.abort(),
    ask,
    /** What the hook tells; without a word for the new state everything counts as changed. */
    contentChanged(to: string | undefined) {
      if (to === undefined || to !== known) changed(to ?? known)
    },
    freshFor: () => (now() - heard < 3 * askEvery ? freshKnown : freshUnknown),
  }
}
