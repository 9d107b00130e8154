import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { AppOptions } from '../app'
import { baseHeaders } from '../security-headers'
import { type CachedRoute, createCacheKeyReader } from './cached-routes'
import { createContentWatcher } from './content-watcher'
import { createDiskCache } from './disk-cache'
import { createPageCacheMiddleware, type GetRequestOverrides } from './middleware'
import { type CacheLimits, type CacheResult, createPageCache, type PageCache } from './page-cache'
import { createPageRenderer } from './render-page'

export interface PageCacheOptions {
  routes: CachedRoute[]
  /** Full paths of all routes, see `createKeyReader`. */
  paths: string[]
  /** Everything outside the build that pages are made of: with other values, kept pages are not these pages. */
  inputs: unknown
  getOverrides: GetRequestOverrides
  /** See `keepCurrent`. */
  getRevision?: () => Promise<string>
  hookSecret?: string | undefined
  /** Told whenever published content changed, and once at start. */
  onChange?: () => void
  limits?: Partial<CacheLimits>
}

interface Process extends Omit<AppOptions, 'log'> {
  log: Logger
  dataDir?: string
  closed: () => boolean
  draining: () => boolean
  /** Counts what the store gives. */
  answered?: (how: CacheResult) => void
}

const roomy: CacheLimits = { entries: 500, bytes: 32 * 1024 * 1024 }

/** The page store of one process: what an earlier one kept is put in, `start` begins to keep it current. */
export async function openPageCache(options: PageCacheOptions, process: Process) {
  const { log, build, dataDir } = process
  const stamp = createHash('sha256')
    .update(JSON.stringify([build.id, process.publicUrl, process.cspSources, options.inputs]))
    .digest('hex')
    .slice(0, 24)
  const disk = dataDir ? createDiskCache(join(dataDir, 'pages'), stamp, log) : undefined
  const current = createContentWatcher(() => store, {
    ...(options.getRevision ? { revision: options.getRevision } : {}),
    ...(options.onChange ? { onChange: options.onChange } : {}),
    ahead: process.prerendered ?? [],
    log,
  })
  const store: PageCache = createPageCache({
    render: createPageRenderer(process, log),
    limits: { ...roomy, ...options.limits },
    log,
    freshFor: current.freshFor,
    ...(process.answered ? { answered: process.answered } : {}),
    ...(disk ? { disk } : {}),
  })
  store.restore((await disk?.load()) ?? [])

  return {
    answers: createPageCacheMiddleware({
      store,
      keyOf: createCacheKeyReader(options.routes, options.paths),
      visitOf: options.getOverrides,
      fixedHeaders: Object.entries(baseHeaders(process.publicUrl)),
      closed: process.closed,
      draining: process.draining,
      log,
    }),
    contentChanged: current.contentChanged,
    start: current.start,
    ready: current.ready,
    missing: current.missing,
    size: () => store.size(),
    async stop() {
      current.stop()
      await disk?.flush()
    },
  }
}
