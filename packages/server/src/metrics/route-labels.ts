import type { ServerBuild } from '@remix-run/node'

/** The whole paths of every route of a build, as they are written: `/business-units/:id`. */
export function routePaths({ routes }: ServerBuild): string[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ''}` : ''
  }
  const paths = Object.values(routes).map(route => pathOf(route?.id) || '/')
  return [...new Set(paths)].filter(path => !path.endsWith('*'))
}

const doors = ['/healthz', '/readyz', '/builds/latest.json', '/hooks/content']

/** Reads by which route an address is answered: as many answers as there are routes, whatever visitors make up. */
export function createRouteLabeler(routes: string[]) {
  const fixed = new Set([...doors, ...routes.filter(path => !path.includes(':'))])
  const open = routes
    .filter(path => path.includes(':'))
    .map(path => ({
      path,
      pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`),
    }))

  return (url: string): string => {
    const [asked = '/'] = url.split('?', 1)
    if (asked.startsWith('/assets/')) return '/assets/*'
    if (asked.startsWith('/builds/meta/')) return '/builds/meta/:id'
    const path = asked === '/_root.data' ? '/' : asked.replace(/\.data$/, '')
    if (fixed.has(path)) return path
    return open.find(({ pattern }) => pattern.test(path))?.path ?? 'none'
  }
}
