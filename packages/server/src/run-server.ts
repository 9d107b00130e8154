import { join } from 'node:path'
import type { AppLogger } from './context'
import { PortInUseError, type ServerOptions, startHttpServer } from './create-server'
import { EnvError } from './env'
import { createErrorReporter, type ErrorReporter } from './error-reports'
import { createLogger } from './log'
import { createMetrics, type Metrics } from './metrics/metrics'
import { serveMetrics } from './metrics/serve-metrics'
import { exitOnUncaughtException } from './uncaught-exceptions'

export type { RequestMeta } from './app'
export type { RouteHandler } from './request-listener'

type ProcessTools = {
  log: AppLogger
  metrics: Pick<Metrics, 'addGauge' | 'observeBackendCall'>
  reportError: ErrorReporter
}

type AppParts = Pick<ServerOptions, 'routes' | 'isReady' | 'onDrain' | 'onClosed'>

export type RunServerOptions = Omit<ServerOptions, 'clientDir' | 'metrics' | 'log'> & {
  /** The output of finish-build, with the client build in `client/`. */
  buildDir: string
  /** Full path patterns of the app, used as metric labels. */
  paths: string[]
  /** The port for metrics. Without it, metrics are not served. */
  metricsPort?: number | undefined
  /** Unexpected errors are posted to this URL. */
  errorReportUrl?: string | undefined
  /** Creates the parts of the app other than its pages, using the log and metrics of the process. */
  prepare?: (tools: ProcessTools) => Promise<AppParts>
  /** Called on SIGTERM and SIGINT. */
  onStop?: () => void
}

/** Runs an app: accepts requests, serves metrics, and shuts down on SIGTERM or SIGINT. */
export async function runServer(runOptions: RunServerOptions): Promise<void> {
  const { buildDir, paths, metricsPort, errorReportUrl, prepare, onStop, ...options } = runOptions
  const log = createLogger(options.name, options.logLevel)
  const build = options.build.id
  const metrics = createMetrics({ name: options.name, build, routes: paths })
  const reportError = createErrorReporter(
    { app: options.name, build },
    { url: errorReportUrl, log, onReport: metrics.countReportedError },
  )
  const server = await startHttpServer({
    ...options,
    ...(await prepare?.({ log, metrics, reportError })),
    log,
    metrics,
    reportError,
    drainNoticeMs: 500,
    // This must be longer than the time for which the proxy keeps idle connections
    // (deploy/nginx/proxy.conf.template).
    drainIdleMs: 2_500,
    clientDir: join(buildDir, 'client'),
  })
  if (metricsPort !== undefined) await serveMetrics(metrics, { host: options.host, port: metricsPort })
  log.info({ url: server.url, build }, 'listening')
  exitOnUncaughtException({ log, report: reportError, drain: server.close })
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      onStop?.()
      server.close().then(() => process.exit(0))
    })
  }
}

/** Logs why an app could not start and exits with code 1. Omits the stack of a configuration error. */
export function exitWithError(name: string, error: unknown): never {
  const log = createLogger(name)
  if (error instanceof EnvError) for (const line of error.lines) log.fatal(`environment: ${line}`)
  else if (error instanceof PortInUseError) log.fatal(error.message)
  else log.fatal({ err: error }, 'the process could not start')
  process.exit(1)
}
