import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, internalKey, startBackend } from '#tests/harness'
import { createMember, register, signIn } from '#tests/people'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ slowPasswords: true })
})
afterAll(() => backend.stop())

const sessions = () => backend.strapi.db.query('api::session.session')
const users = () => backend.strapi.db.query('plugin::users-permissions.user')
const meStatus = async (token: string) => (await backend.call('GET', '/users/me', { token })).status

test('a wrong password and an unknown account get the same response', async () => {
  const { email } = await register(backend)
  const wrong = await signIn(backend, email, 'bukan-kata-sandinya')
  const unknown = await signIn(backend, 'tak.ada@contoh.test', 'bukan-kata-sandinya')
  expect(wrong.status).toBe(400)
  expect(wrong.body.error.details.code).toBe('credentials')
  expect(unknown.text).toBe(wrong.text)
})

test('a sign-in to an unknown account takes at least half the processor time of one with a wrong password', async () => {
  const { email } = await register(backend)
  const measure = async (identifier: string) => {
    const start = process.cpuUsage()
    await signIn(backend, identifier, 'bukan-kata-sandinya')
    return process.cpuUsage(start).user
  }
  const median = (times: number[]) => times.sort((a, b) => a - b)[2] ?? 0
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < 5; round++) {
    known.push(await measure(email))
    unknown.push(await measure('tak.ada.juga@contoh.test'))
  }
  expect(median(unknown)).toBeGreaterThan(median(known) / 2)
})

test('signing out ends only the current session', async () => {
  const { email, token, body } = await register(backend)
  const other = String((await signIn(backend, email, body.password)).body.jwt)
  const response = await backend.call('POST', '/auth/sign-out', { token })
  expect([response.status, response.text]).toEqual([204, ''])
  expect(await meStatus(token)).toBe(401)
  expect(await meStatus(other)).toBe(200)
})

test('a request gets 403 without a token, and 401 with an invalid token or one without a session', async () => {
  expect((await backend.call('GET', '/users/me')).status).toBe(403)
  expect(await meStatus('bukan.token.apa-apa')).toBe(401)
  const { user } = await register(backend)
  const { id } = await users().findOne({ where: { documentId: user.documentId } })
  const jwt = backend.strapi.plugin('users-permissions').service('jwt')
  expect(await meStatus(jwt.issue({ id }))).toBe(401)
  expect(await meStatus(jwt.issue({ id, sid: 'tidakada' }))).toBe(401)
})

test('a token signed with another algorithm is rejected', async () => {
  const { token } = await register(backend)
  const [, payload] = token.split('.')
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
  expect(await meStatus(`${header}.${payload}.`)).toBe(401)
})

test('a session expires at its absolute limit and when idle', async () => {
  const old = await register(backend)
  await sessions().updateMany({
    where: { owner: old.user.documentId },
    data: { expires_at: new Date(Date.now() - 1) },
  })
  expect(await meStatus(old.token)).toBe(401)
  const idle = await register(backend)
  const lastYear = new Date(Date.now() - 365 * 24 * 3600 * 1000)
  await sessions().updateMany({ where: { owner: idle.user.documentId }, data: { last_seen_at: lastYear } })
  expect(await meStatus(idle.token)).toBe(401)
})

test('blocking an account ends its sessions and rejects the correct password with 403', async () => {
  const { email, token, user, body } = await register(backend)
  await users().update({ where: { documentId: user.documentId }, data: { blocked: true } })
  expect(await meStatus(token)).toBe(401)
  const rejected = await signIn(backend, email, body.password)
  expect([rejected.status, rejected.body.error.details.code]).toEqual([403, 'blocked'])
  const wrong = await signIn(backend, email, 'bukan-kata-sandinya')
  expect(wrong.body.error.details.code).toBe('credentials')
  await users().update({ where: { documentId: user.documentId }, data: { blocked: false } })
  expect(await meStatus(token)).toBe(401)
  expect((await signIn(backend, email, body.password)).status).toBe(200)
})

test('only a verified number can be used to sign in', async () => {
  const { body, user } = await createMember(backend)
  const unverified = await signIn(backend, body.mobile_number, body.password)
  expect([unverified.status, unverified.body.error.details.code]).toEqual([400, 'number-unverified'])
  const wrong = await signIn(backend, body.mobile_number, 'Salah-sekali-9')
  expect(wrong.body.error.details.code).toBe('credentials')
  const number = `+62${body.mobile_number.slice(1)}`
  await users().update({ where: { documentId: user.documentId }, data: { proved_mobile_number: number } })
  expect((await signIn(backend, body.mobile_number, body.password)).status).toBe(200)
})

test('ten failed attempts lock the account temporarily, except on known devices', async () => {
  const { email, body } = await register(backend)
  const device = { 'x-internal-key': internalKey, 'x-device': 'perangkat-yang-dikenal-01' }
  expect((await signIn(backend, email, body.password, device)).status).toBe(200)
  for (let attempt = 0; attempt < 10; attempt++) await signIn(backend, email, 'bukan-kata-sandinya')
  const closed = await signIn(backend, email, body.password)
  expect([closed.status, closed.body.error.details.code]).toEqual([429, 'rate-limited'])
  expect(Number(closed.headers.get('retry-after'))).toBe(closed.body.error.details.retry_after)
  expect(closed.body.error.details.retry_after).toBeGreaterThan(0)
  expect((await signIn(backend, email, body.password, { 'x-device': device['x-device'] })).status).toBe(429)
  expect((await signIn(backend, email, body.password, device)).status).toBe(200)
})

test('x-forwarded-for is trusted only together with the internal key', async () => {
  let lookups = 0
  const forgot = async (address: string, key: string) => {
    lookups += 1
    const response = await backend.call('POST', '/auth/forgot-password', {
      body: { email: `orang.${lookups}@contoh.test` },
      headers: { 'x-forwarded-for': address, 'x-internal-key': key },
    })
    return response.status
  }
  for (let attempt = 0; attempt < 30; attempt++) expect(await forgot('203.0.113.9', internalKey)).toBe(200)
  expect(await forgot('203.0.113.9', internalKey)).toBe(429)
  expect(await forgot('203.0.113.10', internalKey)).toBe(200)
  expect(await forgot('203.0.113.9', 'kunci-yang-salah')).toBe(200)
})
