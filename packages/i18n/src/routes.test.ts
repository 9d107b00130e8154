import { describe, expect, test } from 'vitest'
import { localizeRoutes, type Page, type RouteEntry } from './routes.mjs'

const pages: Page[] = [
  { id: 'home', index: true, file: 'routes/home.tsx' },
  { id: 'about', path: 'about', file: 'routes/about.tsx' },
  {
    id: 'shell',
    file: 'routes/shell.tsx',
    children: [
      { id: 'dashboard', index: true, file: 'routes/dashboard.tsx' },
      {
        id: 'units',
        path: 'business-units',
        file: 'routes/units.tsx',
        children: [
          { id: 'list', index: true, file: 'routes/list.tsx' },
          { id: 'unit', path: ':id', file: 'routes/unit.tsx' },
        ],
      },
    ],
  },
]

const flat = (routes: RouteEntry[]): RouteEntry[] =>
  routes.flatMap(route => [route, ...flat(route.children ?? [])])

/** The full path of every route with a path, as the router resolves it. */
const fullPaths = (routes: RouteEntry[], before = ''): Record<string, string> =>
  Object.assign(
    {},
    ...routes.map(({ id, path, index, children = [] }) => {
      const fullPath = [before, path].filter(Boolean).join('/')
      return { ...(path || index ? { [id]: `/${fullPath}` } : {}), ...fullPaths(children, fullPath) }
    }),
  )

describe('localised routes', () => {
  const tree = localizeRoutes(pages)

  test('serve each page at its path and under /en', () => {
    expect(fullPaths(tree)).toEqual({
      'id:home': '/',
      'id:about': '/about',
      'id:dashboard': '/',
      'id:units': '/business-units',
      'id:list': '/business-units',
      'id:unit': '/business-units/:id',
      'en:home': '/en',
      'en:about': '/en/about',
      'en:dashboard': '/en',
      'en:units': '/en/business-units',
      'en:list': '/en/business-units',
      'en:unit': '/en/business-units/:id',
    })
  })

  test('use the same file in both languages with different ids', () => {
    const routes = flat(tree)
    expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length)
    for (const { id, file } of routes.filter(route => route.id.startsWith('id:'))) {
      expect(routes.find(route => route.id === id.replace('id:', 'en:'))?.file).toBe(file)
    }
  })
})
