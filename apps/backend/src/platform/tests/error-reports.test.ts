import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'

const reports: unknown[] = []
const sink = createServer(async (request, response) => {
  reports.push(await json(request))
  response.end()
})

let backend: Backend
beforeAll(async () => {
  await new Promise<void>(done => sink.listen(0, '127.0.0.1', () => done()))
  const { port } = sink.address() as AddressInfo
  backend = await startBackend({ env: { ERROR_REPORT_URL: `http://127.0.0.1:${port}` } })
})
afterAll(async () => {
  await backend.stop()
  sink.close()
})

test('an unexpected error is reported with its name, stack and request id, but without its message', async () => {
  const headers = { 'x-request-id': 'permintaan-laporan-1' }
  const industries = backend.strapi.service('api::industry.industry') as unknown as { find(): unknown }
  vi.spyOn(industries, 'find').mockRejectedValueOnce(new TypeError('sari@contoh.test is no number'))
  const { status, text } = await backend.call('GET', '/industries', { headers })
  expect(status).toBe(500)
  await expect.poll(() => reports).toHaveLength(1)
  expect(reports[0]).toMatchObject({
    app: 'backend',
    build: expect.stringMatching(/^\d+\.\d+\.\d+/),
    request_id: 'permintaan-laporan-1',
    error: 'TypeError',
    stack: expect.arrayContaining([expect.stringMatching(/^\s+at /)]),
  })
  expect(text + JSON.stringify(reports)).not.toContain('sari@')
})

test('a 4xx response is not reported', async () => {
  expect((await backend.call('GET', '/account')).status).toBeGreaterThanOrEqual(400)
  expect(reports).toHaveLength(1)
})
