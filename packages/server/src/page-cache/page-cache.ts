import type { Log } from '../context'
import { steadyNow } from '../steady-now'
import { type CachedPage, compressedSize, type RenderResult } from './cached-page'

export interface CacheLimits {
  entries: number
  /** Of compressed pages. */
  bytes: number
}

interface Keeping {
  write(key: string, page: CachedPage): void
  remove(key: string): void
}

/** At once and new; an older copy, at once or after a failure; made while its reader waited. */
export type CacheResult = 'hit' | 'stale' | 'made'

export interface PageCacheSettings {
  /** Makes the page of a key anew; `known` is the copy at hand. May fail, may hang. */
  render: (key: string, known: CachedPage | undefined) => Promise<RenderResult>
  limits: CacheLimits
  log: Log
  /** Milliseconds after which a served page is made again behind its reader's back. */
  freshFor?: () => number
  disk?: Keeping
  /** Told of every page that is given. */
  answered?: (how: CacheResult) => void
  now?: () => number
}

interface Entry {
  page: CachedPage
  generation: number
  checked: number
  failed: number
  used: number
}

interface Flight {
  generation: number
  started: number
  landed: Promise<RenderResult>
}

export type PageCache = ReturnType<typeof createPageCache>

/** How long a reader of a page that has a last good copy waits for a newer one. */
const readersPatience = 700
/** After a failure the last good copy is given without another try for so long. */
export const coolDownMs = 2_000
const lateFor = 2_000
/** A render that takes longer is given up. */
const rendersPatience = 10_000

/**
 * Pages by key. One render of a page at a time; what began before a purge never lands after it; what is broken never
 * lands at all, the last good copy stands in for it.
 */
export function createPageCache(options: PageCacheSettings) {
  const { render, limits, log, disk, freshFor = () => 60_000, answered = () => {}, now = steadyNow } = options
  const entries = new Map<string, Entry>()
  const flights = new Map<string, Flight>()
  let generation = 1
  let bytes = 0
  let uses = 0

  function drop(key: string) {
    const entry = entries.get(key)
    if (!entry) return
    bytes -= compressedSize(entry.page)
    entries.delete(key)
    disk?.remove(key)
  }

  function leastUsed(): string | undefined {
    let found: [string, Entry] | undefined
    for (const each of entries) if (!found || each[1].used < found[1].used) found = each
    return found?.[0]
  }

  function put(key: string, page: CachedPage, facts: Omit<Entry, 'page'>) {
    const before = entries.get(key)
    if (compressedSize(page) > limits.bytes) return drop(key)
    bytes += compressedSize(page) - (before ? compressedSize(before.page) : 0)
    entries.set(key, { page, ...facts })
    while (entries.size > limits.entries || bytes > limits.bytes) {
      const least = leastUsed()
      if (least === undefined) break
      drop(least)
    }
  }

  function land(key: string, flight: Flight, rendered: RenderResult): RenderResult {
    if (flights.get(key) === flight) flights.delete(key)
    if (flight.generation !== generation) return rendered
    const before = entries.get(key)
    if (rendered.outcome === 'good') {
      put(key, rendered.page, { generation, checked: now(), failed: 0, used: before?.used ?? ++uses })
      if (before?.page !== rendered.page && entries.has(key)) disk?.write(key, rendered.page)
    } else if (rendered.outcome === 'gone') drop(key)
    else if (before) {
      before.failed = now()
      log.warn({ path: key, status: rendered.page.status }, 'the last good page stands in for a broken one')
    }
    return rendered
  }

  function fly(key: string): Flight {
    const known = flights.get(key)
    if (known?.generation === generation) return known
    const flight: Flight = { generation, started: now(), landed: Promise.resolve(failedRender) }
    flight.landed = inTime(render(key, entries.get(key)?.page))
      .catch((error: unknown) => {
        log.error({ err: error, path: key }, 'a page could not be rendered')
        return failedRender
      })
      .then(rendered => land(key, flight, rendered))
    flights.set(key, flight)
    return flight
  }

  /** A page that nobody has yet. A try that was long on its way when its reader came is not that reader's: there is another. */
  async function firstOf(key: string, flight: Flight): Promise<CachedPage> {
    const late = now() - flight.started > lateFor
    const { page, outcome } = await flight.landed
    return late && outcome === 'broken' ? (await fly(key).landed).page : page
  }

  const rests = (entry: Entry) => now() - entry.failed < coolDownMs

  async function newest(key: string): Promise<CachedPage> {
    const entry = entries.get(key)
    if (entry) entry.used = ++uses
    if (entry && rests(entry)) return entry.page
    const flight = fly(key)
    if (!entry) return firstOf(key, flight)
    const landed = flight.landed.then(({ page, outcome }) => (outcome === 'broken' ? entry.page : page))
    return sooner(landed, readersPatience - (now() - flight.started), entry.page)
  }

  return {
    /** What may be served at once; an older page is made anew in the background. */
    find(key: string): CachedPage | undefined {
      const entry = entries.get(key)
      if (entry?.generation !== generation) return undefined
      entry.used = ++uses
      const old = now() - entry.checked > freshFor()
      if (old && !rests(entry)) fly(key)
      answered(old ? 'stale' : 'hit')
      return entry.page
    },

    /** The page, made now where it must be; a last good copy stands in when that fails or takes too long. */
    async getOrRender(key: string): Promise<CachedPage> {
      const had = entries.has(key)
      const page = await newest(key)
      const entry = entries.get(key)
      answered(had && entry && entry.generation !== generation ? 'stale' : 'made')
      return page
    },

    /** From now on every page must be made anew before it is served again, unless that fails. */
    purge() {
      generation += 1
    },

    /** Makes every kept page anew, the most used first, and those `ahead` that nobody asked for yet. */
    async revalidateAll(ahead: string[] = []) {
      const wanted = generation
      const kept = [...entries].sort(([, a], [, b]) => b.used - a.used).map(([key]) => key)
      // One at a time: who waits for a page comes first.
      for (const key of new Set([...kept, ...ahead])) {
        if (wanted !== generation) return
        if (entries.get(key)?.generation !== wanted) await fly(key).landed
      }
    },

    /** Puts in what an earlier process kept: good enough when nothing newer can be had. */
    restore(pages: Iterable<[string, CachedPage]>) {
      for (const [key, page] of pages)
        if (!entries.has(key)) put(key, page, { generation: 0, checked: 0, failed: 0, used: 0 })
    },

    /** Which of these nobody could be given: neither made nor kept by an earlier process. */
    missing: (keys: string[]) => keys.filter(key => !entries.has(key)),

    keys: () => [...entries.keys()],
    size: () => ({ entries: entries.size, bytes }),
  }
}

/** What a render that failed or hung comes to. */
export const failedRender: RenderResult = {
  outcome: 'broken',
  page: { status: 500, headers: [], digest: 'none', br: Buffer.alloc(0), gzip: Buffer.alloc(0) },
}

function inTime(work: Promise<RenderResult>): Promise<RenderResult> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The render took too long')), rendersPatience)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function sooner(work: Promise<CachedPage>, milliseconds: number, otherwise: CachedPage): Promise<CachedPage> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, Math.max(0, milliseconds), otherwise)
    work.then(resolve).finally(() => clearTimeout(timer))
  })
}
