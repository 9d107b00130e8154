import type { IncomingMessage, ServerResponse } from 'node:http'
import { Hono } from 'hono'
import { limitBody } from './body-limit'
import type { BuildInfo, Handle } from './build'
import { canonicalPath, isDataPath, isDecodablePath } from './canonical-path'
import type { BackendCall, Log } from './context'
import { withErrorPage } from './error-page'
import { finishResponse, framedByHeader } from './finish-response'
import { isAllowedOrigin } from './origin'
import { handleContentHook } from './page-cache/content-hook'
import { plainPage } from './plain-page'
import { forwardingHeaders } from './proxy'
import type { CspSources } from './security-headers'
import { createUploadLimiter, type UploadOptions } from './uploads'
import { withheldBodyHeader } from './withheld-body'

export interface AppOptions {
  handle: Handle
  build: BuildInfo
  /** The address visitors know, without trailing slash. */
  publicUrl: string
  log: Log
  /** The product's name: titles of error pages end with it. */
  appTitle?: string
  /** `nonce` streams pages; `hashes` finishes each page first, so that its bytes can be stored. */
  csp?: 'nonce' | 'hashes'
  cspSources?: CspSources
  /** Larger bodies are refused with 413, except on the paths of `uploads`; 64 KB where nothing is said. */
  maxBodyBytes?: number
  uploads?: UploadOptions
  /** All paths of the app are lower case, not only the language prefix. */
  lowercasePaths?: boolean
  /** Of answers that say nothing themselves. */
  cacheControl?: string
  /** Redirects told in the build's meta file, for whoever hosts the pages elsewhere. */
  routeRules?: Record<string, { redirect: string }>
  /** Paths whose pages are the same for everybody, told there too. */
  prerendered?: string[]
  /** Counts the calls that pages make to the backend. */
  onBackendCall?: (call: BackendCall) => void
  /** Told of every failure that nobody expected. */
  reportError?: (error: unknown, requestId?: string) => void
  /** Beside draining: whether this process can do its work. */
  isReady?: () => boolean | Promise<boolean>
  /** Pages that are not in the page store yet. */
  listMissingPages?: () => string[]
}

/** What the process knows that the app behind it asks for. */
export interface ServerState {
  getRequestMeta: (incoming: IncomingMessage) => RequestMeta
  inMaintenance: () => boolean
  /** Content changed; absent where no page is kept. */
  contentChanged?: (revision: string | undefined) => void
  hookSecret?: string | undefined
}

export interface RequestMeta {
  requestId: string
  clientAddress: string
  host: string
  secure: boolean
  draining: boolean
}

