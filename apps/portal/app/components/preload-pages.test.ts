// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { preloadPages } from './preload-pages'

const route = (path: string | undefined, name: string) => ({
  path,
  index: path === undefined,
  module: `/assets/${name}.js`,
  imports: ['/assets/framework.js', '/assets/lists.js'],
})

beforeEach(() => {
  vi.stubGlobal('__remixManifest', {
    routes: {
      root: { path: '', module: '/assets/root.js' },
      dashboard: route(undefined, 'dashboard'),
      orders: route('orders', 'orders'),
      other: route('orders/:id', 'order'),
    },
  })
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/framework.js">'
  document.body.innerHTML =
    '<nav><a href="/">Home</a><a href="/orders">Orders</a><a href="https://example.test/x">x</a></nav>'
})

const added = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')]
    .slice(1)
    .map(link => link.getAttribute('href'))

test('preloads each script of the navigation’s pages once, and no others', () => {
  preloadPages()
  expect(added()).toEqual(['/assets/dashboard.js', '/assets/lists.js', '/assets/orders.js'])
})

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '3g' }])(
  'preloads nothing on a connection with %j',
  connection => {
    vi.stubGlobal('navigator', { connection })
    preloadPages()
    vi.unstubAllGlobals()
    expect(added()).toEqual([])
  },
)
