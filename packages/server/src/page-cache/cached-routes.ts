import type { ServerBuild } from '@remix-run/node'
import { z } from 'zod'
import { isDataPath } from '../canonical-path'
import { getFullRoutePath } from '../metrics/route-labels'

/**
 * A route's `handle.cache`. `true`: the query has no effect. `query`: parameters that select a different
 * page, cached separately. `bypass`: parameters that prevent caching. `maxAge`: the age in seconds from which a
 * request waits for a new render, for pages that say how something is now.
 */
const cacheHandle = z.union([
  z.literal(true).transform(() => ({ query: [], bypass: [] })),
  z.object({
    query: z.array(z.string()).default([]),
    bypass: z.array(z.string()).default([]),
    maxAge: z.number().optional(),
  }),
])

export type CachedRoute = { path: string; query: string[]; bypass: string[]; maxAge?: number | undefined }

/** Finds the routes of a build whose pages are cached, with their full paths. */
export function listCachedRoutes(build: ServerBuild): CachedRoute[] {
  return Object.values(build.routes).flatMap(route => {
    if (!route) return []
    const handle: unknown = route.module.handle
    const cache = cacheHandle.safeParse(typeof handle === 'object' ? Object(handle).cache : undefined)
    return cache.success ? [{ path: getFullRoutePath(build, route.id), ...cache.data }] : []
  })
}

/** Creates a function that returns the `maxAge` of a cache key, in milliseconds. Routes with parameters have none. */
export function createMaxAgeReader(routes: CachedRoute[]) {
  const ages = new Map(
    routes.flatMap(({ path, maxAge }) => (maxAge === undefined ? [] : [[path, maxAge * 1000] as const])),
  )
  return (key: string): number | undefined => ages.get(splitQuery(key)[0])
}

const maxKeyLength = 512

/** The server handles these paths before any route. */
const serverPaths = ['/healthz', '/readyz']

/**
 * Creates a function that returns the cache key of a request URL: its path and the parameters that its route
 * declares. The key is null if the page is not cached or the path is not canonical. `paths` are the full
 * paths of all routes, because a route with a parameter must not match the path of a more specific route
 * that is not cached.
 */
export function createCacheKeyReader(routes: CachedRoute[], paths: string[]) {
  const specific = new Set([...serverPaths, ...paths])
  const fixed = new Map(routes.filter(({ path }) => !path.includes(':')).map(route => [route.path, route]))
  const patterns = routes
    .filter(({ path }) => path.includes(':'))
    .map(route => ({ route, pattern: new RegExp(`^${route.path.replace(/:\w+/g, '[a-z0-9_-]+')}$`) }))

  return (url: string): string | null => {
    const [path = '/', search] = splitQuery(url)
    if (path.length > maxKeyLength || isDataPath(path)) return null
    const route = specific.has(path)
      ? fixed.get(path)
      : patterns.find(({ pattern }) => pattern.test(path))?.route
    if (!route) return null
    if (search === undefined || (route.query.length === 0 && route.bypass.length === 0)) return path
    const params = new URLSearchParams(search)
    if (route.bypass.some(name => params.has(name))) return null
    const declared = new URLSearchParams()
    for (const name of route.query) for (const value of params.getAll(name)) declared.append(name, value)
    const key = declared.size > 0 ? `${path}?${declared}` : path
    return key.length > maxKeyLength ? null : key
  }
}

function splitQuery(url: string): [string, string?] {
  const at = url.indexOf('?')
  return at < 0 ? [url] : [url.slice(0, at), url.slice(at + 1)]
}
