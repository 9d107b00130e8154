import { get } from 'node:http'
import { breakConnections, createRequest } from '@bgm/raw-requests/break-connections'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, internalKey, startBackend } from '#tests/harness'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
}, 480_000)
afterAll(() => backend.stop())

test('the backend survives connections that break at every stage', async () => {
  const internal = { 'X-Internal-Key': internalKey }
  const requests = [
    createRequest('GET', '/api/regions'),
    createRequest('GET', '/admin/init'),
    createRequest('GET', '/api/internal/changes?since=0&wait=1', { headers: internal }),
    createRequest('POST', '/api/auth/local', { body: JSON.stringify({ identifier: 'x', password: 'y' }) }),
    createRequest('POST', '/api/payments/notices/midtrans', { body: JSON.stringify({ order_id: 'x' }) }),
    createRequest('POST', '/api/internal/plays', { headers: internal, body: JSON.stringify({ plays: [] }) }),
    createRequest('POST', '/upload', { body: '--x\r\n', type: 'multipart/form-data; boundary=x' }),
  ]
  expect(await breakConnections({ backend: { url: backend.origin, requests } }, { seed: 1 })).toEqual([])
}, 60_000)

test.each([
  'http://',
  'http://[',
  'http://[::1',
  'http://a:99999/',
  'http:///api/regions',
  'http:api/regions',
  '//[/',
  '//',
  '*',
  '/%',
  '/%ff',
  '/\\\\[',
  'x',
  '?',
])('a request for %j is never an internal error', async target => {
  const { port } = new URL(backend.origin)
  const status = await new Promise((done, fail) => {
    get({ port, host: '127.0.0.1', path: target }, response => {
      response.resume()
      done(response.statusCode)
    }).on('error', fail)
  })
  expect(status).toBeLessThan(500)
})
