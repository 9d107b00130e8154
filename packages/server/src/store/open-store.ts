import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { AppOptions } from '../app'
import { fixedHeaders } from '../security-headers'
import { keepCurrent } from './keep-current'
import { createPageDisk } from './page-disk'
import { createPageStore, type PageStore, type StoreAnswer, type StoreLimits } from './page-store'
import { createRender } from './render-page'
import { createStoreDoor, type VisitOf } from './store-door'
import { createKeyReader, type StoredRoute } from './stored-routes'

export interface StoreOptions {
  routes: StoredRoute[]
  /** Full paths of all routes, see `createKeyReader`. */
  paths: string[]
  /** Everything outside the build that pages are made of: with other values, kept pages are not these pages. */
  madeOf: unknown
  visitOf: VisitOf
  /** See `keepCurrent`. */
  revision?: () => Promise<string>
  hookSecret?: string | undefined
  /** Told whenever published content changed, and once at start. */
  onChange?: () => void
  limits?: Partial<StoreLimits>
}

interface Process extends Omit<AppOptions, 'log'> {
  log: Logger
  dataDir?: string
  closed: () => boolean
  draining: () => boolean
  /** Counts what the store gives. */
  answered?: (how: StoreAnswer) => void
}

const roomy: StoreLimits = { entries: 500, bytes: 32 * 1024 * 1024 }

/** The page store of one process: what an earlier one kept is put in, `start` begins to keep it current. */
export async function openStore(options: StoreOptions, process: Process) {
  const { log, build, dataDir } = process
  const stamp = createHash('sha256')
    .update(JSON.stringify([build.id, process.publicUrl, process.cspSources, options.madeOf]))
    .digest('hex')
    .slice(0, 24)
  const disk = dataDir ? createPageDisk(join(dataDir, 'pages'), stamp, log) : undefined
  const current = keepCurrent(() => store, {
    ...(options.revision ? { revision: options.revision } : {}),
    ...(options.onChange ? { onChange: options.onChange } : {}),
    ahead: process.prerendered ?? [],
    log,
  })
  const store: PageStore = createPageStore({
    render: createRender(process, log),
    limits: { ...roomy, ...options.limits },
    log,
    freshFor: current.freshFor,
    ...(process.answered ? { answered: process.answered } : {}),
    ...(disk ? { disk } : {}),
  })
  store.restore((await disk?.load()) ?? [])

  return {
    answers: createStoreDoor({
      store,
      keyOf: createKeyReader(options.routes, options.paths),
      visitOf: options.visitOf,
      fixedHeaders: Object.entries(fixedHeaders(process.publicUrl)),
      closed: process.closed,
      draining: process.draining,
      log,
    }),
    contentChanged: current.told,
    start: current.start,
    ready: current.ready,
    missing: current.missing,
    size: () => store.size(),
    async stop() {
      current.stop()
      await disk?.settle()
    },
  }
}
