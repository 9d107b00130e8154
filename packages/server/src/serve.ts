import { loadBuild } from './build'
import { createSiteExporter, runProgram } from './export/export-on-change'
import { createLogger } from './log'
import type { PageCacheOptions } from './page-cache/open-page-cache'
import { type RunServerOptions, runServer } from './run-server'

export type ServeOptions = Omit<
  RunServerOptions,
  'handle' | 'build' | 'paths' | 'pageCache' | 'prepare' | 'onStop'
> & {
  /** Caches the pages of routes that declare `handle.cache`. */
  pageCache?: Omit<PageCacheOptions, 'routes' | 'paths'>
  /** Exports the site at startup and after every content change. */
  staticExport?: StaticExport | undefined
}

type StaticExport = {
  /** Arguments for Node, to which the folder is appended. */
  program: string[]
  folder: string
  /** A shell command that runs in the folder after every export. */
  command?: string | undefined
}

/** Runs a Remix app. */
export async function serve(serveOptions: ServeOptions): Promise<void> {
  const { pageCache, staticExport, ...options } = serveOptions
  const { cachedRoutes, paths, ...loaded } = await loadBuild(options.buildDir)
  const log = createLogger(options.name, options.logLevel)
  const exporter = staticExport && createSiteExporter({ write: () => writeFiles(staticExport), log })
  const onChange = () => exporter?.contentChanged()
  await runServer({
    ...options,
    ...loaded,
    paths,
    ...(pageCache ? { pageCache: { ...pageCache, routes: cachedRoutes, paths, onChange } } : {}),
    onStop: () => exporter?.stop(),
  })
}

/** Exports in a separate process, because rendering every page would block requests for seconds. */
async function writeFiles({ program, folder, command }: StaticExport) {
  await runProgram(process.execPath, [...program, folder])
  if (command) await runProgram(command, [], { cwd: folder, shell: true })
}
