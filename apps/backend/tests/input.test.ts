import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'
import { createMember } from '#tests/people'

let backend: Backend
let token: string
beforeAll(async () => {
  backend = await startBackend()
  token = (await createMember(backend)).token
})
afterAll(() => backend.stop())

test('returns 415 for text, a form or a file instead of JSON', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const response = await backend.call('POST', '/auth/local', {
      body: 'x',
      headers: { 'content-type': type },
    })
    expect([type, response.status]).toEqual([type, 415])
  }
})

// The router ignores the case of a path.
test.each(['/API/auth/local', '/API/orders', '/Upload', '/admin/login', '/tidak-ada', '/'])(
  'rejects a multipart body sent to %s',
  async path => {
    for (const authorization of ['', 'Bearer x', `Bearer ${token}`]) {
      const headers = { authorization, 'content-type': 'multipart/form-data; boundary=x' }
      const response = await fetch(backend.origin + path, { method: 'POST', headers, body: 'x' })
      expect([path, authorization, response.status]).toEqual([
        path,
        authorization,
        path === '/Upload' ? 401 : 415,
      ])
    }
  },
)

test('rejects a form instead of JSON regardless of the case of the path', async () => {
  const body = new URLSearchParams({ identifier: 'a@contoh.test', password: 'x' })
  expect((await fetch(`${backend.origin}/API/auth/local`, { method: 'POST', body })).status).toBe(415)
})

test('limits the size of a file, and requires a content length', async () => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' }
  const send = (body: RequestInit['body']) =>
    fetch(`${backend.origin}/api/registration/tax-file`, { method: 'POST', headers, body, duplex: 'half' })
  expect((await send(new Uint8Array(6 * 1024 * 1024))).status).toBe(413)
  expect((await send(new Blob(['x']).stream())).status).toBe(411)
  expect((await send('x')).status).toBe(400)
})

test('returns 400 for a malformed multipart body', async () => {
  const body = { body: 'x', token, headers: { 'content-type': 'multipart/form-data' } }
  expect((await backend.call('POST', '/registration/tax-file', body)).status).toBe(400)
})

test('malformed paths and queries never cause a server error', async () => {
  for (const path of [
    '/%E0%A4%A',
    '/users/me?%E0%A4%A=1',
    '/users/me?a=%00',
    '/%00',
    '/users/me?a[b][c][d]=1&a=2',
    '/connect/../..',
    '/connect/',
    '/connect/tidak-ada',
    '/connect/__proto__',
    '/auth/local/callback',
    '/auth/google/callback?access_token=x',
    '/auth/constructor/callback',
  ]) {
    const response = await backend.call('GET', path, { token })
    expect([path, response.status < 500]).toEqual([path, true])
  }
})

test.each([
  'filters[$or]=x',
  'filters[$not]=x',
  'filters[]=x',
  'filters[slug][$between]=x',
  'fields=',
  'pagination=x',
])('returns 400 for a content request with the query %s', async query => {
  expect((await backend.call('GET', `/pages?${query}`)).status).toBe(400)
})

test('accepts names of Object.prototype members as search terms, but not as fields', async () => {
  const status = async (query: string) => (await backend.call('GET', `/faqs?${query}`)).status
  expect(await status('filters[question][$containsi]=constructor')).toBe(200)
  expect(await status('fields[0]=constructor')).toBe(400)
})

test('returns 405 in the common error format for an unsupported method', async () => {
  for (const [method, path] of [
    ['DELETE', '/auth/local'],
    ['PATCH', '/account'],
    ['PUT', '/orders'],
  ] as const) {
    const response = await backend.call(method, path, { token })
    expect(response.body).toEqual({
      data: null,
      error: {
        status: 405,
        name: 'MethodNotAllowedError',
        message: 'Method Not Allowed',
        details: {},
      },
    })
    expect([response.status, response.headers.get('allow')]).toEqual([405, expect.any(String)])
  }
})

test('returns 400 for a text longer than its database column', async () => {
  const response = await backend.call('PUT', '/account', { token, body: { last_name: 'x'.repeat(5000) } })
  expect(response.status).toBe(400)
})

test("returns the caller's request id, and replaces an invalid one", async () => {
  const response = await backend.call('GET', '/users/me', {
    token,
    headers: { 'x-request-id': 'permintaan-0001' },
  })
  expect(response.headers.get('x-request-id')).toBe('permintaan-0001')
  const other = await backend.call('GET', '/users/me', { token, headers: { 'x-request-id': 'a b' } })
  expect(other.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
})
