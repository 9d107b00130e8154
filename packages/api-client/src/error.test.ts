import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { StubResponse } from './testing/local-server'
import { captureError, startTestClient } from './testing/test-client'

const anything = z.unknown()

describe('the HTTP client', () => {
  test('reads status, name, message, reason and fields of a nested error', async () => {
    const error = {
      status: 422,
      name: 'UnprocessableEntityError',
      message: 'The voucher is used up',
      details: {
        code: 'voucher-used-up',
        errors: [
          { path: ['voucher_code'], message: 'validation.voucher_code' },
          { path: ['passwordConfirmation'], message: 'must match the pattern' },
        ],
      },
    }
    const { http } = await startTestClient({ status: 422, body: { data: null, error } })
    expect(await captureError(http.call('put', 'registration/voucher', { schema: anything }))).toMatchObject({
      code: 'invalid',
      status: 422,
      name: 'UnprocessableEntityError',
      message: 'The voucher is used up',
      reason: 'voucher-used-up',
      fields: [
        { field: 'voucher_code', key: 'validation.voucher_code' },
        { field: 'confirm_password', key: 'validation.invalid' },
      ],
    })
  })

  test('reads a flat error with statusCode', async () => {
    const body = { statusCode: 403, error: 'Forbidden', message: 'Forbidden' }
    const { http } = await startTestClient({ status: 403, body })
    expect(await captureError(http.call('get', 'orders', { schema: anything }))).toMatchObject({
      code: 'forbidden',
      status: 403,
      name: 'Forbidden',
      message: 'Forbidden',
      fields: [],
    })
  })

  test('uses a default message for a flat error whose message is not a string', async () => {
    const { http } = await startTestClient({
      status: 400,
      body: { statusCode: 400, message: [{ messages: [] }] },
    })
    expect(await captureError(http.call('get', 'orders', { schema: anything }))).toMatchObject({
      code: 'invalid',
      name: 'Error',
      message: 'The backend rejected the request',
    })
  })

  test.each([undefined, '', '<html>Bad gateway</html>', '"text"', '{"data":null}', 'null'])(
    'maps an unreadable body (%j) to UnknownError, with the code of the HTTP status',
    async body => {
      const { http } = await startTestClient({ status: 502, body })
      const error = await captureError(http.call('get', 'orders', { schema: anything }))
      expect(error).toMatchObject({ status: 500, name: 'UnknownError', code: 'unavailable' })
      expect(error.message).not.toBe('')
    },
  )

  test.each([
    [400, 'invalid'],
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'conflict'],
    [413, 'invalid'],
    [415, 'invalid'],
    [422, 'invalid'],
    [429, 'rate-limited'],
    [500, 'unexpected'],
    [418, 'unexpected'],
    [502, 'unavailable'],
    [503, 'unavailable'],
  ])('maps status %d to %s', async (status, code) => {
    const { http } = await startTestClient({ status, body: { error: { status, name: 'N', message: 'm' } } })
    expect(await captureError(http.call('get', 'x', { schema: anything }))).toMatchObject({ status, code })
  })

  test('maps a 401 without a body to unauthenticated', async () => {
    const { http } = await startTestClient({ status: 401 })
    expect(await captureError(http.call('get', 'users/me', { schema: anything }))).toMatchObject({
      code: 'unauthenticated',
      name: 'UnknownError',
    })
  })

  test.each<[StubResponse, number]>([
    [{ headers: { 'retry-after': '30' }, body: { error: { status: 429, name: 'R', message: 'm' } } }, 30],
    [{ body: { error: { status: 429, name: 'R', message: 'm', details: { retry_after: 45 } } } }, 45],
    [{ headers: { 'retry-after': '20' } }, 20],
  ])('reads the seconds to wait after too many attempts: %j', async (reply, seconds) => {
    const { http } = await startTestClient({ ...reply, status: 429 })
    expect(await captureError(http.call('post', 'auth/local', { schema: anything }))).toMatchObject({
      code: 'rate-limited',
      retryAfter: seconds,
    })
  })

  test.each(['hang', 'stall'] as const)(
    'reports a timeout when the backend responds too late (%s)',
    async way => {
      const { http } = await startTestClient(way, { timeout: 100, requestId: 'req-9' })
      const error = await captureError(http.call('get', 'x', { schema: anything }))
      expect(error).toMatchObject({
        code: 'unavailable',
        status: 504,
        name: 'TimeoutError',
        requestId: 'req-9',
      })
      expect(error.cause).toBeInstanceOf(Error)
    },
  )

  test("reports a timeout when the caller's signal aborts", async () => {
    const { http } = await startTestClient('hang', { signal: AbortSignal.timeout(100) })
    expect(await captureError(http.call('get', 'x', { schema: anything }))).toMatchObject({
      code: 'unavailable',
      status: 504,
    })
  })

  test('reports a lost connection as a network error', async () => {
    const { http } = await startTestClient('hang-up')
    expect(await captureError(http.call('get', 'x', { schema: anything }))).toMatchObject({
      code: 'unavailable',
      status: 503,
      name: 'NetworkError',
    })
  })

  test('reports a refused connection as a network error', async () => {
    const { http, close } = await startTestClient({})
    await close()
    expect(await captureError(http.call('get', 'x', { schema: anything }))).toMatchObject({
      name: 'NetworkError',
    })
  })

  test('does not follow a redirect, so that the token is not sent to another host', async () => {
    const { http, received } = await startTestClient({ status: 302, headers: { location: '/api/elsewhere' } })
    await captureError(http.call('get', 'x', { schema: anything }))
    expect(received).toHaveLength(1)
  })

  test.each([undefined, 'no json', '{"ok":"yes"}'])(
    'reports a response that does not match its schema (%j)',
    async body => {
      const { http } = await startTestClient({ body })
      const error = await captureError(http.call('get', 'x', { schema: z.object({ ok: z.literal(true) }) }))
      expect(error).toMatchObject({ code: 'unexpected', status: 502, name: 'UnexpectedAnswerError' })
      expect(error.cause).toBeInstanceOf(z.ZodError)
    },
  )

  test('prefers the request id in the response', async () => {
    const { http } = await startTestClient(
      { status: 500, headers: { 'x-request-id': 'from-backend' } },
      { requestId: 'mine' },
    )
    expect(await captureError(http.call('get', 'x', { schema: anything }))).toMatchObject({
      requestId: 'from-backend',
    })
  })

  test('includes no data from the request in its errors', async () => {
    const { http } = await startTestClient({
      status: 400,
      body: { error: { status: 400, name: 'V', message: 'Refused' } },
    })
    const json = { identifier: 'a@b.co', password: 'very secret' }
    const error = await captureError(http.call('post', 'auth/local', { json, schema: anything }))
    expect(`${JSON.stringify(error)} ${error.message} ${error.stack}`).not.toContain('very secret')
  })
})
