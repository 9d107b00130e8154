import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { type BuildInfo, readBuildInfo } from './build-info'
import type { ServerContext } from './context'
import { listRoutePaths } from './metrics/route-labels'
import { type CachedRoute, listCachedRoutes } from './page-cache/cached-routes'

export type RequestHandler = (request: Request, context: ServerContext) => Promise<Response>

/** Loads a build: `{buildDir}/server/index.js`, and the `build.json` written by finish-build. */
export async function loadBuild(
  buildDir: string,
): Promise<{ handle: RequestHandler; build: BuildInfo; cachedRoutes: CachedRoute[]; paths: string[] }> {
  const [remix, build] = await Promise.all([
    import(pathToFileURL(join(buildDir, 'server', 'index.js')).href),
    readBuildInfo(buildDir),
  ])
  return {
    handle: createRemixHandler(remix),
    build,
    cachedRoutes: listCachedRoutes(remix),
    paths: listRoutePaths(remix),
  }
}

export function createRemixHandler(build: ServerBuild): RequestHandler {
  const handle = createRequestHandler(build, 'production')
  return (request, context) => handle(request, { server: context })
}
