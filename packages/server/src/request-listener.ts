import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { logAccess } from './access-log'
import { createApp, type RequestMeta } from './app'
import { createAssetHandler } from './assets'
import type { ServerOptions } from './create-server'
import type { OpenPageCache } from './page-cache/open-page-cache'
import { createPeerReader } from './proxy'
import { baseHeaders } from './security-headers'
import { sendServerError } from './send-server-error'

type ProcessState = {
  log: Logger
  pageCache: OpenPageCache | undefined
  inMaintenance: () => boolean
  isDraining: () => boolean
}

/** Responds to a request, or returns null if the request is for a page or an asset. */
export type RouteHandler = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  meta: RequestMeta,
) => Promise<void> | null

/** Passes a request to the page cache, then to the app's routes, then to the assets, then to the app's pages. */
export function createRequestListener(options: ServerOptions, state: ProcessState) {
  const { log, pageCache, isDraining } = state
  const requests = new WeakMap<IncomingMessage, RequestMeta>()
  const handleApp = createAppListener(options, state, requests)
  const handleAsset = createAssetHandler(options.clientDir, options.revalidatedFiles)
  const readPeer = createPeerReader(options.trustedProxy ?? '')
  const headers = Object.entries(baseHeaders(options.publicUrl, options))
  const routinePaths = new Set(options.routinePaths)
  const publicHost = new URL(options.publicUrl).host
  // An error page has its own Content-Security-Policy.
  const errorHeaders = headers.filter(([name]) => name !== 'Content-Security-Policy').flat()

  function fail(outgoing: ServerResponse, requestId: string, error: unknown) {
    log.error({ err: error, request_id: requestId }, 'a request listener failed')
    options.reportError?.(error, requestId)
    const path = outgoing.req.url ?? '/'
    sendServerError(outgoing, { path, requestId, headers: errorHeaders }).catch(() => outgoing.destroy())
  }

  function respond(incoming: IncomingMessage, outgoing: ServerResponse, requestId: string) {
    options.metrics?.observeRequest(incoming, outgoing)
    if (pageCache?.middleware(incoming, outgoing, requestId)) return
    const peer = readPeer(incoming.headers, incoming.socket.remoteAddress)
    for (const [name, value] of headers) outgoing.setHeader(name, value)
    outgoing.setHeader('X-Request-Id', requestId)
    if (isDraining()) outgoing.setHeader('Connection', 'close')
    logAccess(log, incoming, outgoing, { requestId, routinePaths })
    const meta = { ...peer, host: peer.host ?? publicHost, requestId, draining: isDraining() }
    const running = options.routes?.(incoming, outgoing, meta)
    if (running) {
      running.catch((error: unknown) => fail(outgoing, requestId, error))
      return
    }
    requests.set(incoming, meta)
    handleAsset(incoming, outgoing, () => {
      handleApp(incoming, outgoing).catch((error: unknown) => fail(outgoing, requestId, error))
    })
  }

  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const requestId = getRequestId(incoming.headers['x-request-id'])
    // Without a listener, an error such as a write after the end would end the process.
    outgoing.on('error', error => {
      log.warn({ err: error, request_id: requestId }, 'a response could not be written')
      outgoing.destroy()
    })
    try {
      respond(incoming, outgoing, requestId)
    } catch (error) {
      fail(outgoing, requestId, error)
    }
  }
}

function createAppListener(
  options: ServerOptions,
  { log, pageCache, inMaintenance }: ProcessState,
  requests: WeakMap<IncomingMessage, RequestMeta>,
) {
  const isReady = async () => (pageCache?.isReady() ?? true) && ((await options.isReady?.()) ?? true)
  const { metrics } = options
  const app = createApp(
    {
      ...options,
      log,
      isReady,
      ...(pageCache ? { listMissingPages: pageCache.listMissingPages } : {}),
      ...(metrics ? { onBackendCall: metrics.observeBackendCall } : {}),
    },
    {
      getRequestMeta(incoming) {
        const meta = requests.get(incoming)
        if (!meta) throw new Error('The request was not registered')
        return meta
      },
      inMaintenance,
      ...(pageCache
        ? { contentChanged: pageCache.contentChanged, hookSecret: options.pageCache?.hookSecret }
        : {}),
    },
  )
  return getRequestListener(app.fetch, { overrideGlobalObjects: false, hostname: options.host })
}

const getRequestId = (header: string | string[] | undefined): string =>
  typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID()
