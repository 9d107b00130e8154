import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from './harness'
import { member, newcomer } from './people'

let backend: Backend
let token: string
beforeAll(async () => {
  backend = await startBackend()
  token = (await member(backend)).token
})
afterAll(() => backend.stop())

const calls: [string, string, object][] = [
  ['POST', '/auth/local', { identifier: 'a@contoh.test', password: 'x' }],
  ['POST', '/auth/local/register', newcomer()],
  ['POST', '/auth/forgot-password', { email: 'a@contoh.test' }],
  ['POST', '/auth/verify-reset-code', { identifier: 'a@contoh.test', code: '123456' }],
  [
    'POST',
    '/auth/reset-password',
    { code: 'x', password: 'Pagi-cerah-3', passwordConfirmation: 'Pagi-cerah-3' },
  ],
  ['POST', '/auth/change-password', { currentPassword: 'x', password: 'y', passwordConfirmation: 'y' }],
  ['POST', '/auth/send-email-confirmation', { email: 'a@contoh.test' }],
  ['POST', '/auth/email-confirmation', { token: 'x' }],
  ['PUT', '/account', { first_name: 'Ayu' }],
  ['POST', '/account/email', { email: 'a@contoh.test' }],
  ['POST', '/account/mobile-number/send-code', {}],
  ['POST', '/account/mobile-number/verify', { code: '123456' }],
]

describe.each(calls)('%s %s', (method, path, good) => {
  test('refuses every malformed body with 400 in the one shape, and an unknown key', async () => {
    const text = JSON.stringify(good)
    const nul = JSON.stringify(
      Object.fromEntries(Object.keys({ ...good, first_name: 1 }).map(key => [key, 'a\0b'])),
    )
    const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`
    const wrongTypes = [42, true, ['a'], { $ne: null }].map(value =>
      JSON.stringify(Object.fromEntries(Object.keys({ ...good, code: 1 }).map(key => [key, value]))),
    )
    const unknown = JSON.stringify({ ...good, id: 1 })
    for (const body of [
      '{',
      '[]',
      '"text"',
      'null',
      '42',
      nul,
      deep,
      ...wrongTypes,
      unknown,
      `${text}${text}`,
    ]) {
      const answer = await backend.call(method, path, { token, body })
      expect([answer.status, body.slice(0, 80)]).toEqual([400, body.slice(0, 80)])
      expect(answer.body.error.status).toBe(400)
    }
  })
})

test('a body of a megabyte is 413', async () => {
  const body = { identifier: 'a@contoh.test', password: 'x'.repeat(1024 * 1024) }
  expect((await backend.call('POST', '/auth/local', { body })).status).toBe(413)
})

test('a key given twice is no more than its last value', async () => {
  const body = '{"identifier":"a@contoh.test","identifier":"b@contoh.test","password":"x"}'
  expect((await backend.call('POST', '/auth/local', { body })).status).toBe(400)
})

test('a form or a file where JSON belongs is refused before it is read', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const answer = await backend.call('POST', '/auth/local', { body: 'x', headers: { 'content-type': type } })
    expect([type, answer.status]).toEqual([type, 415])
  }
})

test('a broken file body is refused, not an error', async () => {
  const body = { body: 'x', token, headers: { 'content-type': 'multipart/form-data' } }
  expect((await backend.call('POST', '/registration/tax-file', body)).status).toBe(400)
})

test('broken addresses and queries are never an internal error', async () => {
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
    const answer = await backend.call('GET', path, { token })
    expect([path, answer.status < 500]).toEqual([path, true])
  }
})

test('a method that an address does not know is refused in the one shape', async () => {
  for (const [method, path] of [
    ['DELETE', '/auth/local'],
    ['PATCH', '/account'],
    ['PUT', '/orders'],
  ] as const) {
    const answer = await backend.call(method, path, { token })
    expect(answer.body).toEqual({
      data: null,
      error: {
        status: 405,
        name: 'MethodNotAllowedError',
        message: 'Method Not Allowed',
        details: {},
      },
    })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, expect.any(String)])
  }
})

test('a text longer than the database holds is refused, not an error', async () => {
  const answer = await backend.call('PUT', '/account', { token, body: { last_name: 'x'.repeat(5000) } })
  expect(answer.status).toBe(400)
})

test('the request id of the caller comes back, and a bad one is replaced', async () => {
  const answer = await backend.call('GET', '/users/me', {
    token,
    headers: { 'x-request-id': 'permintaan-0001' },
  })
  expect(answer.headers.get('x-request-id')).toBe('permintaan-0001')
  const other = await backend.call('GET', '/users/me', { token, headers: { 'x-request-id': 'a b' } })
  expect(other.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
})
