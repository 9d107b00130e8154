import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { pathSegment } from './http'
import { captureError, startTestClient } from './testing/test-client'

const anything = z.unknown()

describe('what is sent', () => {
  test('queries are written in brackets and leave out what is not given', async () => {
    const { http, received } = await startTestClient({ body: {} })
    const query = { filters: { slug: { $eq: 'a b&c' } }, sort: ['name', 'id'], q: undefined, state: null }
    await http.call('get', 'pages', { query, schema: anything })
    expect(received[0]?.url).toBe('/api/pages?filters[slug][$eq]=a%20b%26c&sort[0]=name&sort[1]=id')
  })

  test('every call is told by its route, without what names a record, and with its status', async () => {
    const told: object[] = []
    const { http } = await startTestClient({ body: {} }, { onCall: call => void told.push(call) })
    await http.call('get', 'business-units/export', { schema: anything })
    await http.download('orders/k3j4h5g6f7d8s9a0q1w2e3r4/invoice')
    expect(told).toEqual([
      { method: 'get', route: 'business-units/export', status: 200, ms: expect.any(Number) },
      { method: 'get', route: 'orders/:id/invoice', status: 200, ms: expect.any(Number) },
    ])
  })

  test('the bearer token goes along only when there is one, read anew at every call', async () => {
    let token = ''
    const { http, received } = await startTestClient({ body: {} }, { token: () => token })
    await http.call('get', 'users/me', { schema: anything })
    token = 'a.b.c'
    await http.call('get', 'users/me', { schema: anything })
    expect(received.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer a.b.c'])
  })

  test('request id and given headers travel; empty ones do not', async () => {
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

  test('nothing is tried twice', async () => {
    const { http, received } = await startTestClient({
      status: 503,
      body: { statusCode: 503, message: 'busy' },
    })
    await captureError(http.call('get', 'orders', { schema: anything }))
    expect(received).toHaveLength(1)
  })

  test.each(['..', '.', '', 'a/b', 'a?b', 'a#b', 'x'.repeat(65), 'ü'])(
    '%j is no id: it does not exist and is not sent',
    async id => {
      const { http, received } = await startTestClient({ body: {} })
      const error = await captureError(http.call('get', `orders/${pathSegment(id)}`, { schema: anything }))
      expect(error).toMatchObject({ code: 'not-found', status: 404 })
      expect(received).toEqual([])
    },
  )
})

describe('what comes back', () => {
  test('the words of the backend are ours, at every depth', async () => {
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

  test('an answer without a body is nothing', async () => {
    const { http } = await startTestClient({ status: 204 })
    expect(await http.call('post', 'auth/sign-out', { schema: z.undefined() })).toBeUndefined()
  })

  test('a file comes with its type and its name', async () => {
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="x.pdf"; filename*=UTF-8\'\'kartu%20pajak.pdf',
    }
    const { http } = await startTestClient({ body: '%PDF-1.4', headers })
    const file = await http.download('registration/tax-file')
    expect({ ...file, bytes: new TextDecoder().decode(file.bytes) }).toEqual({
      type: 'application/pdf',
      name: 'kartu pajak.pdf',
      bytes: '%PDF-1.4',
    })
  })
})
