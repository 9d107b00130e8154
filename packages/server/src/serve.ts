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
  /** Keeps the pages whose routes say so in `handle.cache`. */
  pageCache?: Omit<PageCacheOptions, 'routes' | 'paths'>
  /** Where finish-build put everything: `client/`, `server/`, `build.json`. */
  buildDir: string
  /** Where its numbers are read; nowhere without. */
  metricsPort?: number | undefined
  /** Where failures that nobody expected are told of, beside the log. */
  errorReportUrl?: string | undefined
  /** Writes the site as files at start and after every change of content: `program` is a script that does so once. */
  staticExport?: { program: string[]; folder: string; command?: string | undefined } | undefined
}

/** The whole life of an app's process: load the build, listen, and end cleanly on SIGTERM or SIGINT. */
export async function serve(given: ServeOptions): Promise<void> {
  const { buildDir, pageCache, staticExport, metricsPort, errorReportUrl, ...options } = given
  const { cachedRoutes, paths, ...loaded } = await loadBuild(buildDir)
  const log = createLogger(options.name, options.logLevel)
  const build = loaded.build.id
  const metrics = createMetrics({ name: options.name, build, routes: paths })
  const reportError = createErrorReporter(
    { app: options.name, build },
    { url: errorReportUrl, log, reported: metrics.countReportedError },
  )
  const files = staticExport && createExportOnChange({ write: () => writeFiles(staticExport), log })
  const server = await createServer({
    ...options,
    ...loaded,
    log,
    metrics,
    reportError,
    ...(pageCache
      ? { pageCache: { ...pageCache, routes: cachedRoutes, paths, onChange: () => files?.changed() } }
      : {}),
    drainNoticeMs: 500,
    // Longer than the proxy keeps a connection that it does not use (deploy/nginx/proxy.conf.template).
    drainIdleMs: 2_500,
    clientDir: join(buildDir, 'client'),
  })
  if (metricsPort !== undefined) await serveMetrics(metrics, { host: options.host, port: metricsPort })
  log.info({ url: server.url, build }, 'listens')
  exitOnUncaughtException({ log, report: reportError, drain: server.close })
  let ending = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (ending) return
      ending = true
      files?.stop()
      server.close().then(() => process.exit(0))
    })
  }
}

/** In a process of its own: writing every page takes seconds that no visitor should wait. */
async function writeFiles({ program, folder, command }: NonNullable<ServeOptions['staticExport']>) {
  await runProgram(process.execPath, [...program, folder])
  if (command) await runProgram(command, [], { cwd: folder, shell: true })
}

/** For the last line of an app's server.ts: logs one line per configuration error, anything else with its stack. */
export function exitWithError(name: string, error: unknown): never {
  const log = createLogger(name)
  if (error instanceof EnvError) for (const line of error.lines) log.fatal(`environment: ${line}`)
  else if (error instanceof PortInUseError) log.fatal(error.message)
  else log.fatal({ err: error }, 'the process could not start')
  process.exit(1)
}
