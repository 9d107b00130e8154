import { randomUUID } from 'node:crypto'
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, Server as SocketServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { logAccess } from './access-log'
import { type AppOptions, createApp, type RequestMeta } from './app'
import { createAssetHandler } from './assets'
import { createLogger } from './log'
import { createMaintenanceSwitch } from './maintenance'
import type { Metrics } from './metrics/metrics'
import { openPageCache, type PageCacheOptions } from './page-cache/open-page-cache'
import { createPeerReader } from './proxy'
import { baseHeaders } from './security-headers'
import { sendServerError } from './send-server-error'

export interface ServerOptions extends Omit<AppOptions, 'log'> {
  /** In the log: which process this is. */
  name: string
  /** The client build; hashed files under `assets/`. */
  clientDir: string
  /** Folder of local data; its file `maintenance` closes the doors. */
  dataDir?: string
  /** Where pages are kept instead of rendered for every visitor. */
  pageCache?: PageCacheOptions
  host: string
  /** 0 takes any free port. */
  port: number
  /** See `createPeerReader`. */
  trustedProxy?: string
  logLevel?: string
  /** The numbers of this process. */
  metrics?: Metrics
  log?: Logger
  /** Milliseconds in which a shutdown still takes new connections, so that a balancer sees /readyz turn first. */
  drainNoticeMs?: number
  /** Milliseconds after that in which an idle connection is left to who opened it: a proxy may just be sending on it. */
  drainIdleMs?: number
  /** Milliseconds a request may still take once no new connections are taken. */
  drainTimeoutMs?: number
}

export interface RunningServer {
  url: string
  /** Answers what runs, refuses what is new, then resolves. */
  close(): Promise<void>
}

export class PortInUseError extends Error {
  override name = 'PortTakenError'
}

/** Starts listening and resolves once the first request can be answered. */
export async function createServer(options: ServerOptions): Promise<RunningServer> {
  const log = options.log ?? createLogger(options.name, options.logLevel)
  const assets = createAssetHandler(options.clientDir)
  const readPeer = createPeerReader(options.trustedProxy ?? '')
  const facts = new WeakMap<IncomingMessage, RequestMeta>()
  const headers = Object.entries(baseHeaders(options.publicUrl))
  const closed = createMaintenanceSwitch(options.dataDir ?? '')
  let draining = false

  const stored =
    options.pageCache &&
    (await openPageCache(options.pageCache, {
      ...options,
      log,
      closed,
      draining: () => draining,
      ...(options.metrics ? { answered: options.metrics.countCacheResult } : {}),
    }))
  if (stored) options.metrics?.watchPageCache(stored.size)
  const ready = async () => (stored?.ready() ?? true) && ((await options.isReady?.()) ?? true)
  const app = createApp(
    {
      ...options,
      log,
      isReady: ready,
      ...(stored ? { listMissingPages: stored.missing } : {}),
      ...(options.metrics ? { onBackendCall: options.metrics.call } : {}),
    },
    {
      getRequestMeta(incoming) {
        const known = facts.get(incoming)
        if (!known) throw new Error('a request without facts')
        return known
      },
      inMaintenance: closed,
      ...(stored ? { contentChanged: stored.contentChanged, hookSecret: options.pageCache?.hookSecret } : {}),
    },
  )
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false, hostname: options.host })

  const answer = (incoming: IncomingMessage, outgoing: ServerResponse, requestId: string) => {
    options.metrics?.observeRequest(incoming, outgoing)
    if (stored?.answers(incoming, outgoing, requestId)) return
    const peer = readPeer(incoming.headers, incoming.socket.remoteAddress)
    for (const [name, value] of headers) outgoing.setHeader(name, value)
    outgoing.setHeader('X-Request-Id', requestId)
    if (draining) outgoing.setHeader('Connection', 'close')
    logAccess(log, incoming, outgoing, requestId)
    facts.set(incoming, { ...peer, host: peer.host ?? new URL(options.publicUrl).host, requestId, draining })
    assets(incoming, outgoing, () => void listener(incoming, outgoing).catch(failed(outgoing, requestId)))
  }
  const failed = (outgoing: ServerResponse, requestId: string) => (error: unknown) => {
    log.error({ err: error, request_id: requestId }, 'a request listener failed')
    options.reportError?.(error, requestId)
    const path = outgoing.req.url ?? '/'
    // The page has its own Content-Security-Policy.
    const ownHeaders = headers.filter(([name]) => name !== 'Content-Security-Policy').flat()
    sendServerError(outgoing, { path, requestId, headers: ownHeaders }).catch(() => outgoing.destroy())
  }

  const server = createHttpServer({ connectionsCheckingInterval: 2000 }, (incoming, outgoing) => {
    const requestId = ownRequestId(incoming.headers['x-request-id'])
    try {
      answer(incoming, outgoing, requestId)
    } catch (error) {
      failed(outgoing, requestId)(error)
    }
  })
  server.headersTimeout = 10_000
  server.requestTimeout = 30_000
  server.keepAliveTimeout = 65_000
  server.timeout = 120_000

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${options.port} on ${options.host} is taken: stop what runs there, or set PORT.`
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(taken) : error)
    })
    server.listen(options.port, options.host, resolve)
  })
  const { port } = server.address() as AddressInfo // a TCP listener's address is never a pipe name
  stored?.start()
  const url = `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`

  return {
    url,
    async close() {
      draining = true
      await delay(options.drainNoticeMs ?? 0)
      await arrived()
      const force = setTimeout(() => server.closeAllConnections(), options.drainTimeoutMs ?? 10_000)
      // http's own close() cuts idle connections in the same instant, on which a request may just be arriving.
      const closing = new Promise(resolve => SocketServer.prototype.close.call(server, resolve))
      await Promise.race([closing, delay(options.drainIdleMs ?? 0)])
      const idle = setInterval(() => arrived().then(() => server.closeIdleConnections()), 100)
      await closing
      clearTimeout(force)
      clearInterval(idle)
      await stored?.stop()
      log.flush()
    },
  }
}

/**
 * What the system has already taken for us is read before anything is closed. Connections are taken once a turn of the
 * event loop, and a page that is made in that turn holds it up: only a short turn leaves nobody waiting.
 */
async function arrived(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    const since = performance.now()
    await new Promise(resolve => setImmediate(resolve))
    if (turn > 0 && performance.now() - since < 1) return
  }
}

function ownRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
