import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { BackendCall } from '../context'
import type { CacheResult } from '../page-cache/page-cache'
import { createRouteLabeler } from './route-labels'

/** Seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Metrics = ReturnType<typeof createMetrics>

/** The numbers of one process. Labels are words of ours alone: never an address as it was asked for. */
export function createMetrics({ name, build, routes }: { name: string; build: string; routes: string[] }) {
  const registry = new Registry()
  const registers = [registry]
  registry.setDefaultLabels({ app: name })
  collectDefaultMetrics({ register: registry })
  const routeOf = createRouteLabeler(routes)

  new Gauge({ name: 'build_info', help: 'The build that runs', labelNames: ['build'], registers }).set(
    { build },
    1,
  )
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are being answered',
    registers,
  })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  const calls = new Histogram({
    name: 'backend_call_duration_seconds',
    help: 'Calls to the backend; status 0 is no answer',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  const answers = new Counter({
    name: 'page_store_answers_total',
    help: 'Pages given from the store, by how',
    labelNames: ['result'],
    registers,
  })
  const errors = new Counter({
    name: 'errors_reported_total',
    help: 'Failures that nobody expected',
    registers,
  })

  return {
    /** Counts a request from now until its answer has gone. */
    observeRequest(incoming: IncomingMessage, outgoing: ServerResponse) {
      const since = performance.now()
      inFlight.inc()
      outgoing.once('close', () => {
        inFlight.dec()
        const labels = {
          method: known(incoming.method),
          route: routeOf(incoming.url ?? '/'),
          status: outgoing.statusCode,
        }
        requests.observe(labels, (performance.now() - since) / 1000)
      })
    },
    call({ method, route, status, ms }: BackendCall) {
      calls.observe({ method, route, status }, ms / 1000)
    },
    countCacheResult(result: CacheResult) {
      answers.inc({ result })
    },
    /** The sizes of the store, asked for whenever somebody reads. */
    watchPageCache(size: () => { entries: number; bytes: number }) {
      const gauge = (name: string, help: string, value: () => number) =>
        new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(value())
          },
        })
      gauge('page_store_pages', 'Pages that are kept', () => size().entries)
      gauge('page_store_bytes', 'Compressed bytes of the pages that are kept', () => size().bytes)
    },
    countReportedError() {
      errors.inc()
    },
    type: registry.contentType,
    text: () => registry.metrics(),
  }
}

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'PATCH'])
const known = (method = '') => (methods.has(method) ? method : 'other')
