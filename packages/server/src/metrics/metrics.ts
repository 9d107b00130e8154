import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { BackendCall } from '../context'
import type { CacheResult } from '../page-cache/page-cache'
import { createRouteLabeler } from './route-labels'

/** Seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Metrics = ReturnType<typeof createMetrics>

/** The Prometheus metrics of a process. Labels never contain a requested URL. */
export function createMetrics({ name, build, routes }: { name: string; build: string; routes: string[] }) {
  const registry = new Registry()
  const registers = [registry]
  registry.setDefaultLabels({ app: name })
  collectDefaultMetrics({ register: registry })
  const routeOf = createRouteLabeler(routes)

  new Gauge({ name: 'build_info', help: 'Build that is running', labelNames: ['build'], registers }).set(
    { build },
    1,
  )
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests in progress',
    registers,
  })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from receiving a request to completing its response',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  const backendCalls = new Histogram({
    name: 'backend_call_duration_seconds',
    help: 'Calls to the backend; status 0 means no response',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  const cacheResults = new Counter({
    name: 'page_store_answers_total',
    help: 'Pages served from the page cache, by result',
    labelNames: ['result'],
    registers,
  })
  const errors = new Counter({
    name: 'errors_reported_total',
    help: 'Unexpected errors',
    registers,
  })
  const gauge = (name: string, help: string, value: () => number) => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value())
      },
    })
  }

  return {
    observeRequest(incoming: IncomingMessage, outgoing: ServerResponse) {
      const startedAt = performance.now()
      inFlight.inc()
      outgoing.once('close', () => {
        inFlight.dec()
        const labels = {
          method: methodLabel(incoming.method),
          route: routeOf(incoming.url ?? '/'),
          status: outgoing.statusCode,
        }
        requests.observe(labels, (performance.now() - startedAt) / 1000)
      })
    },
    observeBackendCall({ method, route, status, ms }: BackendCall) {
      backendCalls.observe({ method, route, status }, ms / 1000)
    },
    countCacheResult(result: CacheResult) {
      cacheResults.inc({ result })
    },
    /** Adds a gauge; `value` is called whenever the metrics are read. */
    addGauge: gauge,
    watchPageCache(size: () => { entries: number; bytes: number }) {
      gauge('page_store_pages', 'Pages in the page cache', () => size().entries)
      gauge('page_store_bytes', 'Compressed bytes of the pages in the page cache', () => size().bytes)
    },
    countReportedError() {
      errors.inc()
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  }
}

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'PATCH'])
const methodLabel = (method = '') => (methods.has(method) ? method : 'other')
