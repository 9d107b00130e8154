import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createApi } from './api'
import { pathSegment } from './http'
import { captureError, startTestClient } from './testing/test-client'
import { dataResponse, listResponse } from './wire'

const anything = z.unknown()

describe('requests', () => {
  test('use bracket syntax in queries and omit empty values', async () => {
    const { http, received } = await startTestClient({ body: {} })
    const query = { filters: { slug: { $eq: 'a b&c' } }, sort: ['name', 'id'], q: undefined, state: null }
    await http.call('get', 'pages', { query, schema: anything })
    expect(received[0]?.url).toBe('/api/pages?filters[slug][$eq]=a%20b%26c&sort[0]=name&sort[1]=id')
  })

  test('are reported with their status and with their route without record ids', async () => {
    const calls: object[] = []
    const { http } = await startTestClient({ body: {} }, { onCall: call => void calls.push(call) })
    await http.call('get', 'business-units/export', { schema: anything })
    await http.download('get', 'orders/k3j4h5g6f7d8s9a0q1w2e3r4/invoice')
    expect(calls).toEqual([
      { method: 'get', route: 'business-units/export', status: 200, ms: expect.any(Number) },
      { method: 'get', route: 'orders/:id/invoice', status: 200, ms: expect.any(Number) },
    ])
  })

  test('carry the current bearer token, if there is one', async () => {
    let token = ''
    const { http, received } = await startTestClient({ body: {} }, { token: () => token })
    await http.call('get', 'users/me', { schema: anything })
    token = 'a.b.c'
    await http.call('get', 'users/me', { schema: anything })
    expect(received.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer a.b.c'])
  })

  test('carry the request id and all headers that are not empty', async () => {
    const headers = {
      'x-internal-key': 'key',
      'x-forwarded-for': '203.0.113.7',
      'x-device': '',
      'x-none': null,
    }
    const { http, received } = await startTestClient({ body: {} }, { requestId: 'req-1', headers })
    await http.call('post', 'auth/local', { json: { identifier: 'x' }, schema: anything })
    const [call] = received
    expect(call?.headers).toMatchObject({
      'x-request-id': 'req-1',
      'x-internal-key': 'key',
      'x-forwarded-for': '203.0.113.7',
      'content-type': 'application/json',
    })
    expect(call?.headers).not.toHaveProperty('x-device')
    expect(call?.body).toBe('{"identifier":"x"}')
  })

  test('leave no listener on the abort signal once they are completed', async () => {
    const { signal } = new AbortController()
    const removed = vi.spyOn(signal, 'removeEventListener')
    const added = vi.spyOn(signal, 'addEventListener')
    const { http } = await startTestClient({ body: {} }, { signal })
    await http.call('get', 'x', { schema: anything })
    expect(removed.mock.calls).toEqual(added.mock.calls)
    expect(added).toHaveBeenCalledOnce()
  })

  test('are not retried', async () => {
    const { http, received } = await startTestClient({
      status: 503,
      body: { statusCode: 503, message: 'busy' },
    })
    await captureError(http.call('get', 'orders', { schema: anything }))
    expect(received).toHaveLength(1)
  })

  test.each(['..', '.', '', 'a/b', 'a?b', 'a#b', 'x'.repeat(65), 'ü'])(
    'with the invalid id %j fail with 404 before they are sent',
    async id => {
      const { http, received } = await startTestClient({ body: {} })
      const error = await captureError(http.call('get', `orders/${pathSegment(id)}`, { schema: anything }))
      expect(error).toMatchObject({ code: 'not-found', status: 404 })
      expect(received).toEqual([])
    },
  )
})

describe('responses', () => {
  test('have their fields renamed at every depth', async () => {
    const body = {
      id: 7,
      documentId: 'd1',
      createdAt: 't',
      inner: [{ id: 3, documentId: 'd2', updatedAt: 'u' }],
    }
    const { http } = await startTestClient({ body })
    expect(await http.call('get', 'x', { schema: anything })).toEqual({
      id: 'd1',
      created_at: 't',
      inner: [{ id: 'd2', updated_at: 'u' }],
    })
  })

  test('without a body are undefined', async () => {
    const { http } = await startTestClient({ status: 204 })
    expect(await http.call('post', 'auth/sign-out', { schema: z.undefined() })).toBeUndefined()
  })

  test('to downloads have a type and a file name', async () => {
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="x.pdf"; filename*=UTF-8\'\'kartu%20pajak.pdf',
    }
    const { http } = await startTestClient({ body: '%PDF-1.4', headers })
    const file = await http.download('get', 'registration/tax-file')
    expect({ ...file, bytes: new TextDecoder().decode(file.bytes) }).toEqual({
      type: 'application/pdf',
      name: 'kartu pajak.pdf',
      bytes: '%PDF-1.4',
    })
  })
})

test('the clients for a request are created once, on first use', () => {
  const changed = vi.fn(content => content)
  const api = createApi({ apiUrl: 'http://127.0.0.1:9/api', locale: 'id', wrapContent: changed })
  expect(changed).not.toHaveBeenCalled()
  expect(api.content).toBe(api.content)
  expect(changed).toHaveBeenCalledOnce()
  expect(api.orders).toBe(api.orders)
})

test('a response schema is created once per data schema', () => {
  const item = z.object({ id: z.string() })
  expect(dataResponse(item)).toBe(dataResponse(item))
  expect(listResponse(item)).toBe(listResponse(item))
  expect(dataResponse(z.object({ name: z.string() })).parse({ data: { name: 'x' } })).toEqual({ name: 'x' })
  expect(dataResponse(item).safeParse({ data: { name: 'x' } }).success).toBe(false)
})
