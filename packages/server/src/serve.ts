import { join } from 'node:path'
import { loadBuild } from './build'
import { createServer, PortTakenError, type ServerOptions } from './create-server'
import { EnvError } from './env'
import type { StoreOptions } from './store/open-store'

export type ServeOptions = Omit<ServerOptions, 'handle' | 'build' | 'clientDir' | 'store'> & {
  /** Keeps the pages whose routes say so in `handle.store`. */
  store?: Omit<StoreOptions, 'routes'>
  /** Where finish-build put everything: `client/`, `server/`, `build.json`. */
  buildDir: string
}

/** The whole life of an app's process: load the build, listen, and end cleanly on SIGTERM or SIGINT. */
export async function serve({ buildDir, store, ...options }: ServeOptions): Promise<void> {
  const { storedRoutes, ...loaded } = await loadBuild(buildDir)
  const server = await createServer({
    ...options,
    ...loaded,
    ...(store ? { store: { ...store, routes: storedRoutes } } : {}),
    drainNotice: 500,
    clientDir: join(buildDir, 'client'),
  })
  console.info(`${options.name} listens on ${server.url}`)
  let ending = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (ending) return
      ending = true
      server.close().then(() => process.exit(0))
    })
  }
}

/** For the last line of an app's server.ts: mistakes of the operator are one line, everything else is loud. */
export function exitWithReason(error: unknown): never {
  const operators = error instanceof PortTakenError || error instanceof EnvError
  console.error(operators ? error.message : error)
  process.exit(1)
}
