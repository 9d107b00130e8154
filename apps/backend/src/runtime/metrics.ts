import { createServer, type Server } from 'node:http'
import type { Core } from '@strapi/strapi'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { countJobs } from '../jobs/queue'
import { environment } from './environment'

const registry = new Registry()
const registers = [registry]
registry.setDefaultLabels({ app: 'backend' })

const inFlight = new Gauge({
  name: 'http_requests_in_flight',
  help: 'Requests that are being answered',
  registers,
})
const requests = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'From the first byte of a request to the end of its answer',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
})
const mails = new Counter({
  name: 'mails_total',
  help: 'Mails that the mail server took, and those that it did not',
  labelNames: ['result'],
  registers,
})
const orders = new Counter({ name: 'orders_created_total', help: 'Orders that were begun', registers })
const errors = new Counter({
  name: 'errors_reported_total',
  help: 'Failures that nobody expected',
  registers,
})

/** Counts a request; the route is the one that was written, never the address that was asked for. */
export async function measureRequest(
  work: () => Promise<unknown>,
  labels: () => Record<string, string | number>,
) {
  const since = performance.now()
  inFlight.inc()
  try {
    return await work()
  } finally {
    inFlight.dec()
    requests.observe(labels(), (performance.now() - since) / 1000)
  }
}

/** A failure that nobody expected. */
export const countError = () => errors.inc()

type Pool = { numUsed(): number; numFree(): number; numPendingAcquires(): number }

function watchDatabase(strapi: Core.Strapi) {
  const pool: Pool = strapi.db.connection.client.pool
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.numUsed())
      this.set({ state: 'free' }, pool.numFree())
      this.set({ state: 'waiting' }, pool.numPendingAcquires())
    },
  })
}

function watchMails(strapi: Core.Strapi) {
  const { provider } = strapi.plugin('email') as unknown as {
    provider: { send: (mail: unknown) => Promise<unknown> }
  }
  const { send } = provider
  provider.send = async mail => {
    try {
      const taken = await send.call(provider, mail)
      mails.inc({ result: 'sent' })
      return taken
    } catch (error) {
      mails.inc({ result: 'failed' })
      throw error
    }
  }
}

/** Every backend tells the same numbers of the one queue. */
function watchJobs() {
  new Gauge({
    name: 'jobs',
    help: 'Jobs that wait or run, and those that were given up',
    labelNames: ['job', 'state'],
    registers,
    async collect() {
      const now = await countJobs()
      this.reset()
      for (const state of ['open', 'dead'] as const)
        for (const [job, count] of Object.entries(now[state])) this.set({ job, state }, count)
    },
  })
}

let server: Server | undefined

/** Begins to count, and tells Prometheus on a port of its own, which no proxy leads to. Without METRICS_PORT nothing counts. */
export async function startMetrics(strapi: Core.Strapi): Promise<void> {
  const port = environment.METRICS_PORT
  if (port === undefined) return
  collectDefaultMetrics({ register: registry })
  watchDatabase(strapi)
  watchMails(strapi)
  watchJobs()
  strapi.db.lifecycles.subscribe({ models: ['api::order.order'], afterCreate: () => orders.inc() })
  server = createServer(async (request, response) => {
    const asked = request.method === 'GET' && request.url === '/metrics'
    response.writeHead(asked ? 200 : 404, { 'Content-Type': registry.contentType })
    response.end(asked ? await registry.metrics() : '')
  })
  await new Promise<void>(done => server?.listen(port, environment.HOST, done))
}

export function stopMetrics(): void {
  server?.closeAllConnections()
  server?.close()
  server = undefined
}
