import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Core } from '@strapi/strapi'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { environment } from './environment'
import { getBackupAge, getCertificateEnd, getFreeDiskShare, listPublicHosts } from './host-state'
import { measureUsageLog, type UsageLogMeasures } from './usage-log-metrics'

const registry = new Registry()
const registers = [registry]
registry.setDefaultLabels({ app: 'backend' })

const inFlight = new Gauge({
  name: 'http_requests_in_flight',
  help: 'Requests in flight',
  registers,
})
const requests = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Duration of requests',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
})
const emails = new Counter({
  name: 'mails_total',
  help: 'Emails accepted or rejected by the mail server',
  labelNames: ['result'],
  registers,
})
const orders = new Counter({ name: 'orders_created_total', help: 'Orders created', registers })
const errors = new Counter({ name: 'errors_reported_total', help: 'Unexpected errors', registers })

/** Measures a request. The route label is the pattern of the route, never the requested URL. */
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

/** Counts an unexpected error. */
export const countError = () => errors.inc()

type Pool = { numUsed(): number; numFree(): number; numPendingAcquires(): number }

function measureConnections(strapi: Core.Strapi) {
  const pool: Pool = strapi.db.connection.client.pool
  new Gauge({
    name: 'database_connections',
    help: 'Database connections of this process, and queries waiting for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.numUsed())
      this.set({ state: 'free' }, pool.numFree())
      this.set({ state: 'waiting' }, pool.numPendingAcquires())
    },
  })
}

function measureEmails(strapi: Core.Strapi) {
  const { provider } = strapi.plugin('email') as unknown as {
    provider: { send: (email: unknown) => Promise<unknown> }
  }
  const { send } = provider
  provider.send = async email => {
    try {
      const result = await send.call(provider, email)
      emails.inc({ result: 'sent' })
      return result
    } catch (error) {
      emails.inc({ result: 'failed' })
      throw error
    }
  }
}

type JobCounts = Record<'open' | 'dead', Record<string, number>>

/** All backends report the same counts, because they share the queue. */
function measureJobs(countJobs: () => Promise<JobCounts>) {
  new Gauge({
    name: 'jobs',
    help: 'Open (waiting or running) and dead jobs',
    labelNames: ['job', 'state'],
    registers,
    async collect() {
      const counts = await countJobs()
      this.reset()
      for (const state of ['open', 'dead'] as const)
        for (const [job, count] of Object.entries(counts[state])) this.set({ job, state }, count)
    },
  })
}

/** The result of the last hourly check, which all backends share. */
function measureDifferences(countDifferences: () => Promise<Record<string, number>>) {
  new Gauge({
    name: 'payment_differences',
    help: 'Payments, orders, subscriptions and licences that did not agree at the last check',
    labelNames: ['kind'],
    registers,
    async collect() {
      const counts = await countDifferences()
      this.reset()
      for (const [kind, count] of Object.entries(counts)) this.set({ kind }, count)
    },
  })
}

/** The tax office takes them until the 20th, so the count may be ten minutes old. */
function measureTaxInvoices(countUnexported: () => Promise<number>) {
  let count = 0
  let countedAt = Number.NEGATIVE_INFINITY
  new Gauge({
    name: 'tax_invoices_unexported',
    help: 'Invoices of the previous month that are in no file for Coretax',
    registers,
    async collect() {
      if (performance.now() - countedAt > 600_000) {
        count = await countUnexported()
        countedAt = performance.now()
      }
      this.set(count)
    },
  })
}

function measureHost() {
  new Gauge({
    name: 'disk_free_ratio',
    help: 'Free part of the disk with the data folder',
    registers,
    async collect() {
      this.set(await getFreeDiskShare())
    },
  })
  new Gauge({
    name: 'backup_age_seconds',
    help: 'Time since the last complete backup, or since the database was created',
    registers,
    async collect() {
      this.set(await getBackupAge())
    },
  })
}

const hour = 3_600_000
let certificateTimer: NodeJS.Timeout | undefined

/** Asks each public host for its certificate once an hour. The last answer counts while a host does not respond. */
function watchCertificates() {
  const ends = new Map<string, number>()
  new Gauge({
    name: 'certificate_remaining_seconds',
    help: 'Time until the certificate of a public host expires',
    labelNames: ['host'],
    registers,
    collect() {
      for (const [host, end] of ends) this.set({ host }, (end - Date.now()) / 1000)
    },
  })
  const check = () => {
    for (const host of listPublicHosts())
      getCertificateEnd(host).then(
        end => ends.set(host, end),
        () => strapi.log.warn('the certificate of a public host could not be read', { host }),
      )
  }
  certificateTimer = setInterval(check, hour).unref()
  check()
}

type Counts = {
  countJobs: () => Promise<JobCounts>
  countDifferences: () => Promise<Record<string, number>>
  countUnexportedTaxInvoices: () => Promise<number>
  usageLog: UsageLogMeasures
}

let server: Server | undefined

/**
 * Serves Prometheus metrics on METRICS_PORT, which no proxy forwards to. Without that variable, nothing is
 * measured.
 */
export async function startMetrics(
  strapi: Core.Strapi,
  { countJobs, countDifferences, countUnexportedTaxInvoices, usageLog }: Counts,
): Promise<void> {
  const port = environment.METRICS_PORT
  if (port === undefined) return
  collectDefaultMetrics({ register: registry })
  measureConnections(strapi)
  measureEmails(strapi)
  measureJobs(countJobs)
  measureDifferences(countDifferences)
  measureUsageLog(registry, usageLog)
  measureTaxInvoices(countUnexportedTaxInvoices)
  measureHost()
  watchCertificates()
  strapi.db.lifecycles.subscribe({ models: ['api::order.order'], afterCreate: () => orders.inc() })
  server = createServer((request, response) => {
    response.on('error', () => response.destroy())
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    sendMetrics(response).catch((error: unknown) => {
      const reason = error instanceof Error ? error.name : 'unknown'
      strapi.log.error('the metrics could not be read', { error: reason })
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    })
  })
  await listen(server, port)
  server.on('error', error => strapi.log.error('the metrics server failed', { error: error.name }))
}

/** Rejects if a measure cannot be read, for example because the database is down. */
async function sendMetrics(response: ServerResponse): Promise<void> {
  const text = await registry.metrics()
  response.writeHead(200, { 'Content-Type': registry.contentType }).end(text)
}

async function listen(server: Server, port: number): Promise<void> {
  const listening = once(server, 'listening')
  server.listen(port, environment.HOST)
  await listening
}

export function stopMetrics(): void {
  clearInterval(certificateTimer)
  server?.closeAllConnections()
  server?.close()
  server = undefined
}
