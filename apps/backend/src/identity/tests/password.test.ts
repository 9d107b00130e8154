import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'
import { createMember, register, signIn, waitForEmailedCode } from '#tests/people'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const newPassword = 'Hujan-turun-malam-8'
const forgot = (body: unknown) => backend.call('POST', '/auth/forgot-password', { body })
const verify = (identifier: string, code: string) =>
  backend.call('POST', '/auth/verify-reset-code', { body: { identifier, code } })
const reset = (code: string, password = newPassword) =>
  backend.call('POST', '/auth/reset-password', { body: { code, password, passwordConfirmation: password } })
const other = (code: string) => (code === '000000' ? '111111' : '000000')

test('a reset exchanges an emailed code for a grant and the grant for a new password, and ends every session', async () => {
  const { email, token, body } = await register(backend)
  expect((await forgot({ email })).body).toEqual({ ok: true })
  const code = await waitForEmailedCode(backend, email)
  const verified = await verify(email, code)
  expect(Object.keys(verified.body)).toEqual(['code'])
  const response = await reset(verified.body.code)
  expect(response.status).toBe(200)
  expect(response.body.user).toMatchObject({ email, confirmed: true })
  expect((await backend.call('GET', '/users/me', { token })).status).toBe(401)
  expect((await backend.call('GET', '/users/me', { token: response.body.jwt })).status).toBe(200)
  expect((await signIn(backend, email, body.password)).status).toBe(400)
  expect((await signIn(backend, email, newPassword)).status).toBe(200)
  const [notification] = await backend.mail.waitForEmails(email, 1, /semua perangkat lain/)
  expect(notification?.subject).toBe('Kata sandi Anda telah diubah')
})

test('a reset request gets the same response for an account that does not exist', async () => {
  const { email } = await register(backend)
  const known = await forgot({ email })
  const unknown = await forgot({ email: 'tak.ada@contoh.test' })
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
  const rejected = await verify('tak.ada@contoh.test', '123456')
  const wrong = await verify(email, other(await waitForEmailedCode(backend, email)))
  expect([rejected.status, rejected.text]).toEqual([wrong.status, wrong.text])
})

test('a code and a grant each work only once', async () => {
  const { email } = await register(backend)
  await forgot({ email })
  const code = await waitForEmailedCode(backend, email)
  const { body } = await verify(email, code)
  expect((await verify(email, code)).status).toBe(400)
  expect((await reset(body.code)).status).toBe(200)
  const again = await reset(body.code, 'Pagi-cerah-sekali-3')
  expect([again.status, again.body.error.details.code]).toEqual([400, 'code'])
})

test('after five attempts, the correct code is rejected too', async () => {
  const { email } = await register(backend)
  await forgot({ email })
  const code = await waitForEmailedCode(backend, email)
  for (let attempt = 0; attempt < 5; attempt++) expect((await verify(email, other(code))).status).toBe(400)
  const lateAttempt = await verify(email, code)
  expect([lateAttempt.status, lateAttempt.body.error.details.code]).toEqual([400, 'code'])
})

test('a code expires after ten minutes', async () => {
  const { email, user } = await register(backend)
  await forgot({ email })
  const code = await waitForEmailedCode(backend, email)
  await backend.strapi.db
    .query('api::code.code')
    .updateMany({ where: { owner: user.documentId }, data: { expires_at: new Date(Date.now() - 1) } })
  expect((await verify(email, code)).status).toBe(400)
})

test('the code itself cannot be used as a grant', async () => {
  const { email } = await register(backend)
  await forgot({ email })
  expect((await reset(await waitForEmailedCode(backend, email))).status).toBe(400)
})

test('repeated requests are limited identically for known and unknown accounts', async () => {
  const { email } = await register(backend)
  for (const address of [email, 'tak.ada.lagi@contoh.test']) {
    const statuses = []
    for (let attempt = 0; attempt < 6; attempt++) statuses.push((await forgot({ email: address })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  }
})

test('an unverified number receives no code', async () => {
  const { body, user } = await createMember(backend)
  expect((await forgot({ mobile_number: body.mobile_number })).body).toEqual({ ok: true })
  const codes = await backend.strapi.db
    .query('api::code.code')
    .count({ where: { owner: user.documentId, slot: { $startsWith: 'password-reset:' } } })
  expect(codes).toBe(0)
})

test('changing the password ends every session and returns a new token', async () => {
  const { email, token, body } = await createMember(backend)
  const otherSession = String((await signIn(backend, email, body.password)).body.jwt)
  const change = (currentPassword: string) =>
    backend.call('POST', '/auth/change-password', {
      token,
      body: { currentPassword, password: newPassword, passwordConfirmation: newPassword },
    })
  const wrong = await change('bukan-kata-sandinya')
  expect(wrong.status).toBe(400)
  expect(wrong.body.error.details).toEqual({
    code: 'credentials',
    errors: [{ path: ['currentPassword'], message: 'validation.password_wrong' }],
  })
  const changed = await change(body.password)
  expect(changed.status).toBe(200)
  expect((await backend.call('GET', '/users/me', { token: otherSession })).status).toBe(401)
  expect((await backend.call('GET', '/users/me', { token: changed.body.jwt })).status).toBe(200)
  expect((await signIn(backend, email, newPassword)).status).toBe(200)
})

test('a mismatch between the two passwords is reported on the second field', async () => {
  const response = await backend.call('POST', '/auth/reset-password', {
    body: { code: 'x', password: newPassword, passwordConfirmation: 'lain' },
  })
  expect(response.body.error.details.errors).toEqual([
    { path: ['passwordConfirmation'], message: 'validation.password_mismatch' },
  ])
})
