import type { IncomingMessage, ServerResponse } from 'node:http'
import { Hono } from 'hono'
import { createAppHandler } from './app-handler'
import type { RequestHandler } from './build'
import type { BuildInfo } from './build-info'
import type { AppLogger, BackendCall } from './context'
import { handleContentHook } from './page-cache/content-hook'
import { createPlainErrorPage } from './plain-page'
import type { CspSources } from './security-headers'
import type { UploadOptions } from './uploads'

export type AppOptions = {
  handle: RequestHandler
  build: BuildInfo
  /** The URL at which visitors reach the app, without a trailing slash. */
  publicUrl: string
  log: AppLogger
  /** The product's name, used as the suffix of error page titles. */
  appTitle?: string
  /**
   * `nonce` streams pages. `hashes` completes each page before sending it, so that identical bytes can be
   * cached.
   */
  csp?: 'nonce' | 'hashes'
  cspSources?: CspSources
  /** Whether pages may use the microphone. */
  microphone?: boolean
  /** Larger bodies are rejected with 413, except on the paths in `uploads`; 64 KB by default. */
  maxBodyBytes?: number
  uploads?: UploadOptions
  /** Whether the whole path is redirected to lower case, instead of only the language prefix. */
  lowercasePaths?: boolean
  /** The Cache-Control header for responses without one; `private, no-store` by default. */
  cacheControl?: string
  /** Redirects published in the build's metadata, for a host that serves the exported pages. */
  routeRules?: Record<string, { redirect: string }>
  /** Paths of pages that are the same for every visitor, published in the build's metadata. */
  prerendered?: string[]
  /** Called after every backend call made by the app. */
  onBackendCall?: (call: BackendCall) => void
  /** Called for every unexpected error. */
  reportError?: (error: unknown, requestId?: string) => void
  /** Whether this process can serve requests. A draining process is never ready. */
  isReady?: () => boolean | Promise<boolean>
  /** Returns the prerendered pages that are not in the page cache yet. */
  listMissingPages?: () => string[]
}

export type ServerState = {
  getRequestMeta: (incoming: IncomingMessage) => RequestMeta
  inMaintenance: () => boolean
  /** Called by the content hook; absent without a page cache. */
  contentChanged?: (revision: string | undefined) => void
  hookSecret?: string | undefined
}

export type RequestMeta = {
  requestId: string
  clientAddress: string
  host: string
  secure: boolean
  draining: boolean
}

type Bindings = {
  incoming: IncomingMessage
  outgoing: ServerResponse
}

const noStore = { 'Cache-Control': 'no-store' }
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** Routes health checks, build metadata and the content hook; everything else goes to the app. */
export function createApp(options: AppOptions, state: ServerState) {
  const { build, routeRules = {}, prerendered = [] } = options
  const app = new Hono<{ Bindings: Bindings }>()

  app.get('/healthz', c => c.json({ ok: true }, 200, noStore))
  app.get('/readyz', async c => {
    const ready = !state.getRequestMeta(c.env.incoming).draining && ((await options.isReady?.()) ?? true)
    const missing = options.listMissingPages?.() ?? []
    return c.json({ ok: ready, ...(missing.length > 0 ? { missing } : {}) }, ready ? 200 : 503, noStore)
  })
  app.get('/builds/latest.json', c => c.json(build, 200, noStore))
  app.get('/builds/meta/:file', c =>
    c.req.param('file') === `${build.id}.json`
      ? c.json({ ...build, routeRules, prerendered }, 200, immutable)
      : c.json({ error: 'unknown build' }, 404, noStore),
  )

  const { contentChanged, hookSecret } = state
  if (contentChanged)
    app.post('/hooks/content', c => handleContentHook(c.req.raw, hookSecret, contentChanged))

  const handle = createAppHandler(options, state.inMaintenance)
  app.all('*', c => handle(c.req.raw, state.getRequestMeta(c.env.incoming), c.env.outgoing))

  app.onError((error, c) => {
    options.log.error({ err: error }, 'server error')
    options.reportError?.(error)
    return createPlainErrorPage(500, c.req.path, { appTitle: options.appTitle })
  })
  return app
}
