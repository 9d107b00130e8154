import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** The buckets of the duration histograms, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export const createInstruments = (registers: Registry[]) => ({
  inFlight: new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests in progress',
    registers,
  }),
  requests: new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from receiving a request to completing its response',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  }),
  backendCalls: new Histogram({
    name: 'backend_call_duration_seconds',
    help: 'Calls to the backend; status 0 means no response',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  }),
  cacheResults: new Counter({
    name: 'page_cache_answers_total',
    help: 'Pages served from the page cache, by result',
    labelNames: ['result'],
    registers,
  }),
  errors: new Counter({
    name: 'errors_reported_total',
    help: 'Unexpected errors',
    registers,
  }),
})
