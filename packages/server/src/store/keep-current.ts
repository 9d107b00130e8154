import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../context'
import type { PageStore } from './page-store'

const askEvery = 2_000
/** While nobody can say whether the content changed, a served page is this old at most. */
const freshUnknown = 3_000
const freshKnown = 60_000

interface Current {
  /** The CMS's word for the state of its content; another word means that something changed. May fail. */
  revision?: () => Promise<string>
  /** Pages made before anybody asks for them. */
  ahead: string[]
  log: Log
  now?: () => number
}

/**
 * Keeps a store as new as the CMS: told by the content hook, and by asking every two seconds, so that a hook that was
 * lost, or reached only one of several processes, costs seconds.
 */
export function keepCurrent(store: () => PageStore, { revision, ahead, log, now = Date.now }: Current) {
  const ended = new AbortController()
  let known: string | undefined
  let heard = Number.NEGATIVE_INFINITY

  function changed(to: string | undefined) {
    known = to
    store().purge()
    store()
      .refresh(ahead)
      .catch((error: unknown) => log.error({ err: error }, 'the pages could not be made anew'))
  }

  async function ask() {
    const told = await revision?.().catch(() => undefined)
    if (told === undefined || ended.signal.aborted) return
    heard = now()
    if (told !== known) changed(told)
  }

  async function keepAsking() {
    while (!ended.signal.aborted) {
      await ask()
      await pause(askEvery, undefined, { ref: false, signal: ended.signal }).catch(() => undefined)
    }
  }

  return {
    start: () => void (revision && keepAsking()),
    stop: () => ended.abort(),
    ask,
    /** What the hook tells; without a word for the new state everything counts as changed. */
    told(to: string | undefined) {
      if (to === undefined || to !== known) changed(to ?? known)
    },
    freshFor: () => (now() - heard < 3 * askEvery ? freshKnown : freshUnknown),
  }
}
