import type { AppLogger } from '../context'
import type { CachedPage, RenderResult } from './cached-page'
import { type CacheEntry, type CacheLimits, createLruPages } from './lru-pages'
import { withTimeout } from './with-timeout'

/**
 * A metric label. `hit`: fresh. `stale`: an older copy was served. `miss`: rendered while the request
 * waited.
 */
export type CacheResult = 'hit' | 'stale' | 'miss'

export type PageCacheSettings = {
  /** Renders the page for a key; `cached` is the current copy. May reject or never settle. */
  render: (key: string, cached: CachedPage | undefined) => Promise<RenderResult>
  limits: CacheLimits
  log: AppLogger
  /** The age in milliseconds from which a served page is rendered again in the background. */
  maxAge?: () => number
  /** The age in milliseconds from which a page is rendered again before it is served, if it has one. */
  getLimit?: (key: string) => number | undefined
  disk?: { write(key: string, page: CachedPage): void; remove(key: string): void }
  /** Called for every page served. */
  onResult?: (result: CacheResult) => void
  now?: () => number
}

type InFlightRender = {
  generation: number
  startedAt: number
  result: Promise<RenderResult>
}

const renderTimeoutMs = 10_000
/** How long a request waits for a new render if an older copy is cached, in milliseconds. */
const maxWaitMs = 700
/** How long a page is not rendered again after a failure, in milliseconds. */
export const coolDownMs = 2_000
/** In ms. If a request joins a render that began longer ago and that render fails, another one begins. */
const joinWindowMs = 2_000

/** The result of a render that threw or timed out. */
export const failedRender: RenderResult = {
  outcome: 'failed',
  page: { status: 500, headers: [], digest: 'none', br: Buffer.alloc(0), gzip: Buffer.alloc(0) },
}

/**
 * Caches pages by key, with one render per page at a time. A render that began before a purge is never
 * committed. If a render fails, the last good copy is served.
 */
export class PageCache {
  readonly #settings: PageCacheSettings
  readonly #pages: ReturnType<typeof createLruPages>
  readonly #inFlight = new Map<string, InFlightRender>()
  #generation = 1

  constructor(settings: PageCacheSettings) {
    this.#settings = settings
    this.#pages = createLruPages(settings.limits, key => settings.disk?.remove(key))
  }

  /**
   * Returns a page that may be served immediately; undefined if there is none. A page that is too old is
   * revalidated in the background.
   */
  find(key: string): CachedPage | undefined {
    if (this.#pages.peek(key)?.generation !== this.#generation) return undefined
    const entry = this.#pages.use(key)
    if (!entry) return undefined
    const age = this.#now() - entry.renderedAt
    if (age > (this.#settings.getLimit?.(key) ?? Number.POSITIVE_INFINITY)) return undefined
    const stale = age > (this.#settings.maxAge?.() ?? 60_000)
    if (stale && !this.#isCoolingDown(entry)) this.#revalidate(key)
    this.#settings.onResult?.(stale ? 'stale' : 'hit')
    return entry.page
  }

  /** Renders the page if necessary. Serves the last good copy if the render fails or is too slow. */
  async getOrRender(key: string): Promise<CachedPage> {
    const wasCached = this.#pages.peek(key) !== undefined
    const page = await this.#latest(key)
    const entry = this.#pages.peek(key)
    const stale = wasCached && entry !== undefined && entry.generation !== this.#generation
    this.#settings.onResult?.(stale ? 'stale' : 'miss')
    return page
  }

  /**
   * Makes every cached page outdated, so that it is rendered again before it is served. If that fails, the
   * outdated page is served.
   */
  purge(): void {
    this.#generation += 1
  }

  /**
   * Renders every outdated page, most recently used first, then those in `prerendered` that are not cached.
   */
  async revalidateAll(prerendered: string[] = []): Promise<void> {
    const generation = this.#generation
    // Renders one page at a time, so that renders for visitors are not delayed.
    for (const key of new Set([...this.#pages.keys().reverse(), ...prerendered])) {
      if (generation !== this.#generation) return
      if (this.#pages.peek(key)?.generation !== generation) await this.#revalidate(key).result
    }
  }

  /** Adds pages that an earlier process wrote to disk. They are served only if a new render fails. */
  restore(pages: Iterable<[string, CachedPage]>): void {
    for (const [key, page] of pages)
      if (!this.#pages.peek(key)) this.#pages.set(key, { page, generation: 0, renderedAt: 0, failedAt: 0 })
  }

  /** Returns those of the given keys that are not cached. */
  missing(keys: string[]): string[] {
    return keys.filter(key => !this.#pages.peek(key))
  }

  keys(): string[] {
    return this.#pages.keys()
  }

  size(): { entries: number; bytes: number } {
    return this.#pages.size()
  }

  #now(): number {
    return (this.#settings.now ?? Date.now)()
  }

  #isCoolingDown(entry: CacheEntry): boolean {
    return this.#now() - entry.failedAt < coolDownMs
  }

  async #latest(key: string): Promise<CachedPage> {
    const entry = this.#pages.use(key)
    if (entry && this.#isCoolingDown(entry)) return entry.page
    const render = this.#revalidate(key)
    if (!entry) return this.#firstRender(key, render)
    const latest = render.result.then(({ page, outcome }) => (outcome === 'failed' ? entry.page : page))
    const remaining = Math.max(0, maxWaitMs - (this.#now() - render.startedAt))
    return withTimeout(latest, remaining, () => entry.page)
  }

  async #firstRender(key: string, render: InFlightRender): Promise<CachedPage> {
    const joinedLate = this.#now() - render.startedAt > joinWindowMs
    const { page, outcome } = await render.result
    return joinedLate && outcome === 'failed' ? (await this.#revalidate(key).result).page : page
  }

  /** Joins the render in flight, unless a purge has made it outdated; otherwise starts one. */
  #revalidate(key: string): InFlightRender {
    const current = this.#inFlight.get(key)
    if (current?.generation === this.#generation) return current
    const { render, log } = this.#settings
    const timedOut = () => {
      throw new Error('The render timed out')
    }
    const started: InFlightRender = {
      generation: this.#generation,
      startedAt: this.#now(),
      result: withTimeout(render(key, this.#pages.peek(key)?.page), renderTimeoutMs, timedOut)
        .catch((error: unknown) => {
          log.error({ err: error, path: key }, 'a page could not be rendered')
          return failedRender
        })
        .then(result => {
          if (this.#inFlight.get(key) === started) this.#inFlight.delete(key)
          if (started.generation === this.#generation) this.#commit(key, result)
          return result
        }),
    }
    this.#inFlight.set(key, started)
    return started
  }

  #commit(key: string, { page, outcome }: RenderResult): void {
    const { disk, log } = this.#settings
    const previous = this.#pages.peek(key)
    if (outcome === 'gone') this.#pages.remove(key)
    else if (outcome === 'cacheable') {
      this.#pages.set(key, { page, generation: this.#generation, renderedAt: this.#now(), failedAt: 0 })
      if (previous?.page !== page && this.#pages.peek(key)) disk?.write(key, page)
    } else if (previous) {
      previous.failedAt = this.#now()
      log.warn({ path: key, status: page.status }, 'a render failed, the last good page is served')
    }
  }
}
