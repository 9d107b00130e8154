import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { AppOptions } from '../app'
import { baseHeaders } from '../security-headers'
import { type CachedRoute, createCacheKeyReader, createMaxAgeReader } from './cached-routes'
import { createContentWatcher } from './content-watcher'
import { createDiskCache } from './disk-cache'
import type { CacheLimits } from './lru-pages'
import { createPageCacheMiddleware, type GetRequestOverrides } from './middleware'
import { type CacheResult, PageCache } from './page-cache'
import { createPageRenderer } from './render-page'

export type PageCacheOptions = {
  routes: CachedRoute[]
  /** Full paths of all routes; see `createCacheKeyReader`. */
  paths: string[]
  /** Everything outside the build on which the pages depend. When it changes, pages on disk are discarded. */
  inputs: unknown
  getOverrides: GetRequestOverrides
  /** See `createContentWatcher`. */
  getRevision?: () => Promise<string>
  hookSecret?: string | undefined
  /** Called whenever published content has changed, and once at startup. */
  onChange?: () => void
  limits?: Partial<CacheLimits>
}

interface ProcessOptions extends Omit<AppOptions, 'log'> {
  log: Logger
  dataDir?: string
  inMaintenance: () => boolean
  isDraining: () => boolean
  onCacheResult?: (result: CacheResult) => void
}

const defaultLimits: CacheLimits = { entries: 500, bytes: 32 * 1024 * 1024 }

export type OpenPageCache = Awaited<ReturnType<typeof openPageCache>>

/** Opens the page cache of a process with the pages found on disk. `start` begins watching the content. */
export async function openPageCache(options: PageCacheOptions, process: ProcessOptions) {
  const { log, dataDir } = process
  const disk = dataDir
    ? createDiskCache(join(dataDir, 'pages'), createStamp(options, process), log)
    : undefined
  const watcher = createContentWatcher(() => cache, {
    ...(options.getRevision ? { getRevision: options.getRevision } : {}),
    ...(options.onChange ? { onChange: options.onChange } : {}),
    prerendered: process.prerendered ?? [],
    log,
  })
  const cache: PageCache = new PageCache({
    render: createPageRenderer(process, log),
    limits: { ...defaultLimits, ...options.limits },
    log,
    maxAge: watcher.maxAge,
    getLimit: createMaxAgeReader(options.routes),
    ...(process.onCacheResult ? { onResult: process.onCacheResult } : {}),
    ...(disk ? { disk } : {}),
  })
  cache.restore((await disk?.load()) ?? [])

  return {
    middleware: createPageCacheMiddleware({
      cache,
      readKey: createCacheKeyReader(options.routes, options.paths),
      getOverrides: options.getOverrides,
      baseHeaders: Object.entries(baseHeaders(process.publicUrl)),
      inMaintenance: process.inMaintenance,
      isDraining: process.isDraining,
      log,
    }),
    contentChanged: watcher.contentChanged,
    start: watcher.start,
    isReady: watcher.isReady,
    listMissingPages: watcher.listMissingPages,
    size: () => cache.size(),
    async stop() {
      watcher.stop()
      await disk?.flush()
    },
  }
}

/** Returns a hash of the build id and everything else on which the pages depend. */
const createStamp = ({ inputs }: PageCacheOptions, { build, publicUrl, cspSources }: ProcessOptions) =>
  createHash('sha256')
    .update(JSON.stringify([build.id, publicUrl, cspSources, inputs]))
    .digest('hex')
    .slice(0, 24)
