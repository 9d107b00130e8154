import { join } from 'node:path'
import { loadBuild } from './build'
import { createServer, PortInUseError, type ServerOptions } from './create-server'
import { EnvError } from './env'
import { createErrorReporter } from './error-reports'
import { createExportOnChange, runProgram } from './export/export-on-change'
import { createLogger } from './log'
import { createMetrics } from './metrics/metrics'
import { serveMetrics } from './metrics/serve-metrics'
import type { PageCacheOptions } from './page-cache/open-page-cache'
import { exitOnUncaughtException } from './uncaught-exceptions'

export type ServeOptions = Omit<ServerOptions, 'handle' | 'build' | 'clientDir' | 'pageCache' | 'metrics'> & {
  /** Caches the pages of routes that declare `handle.cache`. */
  pageCache?: Omit<PageCacheOptions, 'routes' | 'paths'>
  /** The output of finish-build: `client/`, `server/`, `build.json`. */
  buildDir: string
  /** Port of the metrics; they are not served without it. */
  metricsPort?: number | undefined
  /** Unexpected errors are posted to this URL. */
  errorReportUrl?: string | undefined
  /** Exports the site at start and after every change of content. */
  staticExport?: StaticExport | undefined
}

interface StaticExport {
  /** Arguments for Node, followed by the folder. */
  program: string[]
  folder: string
  /** A shell command run in the folder after every export. */
  command?: string | undefined
}

/** Runs an app: loads its build, listens, and shuts down on SIGTERM or SIGINT. */
export async function serve(serveOptions: ServeOptions): Promise<void> {
  const { buildDir, pageCache, staticExport, metricsPort, errorReportUrl, ...options } = serveOptions
  const { cachedRoutes, paths, ...loaded } = await loadBuild(buildDir)
  const log = createLogger(options.name, options.logLevel)
  const build = loaded.build.id
  const metrics = createMetrics({ name: options.name, build, routes: paths })
  const reportError = createErrorReporter(
    { app: options.name, build },
    { url: errorReportUrl, log, onReport: metrics.countReportedError },
  )
  const exporter = staticExport && createExportOnChange({ write: () => writeFiles(staticExport), log })
  const onChange = () => exporter?.contentChanged()
  const server = await createServer({
    ...options,
    ...loaded,
    log,
    metrics,
    reportError,
    ...(pageCache ? { pageCache: { ...pageCache, routes: cachedRoutes, paths, onChange } } : {}),
    drainNoticeMs: 500,
    // Longer than the proxy keeps idle connections (deploy/nginx/proxy.conf.template).
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
      exporter?.stop()
      server.close().then(() => process.exit(0))
    })
  }
}

/** Exports in a separate process, because rendering every page would delay visitors for seconds. */
async function writeFiles({ program, folder, command }: StaticExport) {
  await runProgram(process.execPath, [...program, folder])
  if (command) await runProgram(command, [], { cwd: folder, shell: true })
}

/** Logs why an app could not start, a configuration error without a stack, and exits with 1. */
export function exitWithError(name: string, error: unknown): never {
  const log = createLogger(name)
  if (error instanceof EnvError) for (const line of error.lines) log.fatal(`environment: ${line}`)
  else if (error instanceof PortInUseError) log.fatal(error.message)
  else log.fatal({ err: error }, 'the process could not start')
  process.exit(1)
}
