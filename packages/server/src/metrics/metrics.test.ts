import { expect, test } from 'vitest'
import { htmlResponse, startTestServer } from '../testing/start'
import { createMetrics } from './metrics'
import { createRouteLabeler } from './route-labels'
import { serveMetrics } from './serve-metrics'

const routes = ['/', '/en', '/en/orders/:id', '/orders/:id/invoice.pdf', '/sign-in']

test.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/?q=1', '/'],
  ['/en.data', '/en'],
  ['/en/orders/abc', '/en/orders/:id'],
  ['/orders/abc/invoice.pdf', '/orders/:id/invoice.pdf'],
  ['/assets/entry-abc.js', '/assets/*'],
  ['/builds/meta/abc.json', '/builds/meta/:id'],
  ['/healthz', '/healthz'],
  ['/made-up-by-a-visitor', 'none'],
  ['/en/orders', 'none'],
])('labels %s as %s', (url, route) => {
  expect(createRouteLabeler(routes)(url)).toBe(route)
})

test('counts requests by route, backend calls and reported errors, and serves the metrics on a separate port', async () => {
  const metrics = createMetrics({ name: 'portal', build: 'b1', routes })
  const { url, close } = await startTestServer(async () => htmlResponse('<p>yes</p>'), { metrics })
  for (const path of ['/en/orders/secret-of-somebody?token=x', '/sign-in', '/nowhere/at-all'])
    await (await fetch(url + path)).text()
  metrics.observeBackendCall({ method: 'get', route: 'orders/:id', status: 200, ms: 12 })
  metrics.countReportedError()
  await close()
  const metricsServer = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 })
  const read = await fetch(`http://127.0.0.1:${metricsServer.port}/metrics`)
  const text = await read.text()
  metricsServer.close()
  expect(read.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(text).toContain(
    'http_request_duration_seconds_count{app="portal",method="GET",route="/en/orders/:id",status="200"} 1',
  )
  expect(text).toMatch(/http_request_duration_seconds_count\{app="portal",method="GET",route="none".*\} 1/)
  expect(text).toMatch(
    /backend_call_duration_seconds_count\{app="portal",method="get",route="orders\/:id",status="200".*\} 1/,
  )
  expect(text).toMatch(/http_requests_in_flight\{app="portal"\} 0/)
  expect(text).toMatch(/build_info\{[^}]*build="b1"[^}]*\} 1/)
  expect(text).toMatch(/errors_reported_total\{app="portal"\} 1/)
  expect(text).not.toMatch(/secret-of-somebody|token|at-all/)
})

test('a scrape gets a 500 while a gauge cannot be read, and the next one succeeds', async () => {
  const metrics = createMetrics({ name: 'player', build: 'b1', routes })
  let isBroken = true
  metrics.addGauge('broken_gauge', 'A gauge that cannot be read', () => {
    if (isBroken) throw new Error('unreadable')
    return 1
  })
  const { port, close } = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 })
  const scrape = () => fetch(`http://127.0.0.1:${port}/metrics`)
  expect((await scrape()).status).toBe(500)
  isBroken = false
  expect(await (await scrape()).text()).toContain('broken_gauge')
  close()
})
