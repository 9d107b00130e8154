import type { ServerBuild } from '@remix-run/node'
import { z } from 'zod'
import { isDataPath } from '../canonical-path'

/**
 * What a route says about its page in `handle.cache`: `true`, and no query changes it; `query` names the parameters
 * that make another page, kept apart; `bypass` those with which it is never kept.
 */
const declared = z.union([
  z.literal(true).transform(() => ({ query: [], bypass: [] })),
  z.object({ query: z.array(z.string()).default([]), bypass: z.array(z.string()).default([]) }),
])

export type CachedRoute = { path: string; query: string[]; bypass: string[] }

/** The routes of a build whose pages may be kept, by their whole path. */
export function findCachedRoutes({ routes }: ServerBuild): CachedRoute[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ''}` : ''
  }
  return Object.values(routes).flatMap(route => {
    if (!route) return []
    const handle: unknown = route.module.handle
    const store = declared.safeParse(typeof handle === 'object' ? Object(handle).cache : undefined)
    return store.success ? [{ path: pathOf(route.id) || '/', ...store.data }] : []
  })
}

const longest = 512

/** Answered by the server itself, before any route. */
const serverPaths = ['/healthz', '/readyz']

/**
 * Reads the key of a request's address, which is the address of the page it shows: the path with the parameters that its
 * route names. Null where the page is not kept, or the address is not the one of its page. `paths` are the full paths of
 * all routes: one with a parameter must not take the address of a more specific route whose page is not cached.
 */
export function createCacheKeyReader(routes: CachedRoute[], paths: string[]) {
  const specific = new Set([...serverPaths, ...paths])
  const fixed = new Map(routes.filter(({ path }) => !path.includes(':')).map(route => [route.path, route]))
  const open = routes
    .filter(({ path }) => path.includes(':'))
    .map(route => ({ route, pattern: new RegExp(`^${route.path.replace(/:\w+/g, '[a-z0-9_-]+')}$`) }))

  return (url: string): string | null => {
    const [path = '/', search] = split(url)
    if (path.length > longest || isDataPath(path)) return null
    const route = specific.has(path) ? fixed.get(path) : open.find(({ pattern }) => pattern.test(path))?.route
    if (!route) return null
    if (search === undefined || (route.query.length === 0 && route.bypass.length === 0)) return path
    const given = new URLSearchParams(search)
    if (route.bypass.some(name => given.has(name))) return null
    const meant = new URLSearchParams()
    for (const name of route.query) for (const value of given.getAll(name)) meant.append(name, value)
    const key = meant.size > 0 ? `${path}?${meant}` : path
    return key.length > longest ? null : key
  }
}

function split(url: string): [string, string?] {
  const at = url.indexOf('?')
  return at < 0 ? [url] : [url.slice(0, at), url.slice(at + 1)]
}
