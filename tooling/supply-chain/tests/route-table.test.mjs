import { createRequire } from 'node:module'
import { describe, expect, test, vi } from 'vitest'
import { listVersions } from './lockfile.mjs'

/** Resolves the router as a dependency of the portal. */
const portal = createRequire(new URL('../../../apps/portal/package.json', import.meta.url))
const fromReact = createRequire(portal.resolve('@remix-run/react'))
const { matchRoutes, matchPath } = fromReact('@remix-run/router')
const { createStaticRouter } = fromReact('react-router-dom/server')

/** Creates a route table that counts how many times its paths are read. */
function countedRoutes() {
  const reads = { count: 0 }
  const child = (id, path) => ({
    id,
    get path() {
      reads.count += 1
      return path
    },
  })
  const children = [child('list', 'orders'), child('one', 'orders/:id'), child('any', '*')]
  return { reads, routes: [{ id: 'root', path: '', children }] }
}

const match = (routes, path) =>
  matchRoutes(routes, path)?.map(({ route, params, pathnameBase }) => [route.id, params, pathnameBase])

describe('the route table of a server', () => {
  test('is flattened and ranked once', () => {
    const { reads, routes } = countedRoutes()
    matchRoutes(routes, '/orders')
    const before = reads.count
    expect(match(routes, '/orders/abc')).toEqual([
      ['root', { id: 'abc' }, '/'],
      ['one', { id: 'abc' }, '/orders/abc'],
    ])
    expect(match(routes, '/orders')?.at(-1)?.[0]).toBe('list')
    expect(match(routes, '/else')?.at(-1)).toEqual(['any', { '*': 'else' }, '/'])
    expect(reads.count).toBe(before)
  })

  test('is not confused with another table that contains the same path', () => {
    const other = [{ id: 'other', path: 'orders' }]
    expect(match(other, '/orders')).toEqual([['other', {}, '/orders']])
  })

  test('compares static segments before patterns', () => {
    const children = Array.from({ length: 100 }, (_, index) => ({
      id: `page-${index}`,
      path: `page-${index}/:id/edit`,
    }))
    const routes = [{ id: 'root', path: '', children }]
    matchRoutes(routes, '/page-1/x/edit')
    const patterns = vi.spyOn(String.prototype, 'match')
    try {
      expect(match(routes, '/page-99/x/edit')?.at(-1)).toEqual(['page-99', { id: 'x' }, '/page-99/x/edit'])
      expect(patterns.mock.calls.length).toBeLessThanOrEqual(4)
    } finally {
      patterns.mockRestore()
    }
  })

  test.each([
    ['/Orders/AbC', ['order', { id: 'AbC' }, '/Orders/AbC']],
    ['/orders/a%2Fb', ['order', { id: 'a/b' }, '/orders/a%2Fb']],
    ['/orders/', ['orders', {}, '/orders']],
    ['/usage', ['usage', {}, '/usage']],
    ['/usage/2026-11', ['usage', { month: '2026-11' }, '/usage/2026-11']],
    ['/usage/file.csv', ['file', {}, '/usage/file.csv']],
    ['/en', ['home', {}, '/en']],
    ['/files', ['files', { '*': '' }, '/files']],
    ['/files/a/b', ['files', { '*': 'a/b' }, '/files']],
    ['/orders//x', ['any', { '*': 'orders//x' }, '/']],
    ['/exact', ['any', { '*': 'exact' }, '/']],
  ])('finds the route of %s', (path, expected) => {
    const children = [
      { id: 'orders', path: 'orders' },
      { id: 'order', path: 'orders/:id' },
      { id: 'usage', path: 'usage/:month?' },
      { id: 'file', path: 'usage/file.csv' },
      { id: 'english', path: 'en', children: [{ id: 'home', index: true }] },
      { id: 'files', path: 'files/*' },
      { id: 'exact', path: 'Exact', caseSensitive: true },
      { id: 'any', path: '*' },
    ]
    expect(match([{ id: 'root', path: '', children }], path)?.at(-1)).toEqual(expected)
  })

  test('is converted once for rendering', () => {
    const { routes } = countedRoutes()
    const context = { matches: [], location: { pathname: '/' }, basename: '/' }
    const [first, second] = [createStaticRouter(routes, context), createStaticRouter(routes, context)]
    expect(second.routes).toBe(first.routes)
  })
})

test.each([
  [{ path: '/orders/:id' }, { id: 'ABC' }],
  [{ path: '/orders/:id', end: false }, { id: 'ABC' }],
  [{ path: '/ORDERS/:id' }, { id: 'ABC' }],
  [{ path: '/ORDERS/:id', caseSensitive: true }, undefined],
  ['/orders/:other', { other: 'ABC' }],
])('a compiled path keeps its options: %o', (pattern, params) => {
  for (const _ of ['compiled', 'cached']) expect(matchPath(pattern, '/orders/ABC')?.params).toEqual(params)
})

test.each([
  ['@remix-run/router', '1.23.4'],
  ['@remix-run/react', '2.17.5'],
  ['react-router-dom', '6.30.6'],
])('%s is installed only in the version that the patch is for', (name, version) => {
  expect(listVersions(name)).toEqual([version])
})
