import { join } from 'node:path'
import { loadBuild } from './build'
import { createServer, PortTakenError, type ServerOptions } from './create-server'
import { EnvError } from './env'
import { createErrorReporter } from './error-reports'
import { keepExported, runProgram } from './export/keep-exported'
import { endOnUncaughtException } from './last-resort'
import { openLog } from './log'
import { createMetrics } from './metrics/metrics'
import { serveMetrics } from './metrics/serve-metrics'
import type { StoreOptions } from './store/open-store'

export type ServeOptions = Omit<ServerOptions, 'handle' | 'build' | 'clientDir' | 'store' | 'metrics'> & {
  /** Keeps the pages whose routes say so in `handle.store`. */
  store?: Omit<StoreOptions, 'routes' | 'paths'>
  /** Where finish-build put everything: `client/`, `server/`, `build.json`. */
  buildDir: string
  /** Where its numbers are read; nowhere without. */
  metricsPort?: number | undefined
  /** Where failures that nobody expected are told of, beside the log. */
  errorReportUrl?: string | undefined
  /** Writes the site as files at start and after every change of content: `program` is a script that does so once. */
  exported?: { program: string[]; folder: string; afterwards?: string | undefined } | undefined
}

/** The whole life of an app's process: load the build, listen, and end cleanly on SIGTERM or SIGINT. */
export async function serve(given: ServeOptions): Promise<void> {
  const { buildDir, store, exported, metricsPort, errorReportUrl, ...options } = given
  const { storedRoutes, paths, ...loaded } = await loadBuild(buildDir)
  const log = openLog(options.name, options.logLevel)
  const build = loaded.build.id
  const metrics = createMetrics({ name: options.name, build, routes: paths })
  const report = createErrorReporter(
    { app: options.name, build },
    { url: errorReportUrl, log, reported: metrics.reported },
  )
  const files = exported && keepExported({ write: () => writeFiles(exported), log })
  const server = await createServer({
    ...options,
    ...loaded,
    log,
    metrics,
    report,
    ...(store ? { store: { ...store, routes: storedRoutes, paths, onChange: () => files?.changed() } } : {}),
    drainNotice: 500,
    // Longer than the proxy keeps a connection that it does not use (deploy/nginx/proxy.conf.template).
    drainIdle: 2_500,
    clientDir: join(buildDir, 'client'),
  })
  if (metricsPort !== undefined) await serveMetrics(metrics, { host: options.host, port: metricsPort })
  log.info({ url: server.url, build }, 'listens')
  endOnUncaughtException({ log, report, drain: server.close })
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
async function writeFiles({ program, folder, afterwards }: NonNullable<ServeOptions['exported']>) {
  await runProgram(process.execPath, [...program, folder])
  if (afterwards) await runProgram(afterwards, [], { cwd: folder, shell: true })
}

/** For the last line of an app's server.ts: logs one line per configuration error, anything else with its stack. */
export function exitWithReason(name: string, error: unknown): never {
  const log = openLog(name)
  if (error instanceof EnvError) for (const line of error.lines) log.fatal(`environment: ${line}`)
  else if (error instanceof PortTakenError) log.fatal(error.message)
  else log.fatal({ err: error }, 'the process could not start')
  process.exit(1)
}
