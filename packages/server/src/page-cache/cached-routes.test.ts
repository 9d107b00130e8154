import type { ServerBuild } from '@remix-run/node'
import { describe, expect, test } from 'vitest'
import { listRoutePaths } from '../metrics/route-labels'
import { createCacheKeyReader, createMaxAgeReader, listCachedRoutes } from './cached-routes'

const route = (id: string, path?: string, cache?: unknown) => ({
  [id]: { id, parentId: 'root', path, module: { default: () => null, handle: { cache } } },
})

const build = {
  routes: {
    root: { id: 'root', path: '', module: { default: () => null } },
    ...route('home', undefined, true),
    ...route('about', 'en/about', true),
    ...route('industry', 'industry/:slug', true),
    ...route('product', 'product', { bypass: ['seats'] }),
    ...route('list', 'list', { query: ['page', 'sort'] }),
    ...route('form', 'contact'),
    ...route('odd', 'odd', 'yes'),
    ...route('campaign', ':slug', true),
  },
} as unknown as ServerBuild // contains only the fields that the function reads

describe('listCachedRoutes', () => {
  test('reads the handle of every route, with its full path', () => {
    expect(listCachedRoutes(build)).toEqual([
      { path: '/', query: [], bypass: [] },
      { path: '/en/about', query: [], bypass: [] },
      { path: '/industry/:slug', query: [], bypass: [] },
      { path: '/product', query: [], bypass: ['seats'] },
      { path: '/list', query: ['page', 'sort'], bypass: [] },
      { path: '/:slug', query: [], bypass: [] },
    ])
  })
})

test('only a route that declares it has a maximum age', () => {
  const status = { ...build, routes: { ...build.routes, ...route('status', 'status', { maxAge: 20 }) } }
  const getMaxAge = createMaxAgeReader(listCachedRoutes(status as ServerBuild))
  expect([getMaxAge('/status'), getMaxAge('/list?page=2')]).toEqual([20_000, undefined])
})

describe('the cache key of a URL', () => {
  const getKey = createCacheKeyReader(listCachedRoutes(build), listRoutePaths(build))
  const keys: [string, string | null][] = [
    ['/', '/'],
    ['/?utm_source=a', '/'],
    ['/en/about?fbclid=1&gclid=2', '/en/about'],
    ['/industry/hotel', '/industry/hotel'],
    ['/industry/Hotel', null],
    ['/industry/h%6Ftel', null],
    ['/industry/a/b', null],
    ['/about/', null],
    ['/en/about.data', null],
    ['/product?utm=1', '/product'],
    ['/product?seats=3', null],
    ['/list?sort=a&utm=1&page=2', '/list?page=2&sort=a'],
    ['/list?page=a%26b&page=c', '/list?page=a%26b&page=c'],
    [`/list?page=${'x'.repeat(600)}`, null],
    ['/contact', null],
    ['/healthz', null],
    ['/promo-lebaran', '/promo-lebaran'],
    ['/robots.txt', null],
    ['/no/where', null],
  ]
  test.each(keys)('%s has the key %s', (url, key) => {
    expect(getKey(url)).toBe(key)
  })
})
