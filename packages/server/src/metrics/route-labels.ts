import type { ServerBuild } from '@remix-run/node'

/** Returns the full path pattern of a route, such as `/business-units/:id`. */
export function getFullRoutePath({ routes }: ServerBuild, id: string): string {
  const getPath = (routeId: string | undefined): string => {
    const route = routeId === undefined ? undefined : routes[routeId]
    return route ? `${getPath(route.parentId)}${route.path ? `/${route.path}` : ''}` : ''
  }
  return getPath(id) || '/'
}

/** Lists the full path patterns of all routes in a build, except catch-all routes. */
export function listRoutePaths(build: ServerBuild): string[] {
  const paths = Object.keys(build.routes).map(id => getFullRoutePath(build, id))
  return [...new Set(paths)].filter(path => !path.endsWith('*'))
}

const serverPaths = ['/healthz', '/readyz', '/builds/latest.json', '/hooks/content']

/** Maps URLs to the label of their route, so that arbitrary URLs do not create new time series. */
export function createRouteLabeler(routes: string[]) {
  const fixed = new Set([...serverPaths, ...routes.filter(path => !path.includes(':'))])
  const patterns = routes
    .filter(path => path.includes(':'))
    .map(path => ({
      path,
      pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`),
    }))

  return (url: string): string => {
    const [pathname = '/'] = url.split('?', 1)
    if (pathname.startsWith('/assets/')) return '/assets/*'
    if (pathname.startsWith('/builds/meta/')) return '/builds/meta/:id'
    const path = pathname === '/_root.data' ? '/' : pathname.replace(/\.data$/, '')
    if (fixed.has(path)) return path
    return patterns.find(({ pattern }) => pattern.test(path))?.path ?? 'none'
  }
}
