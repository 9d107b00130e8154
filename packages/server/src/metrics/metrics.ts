import type { IncomingMessage, ServerResponse } from 'node:http'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { BackendCall } from '../context'
import type { CacheResult } from '../page-cache/page-cache'
import { createInstruments } from './instruments'
import { createRouteLabeler } from './route-labels'

export type Metrics = ReturnType<typeof createMetrics>

/** Creates the Prometheus metrics of a process. Labels never contain a requested URL. */
export function createMetrics({ name, build, routes }: { name: string; build: string; routes: string[] }) {
  const registry = new Registry()
  const registers = [registry]
  registry.setDefaultLabels({ app: name })
  collectDefaultMetrics({ register: registry })
  const getRoute = createRouteLabeler(routes)

  new Gauge({ name: 'build_info', help: 'Build that is running', labelNames: ['build'], registers }).set(
    { build },
    1,
  )
  const { inFlight, requests, backendCalls, cacheResults, errors } = createInstruments(registers)
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
          route: getRoute(incoming.url ?? '/'),
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
      gauge('page_cache_pages', 'Pages in the page cache', () => size().entries)
      gauge('page_cache_bytes', 'Compressed bytes of the pages in the page cache', () => size().bytes)
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