/** The order of the doors: health, builds and hook, readable path, assets that are gone, Origin, canonical, size, app. */
export function createApp(options: AppOptions, { getRequestMeta, inMaintenance, ...hook }: ServerState) {
  const { build, publicUrl, appTitle } = options
  const app = new Hono<{ Bindings: { incoming: IncomingMessage; outgoing: ServerResponse } }>()
  const fresh = { 'Cache-Control': 'no-store' }
  const admit = createUploadLimiter(options.uploads, options.maxBodyBytes ?? 64 * 1024)

  app.get('/healthz', c => c.json({ ok: true }, 200, fresh))
  app.get('/readyz', async c => {
    const ready = !getRequestMeta(c.env.incoming).draining && ((await options.isReady?.()) ?? true)
    const missing = options.listMissingPages?.() ?? []
    return c.json({ ok: ready, ...(missing.length > 0 ? { missing } : {}) }, ready ? 200 : 503, fresh)
  })
  app.get('/builds/latest.json', c => c.json(build, 200, fresh))
  app.get('/builds/meta/:file', c => {
    if (c.req.param('file') !== `${build.id}.json`) return c.json({ error: 'unknown build' }, 404, fresh)
    const { routeRules = {}, prerendered = [] } = options
    return c.json({ ...build, routeRules, prerendered }, 200, {
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })

  const { contentChanged } = hook
  if (contentChanged)
    app.post('/hooks/content', c => handleContentHook(c.req.raw, hook.hookSecret, contentChanged))

  app.all('*', async c => {
    const facts = getRequestMeta(c.env.incoming)
    const request = c.req.raw
    const url = new URL(request.url)
    const { pathname } = url
    const reading = request.method === 'GET' || request.method === 'HEAD'

    if (!isDecodablePath(pathname)) return plainPage(400, pathname, { appTitle })
    if (pathname.startsWith('/assets/')) return plainPage(404, pathname, { appTitle })
    if (!isAllowedOrigin(request, publicUrl, facts)) {
      options.log.warn({ event: 'origin.refused', request_id: facts.requestId }, 'security')
      return plainPage(403, pathname, { appTitle })
    }
    const canonical =
      reading && !isDataPath(pathname) ? canonicalPath(pathname, options.lowercasePaths ?? false) : null
    if (canonical !== null)
      return new Response(null, { status: 308, headers: { Location: canonical + url.search } })

    const closed = inMaintenance()
    if (closed && (!reading || isDataPath(pathname)))
      return plainPage(503, pathname, { appTitle, headers: { 'Retry-After': '120' } })
    if (closed) url.pathname = /^\/en(?:\/|$)/.test(pathname) ? '/en/maintenance' : '/maintenance'

    url.protocol = facts.secure ? 'https:' : 'http:'
    url.port = ''
    url.host = facts.host
    const admission = await admit(request, pathname, facts)
    if (admission === 'busy') {
      const headers = { 'Retry-After': '5', Connection: 'close' }
      return plainPage(429, pathname, { appTitle, headers })
    }
    const limited = limitBody(request, admission.maxBytes)
    const withheld = admission.withheld ? 'session' : limited.exceeded() ? 'size' : undefined
    // What is only read away takes no turn.
    if (withheld) {
      admission.release()
      await limited.drain()
    }
    // A form sent by script cannot show a plain page: the app answers it.
    if (withheld === 'size' && !isDataPath(pathname)) return tooLarge(pathname, appTitle)

    const nonce = crypto.randomUUID().replaceAll('-', '')
    const handled = async () =>
      options.handle(appRequest(request, url, facts, withheld ? { withheld } : { body: limited.body }), {
        nonce,
        requestId: facts.requestId,
        clientAddress: facts.clientAddress,
        build,
        log: options.log,
        ...(options.onBackendCall ? { onBackendCall: options.onBackendCall } : {}),
        ...(options.reportError ? { reportError: options.reportError } : {}),
      })
    const answer = await handled()
      .catch((error: unknown) => {
        if (!limited.exceeded()) {
          options.log.error({ err: error, request_id: facts.requestId }, 'unhandled error')
          options.reportError?.(error, facts.requestId)
        }
        return plainPage(500, pathname, { appTitle, requestId: facts.requestId })
      })
      .finally(admission.release)
    if (limited.exceeded() && !withheld) return tooLarge(pathname, appTitle)
    if (answer.headers.has(framedByHeader)) c.env.outgoing.removeHeader('X-Frame-Options')
    const readable = isDataPath(pathname)
      ? answer
      : withErrorPage(answer, { request, pathname, requestId: facts.requestId, appTitle })
    // A plain page has its own Content-Security-Policy.
    if (readable !== answer) return readable
    return finishResponse(answer, {
      nonce,
      mode: options.csp ?? 'nonce',
      sources: options.cspSources ?? {},
      secure: publicUrl.startsWith('https:'),
      cacheControl: options.cacheControl ?? 'private, no-store',
      acceptEncoding: request.headers.get('accept-encoding'),
      ifNoneMatch: reading ? request.headers.get('if-none-match') : null,
      ...(closed ? { closed: '120' } : {}),
    })
  })

  app.onError((error, c) => {
    options.log.error({ err: error }, 'server error')
    options.reportError?.(error)
    return plainPage(500, c.req.path, { appTitle })
  })
  return app
}

const tooLarge = (pathname: string, appTitle: string | undefined) =>
  plainPage(413, pathname, { appTitle, headers: { Connection: 'close' } })

type Body = { body: ReadableStream<Uint8Array> | null } | { withheld: 'session' | 'size' }

/** A plain Request for the app. The framework compares Origin with Host itself: what passed our check must pass there. */
function appRequest(request: Request, url: URL, facts: RequestMeta, sent: Body): Request {
  const headers = new Headers(request.headers)
  for (const name of [...forwardingHeaders, withheldBodyHeader]) headers.delete(name)
  const body = 'body' in sent ? sent.body : null
  if ('withheld' in sent) {
    headers.delete('content-length')
    headers.set(withheldBodyHeader, sent.withheld)
  }
  headers.set('x-request-id', facts.requestId)
  const origin = headers.get('origin')
  const checked = request.method !== 'GET' && request.method !== 'HEAD' && origin !== null
  headers.set('host', checked ? new URL(origin).host : facts.host)
  const init: RequestInit & { duplex: 'half' } = {
    method: request.method,
    headers,
    signal: request.signal,
    duplex: 'half',
  }
  if (body) init.body = body
  return new Request(url, init)
}
