import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, settleJobs, startBackend } from '#tests/harness'
import { register } from '#tests/people'

const freePort = () =>
  new Promise<number>(done => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => done(port))
    })
  })

let backend: Backend
let metricsText = ''
let metricsUrl = ''
beforeAll(async () => {
  const port = await freePort()
  backend = await startBackend({ env: { METRICS_PORT: String(port) } })
  const { email } = await register(backend)
  await settleJobs()
  await backend.call('GET', `/users/me?email=${email}`)
  metricsUrl = `http://127.0.0.1:${port}/metrics`
  metricsText = await fetch(metricsUrl).then(response => response.text())
  expect(metricsText).not.toContain(email)
})
afterAll(() => backend.stop())

test.each([
  /^http_request_duration_seconds_count\{.*route="\/auth\/local\/register",status="200".*\} 1$/m,
  /^mails_total\{result="sent".*\} 1$/m,
  /^jobs\{job="email",state="open".*\} 0$/m,
  /^database_connections\{state="used".*\} \d+$/m,
  /^nodejs_eventloop_lag_p99_seconds\{/m,
])('the metrics include %s', line => {
  expect(metricsText).toMatch(line)
})

test('a scrape while the jobs cannot be counted gets a 500, and the next one succeeds', async () => {
  const { client } = backend.strapi.db.connection
  const acquire = client.acquireConnection
  client.acquireConnection = () => Promise.reject(new Error('The database is down'))
  const failed = await fetch(metricsUrl).finally(() => {
    client.acquireConnection = acquire
  })
  expect([failed.status, (await fetch(metricsUrl)).status]).toEqual([500, 200])
})
