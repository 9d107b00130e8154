import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { z } from 'zod'
import type { ServerContext } from './context'
import { routePaths } from './metrics/route-labels'
import { type CachedRoute, findCachedRoutes } from './page-cache/cached-routes'

export type Handle = (request: Request, context: ServerContext) => Promise<Response>

const buildFile = z.object({ id: z.string().regex(/^[\w.-]{1,64}$/), timestamp: z.number().int() })
export type BuildInfo = z.infer<typeof buildFile>

/** Loads a build: `{buildDir}/server/index.js`, and the `build.json` that finish-build writes. */
export async function loadBuild(
  buildDir: string,
): Promise<{ handle: Handle; build: BuildInfo; cachedRoutes: CachedRoute[]; paths: string[] }> {
  const [remix, info] = await Promise.all([
    import(pathToFileURL(join(buildDir, 'server', 'index.js')).href),
    readFile(join(buildDir, 'build.json'), 'utf8'),
  ])
  return {
    handle: remixHandle(remix),
    build: buildFile.parse(JSON.parse(info)),
    cachedRoutes: findCachedRoutes(remix),
    paths: routePaths(remix),
  }
}

export function remixHandle(build: ServerBuild): Handle {
  const handle = createRequestHandler(build, 'production')
  return (request, context) => handle(request, { server: context })
}
