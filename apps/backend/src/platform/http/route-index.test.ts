import { expect, test } from 'vitest'
import { indexRoutes } from './route-index'

const layer = (path: string | RegExp, methods: string[], pattern: RegExp) => ({
  path,
  methods,
  match: (asked: string) => pattern.test(asked),
})

const stack = [
  layer('/', ['GET'], /^\/$/),
  layer('/(.*)', [], /^\/.*/),
  layer('/api/orders', ['GET', 'POST'], /^\/api\/orders\/?$/i),
  layer('/api/orders/:id', ['GET'], /^\/api\/orders\/[^/]+\/?$/i),
  layer('/api/:noun', ['GET'], /^\/api\/[^/]+\/?$/i),
  layer('/api/zones', ['GET'], /^\/api\/zones\/?$/i),
  layer(/^\/api\/z/, ['GET'], /^\/api\/z/),
]

const router = {
  stack,
  match: (_path: string, _method: string) => ({ path: stack, pathAndMethod: stack, route: true }),
}
indexRoutes(router)
const find = (path: string, method = 'GET') => {
  const { path: byPath, pathAndMethod, route } = router.match(path, method)
  return {
    byPath: byPath.map(one => String(one.path)),
    found: pathAndMethod.map(one => String(one.path)),
    route,
  }
}

test.each([
  ['/', ['/', '/(.*)']],
  ['/api/orders', ['/(.*)', '/api/orders', '/api/:noun']],
  ['/API/Orders/', ['/(.*)', '/api/orders', '/api/:noun']],
  ['/api/orders/1', ['/(.*)', '/api/orders/:id']],
  ['/api/zones', ['/(.*)', '/api/:noun', '/api/zones', '/^\\/api\\/z/']],
  ['/api/un.known', ['/(.*)', '/api/:noun']],
])('%s matches the same routes, in the same order, as without the index', (path, expected) => {
  expect(find(path).byPath).toEqual(expected)
  expect(find(path).byPath).toEqual(stack.filter(one => one.match(path)).map(one => String(one.path)))
})

test('a route with another method matches by its path only', () => {
  expect(find('/api/orders', 'PUT')).toEqual({
    byPath: ['/(.*)', '/api/orders', '/api/:noun'],
    found: ['/(.*)'],
    route: false,
  })
})

test('a route that is added later is found as well', () => {
  stack.push(layer('/api/orders/latest', ['GET'], /^\/api\/orders\/latest$/))
  expect(find('/api/orders/latest').found).toContain('/api/orders/latest')
})
