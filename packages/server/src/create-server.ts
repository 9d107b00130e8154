import { createServer as createHttpServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import type { AppOptions } from './app'
import { drainServer } from './drain-server'
import { createLogger } from './log'
import { createMaintenanceCheck } from './maintenance'
import type { Metrics } from './metrics/metrics'
import { openPageCache, type PageCacheOptions } from './page-cache/open-page-cache'
import { createRequestListener, type RouteHandler } from './request-listener'

export interface ServerOptions extends Omit<AppOptions, 'log'> {
  /** The process name used in the log. */
  name: string
  /** The client build, with hashed files under `assets/`. */
  clientDir: string
  /** Paths of client files that browsers must revalidate on every use, such as a service worker. */
  revalidatedFiles?: string[]
  /** Handles requests other than those for pages and assets, such as event streams. */
  routes?: RouteHandler
  /** Paths whose successful requests are logged at debug level, because every client repeats them often. */
  routinePaths?: string[]
  /**
   * Called before a draining server waits for in-flight requests, so that long-lived requests can be ended.
   */
  onDrain?: () => void
  /** Called once all requests have completed. */
  onClosed?: () => Promise<void>
  /** The folder for local data. While it contains a file named `maintenance`, the app is in maintenance. */
  dataDir?: string
  /** Caches the pages of some routes. */
  pageCache?: PageCacheOptions
  host: string
  /** The port; 0 selects any free one. */
  port: number
  /** The trusted proxies, as described at `createPeerReader`. */
  trustedProxy?: string
  logLevel?: string
  metrics?: Metrics
  log?: Logger
  /**
   * How long a draining server continues to accept connections, in milliseconds, so that a load balancer sees
   * /readyz fail first.
   */
  drainNoticeMs?: number
  /**
   * Additional time before idle connections are closed, in milliseconds, because a proxy may be about to send
   * a request on one of them.
   */
  drainIdleMs?: number
  /** How long in-flight requests may take once no new connections are accepted, in milliseconds. */
  drainTimeoutMs?: number
}

export type RunningServer = {
  url: string
  /** Stops accepting connections and resolves once all in-flight requests have completed. */
  close(): Promise<void>
}

export class PortInUseError extends Error {
  override name = 'PortInUseError'
}

/**
 * The maximum number of connections waiting to be accepted. It is high, because thousands of devices connect
 * within a second after a restart.
 */
const backlog = 4096

/** Starts listening and resolves once requests can be served. Throws PortInUseError. */
export async function startHttpServer(options: ServerOptions): Promise<RunningServer> {
  const { metrics } = options
  const log = options.log ?? createLogger(options.name, options.logLevel)
  const inMaintenance = createMaintenanceCheck(options.dataDir ?? '')
  let draining = false
  const isDraining = () => draining

  const pageCache =
    options.pageCache &&
    (await openPageCache(options.pageCache, {
      ...options,
      log,
      inMaintenance,
      isDraining,
      ...(metrics ? { onCacheResult: metrics.countCacheResult } : {}),
    }))
  if (pageCache) metrics?.watchPageCache(pageCache.size)

  const listener = createRequestListener(options, { log, pageCache, inMaintenance, isDraining })
  const server = createHttpServer({ connectionsCheckingInterval: 2000 }, listener)
  server.headersTimeout = 10_000
  server.requestTimeout = 30_000
  server.keepAliveTimeout = 65_000
  server.timeout = 120_000
  const url = await listen(server, options)
  // For example, too many open files while a connection is accepted.
  server.on('error', error => log.error({ err: error }, 'the server reported an error'))
  pageCache?.start()

  return {
    url,
    async close() {
      draining = true
      await drainServer(server, options)
      await options.onClosed?.()
      await pageCache?.stop()
      log.flush()
    },
  }
}

async function listen(server: Server, { host, port }: ServerOptions): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = `Port ${port} on ${host} is in use: stop the process that uses it, or set PORT.`
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(inUse) : error)
    })
    server.listen({ port, host, backlog }, resolve)
  })
  const address = server.address() as AddressInfo // never a string, because the server listens on TCP
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
}
