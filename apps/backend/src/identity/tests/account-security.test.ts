import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'
import {
  confirmEmail,
  createMember,
  newRegistration,
  register,
  signIn,
  waitForConfirmationToken,
  waitForEmailedCode,
} from '#tests/people'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { RATE_LIMIT_FACTOR: '10' } })
})
afterAll(() => backend.stop())

const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' }
const me = (token: string) => backend.call('GET', '/users/me', { token })
const sessions = async (token: string) =>
  (await backend.call('GET', '/account/sessions', { token })).body.data
const changeEmail = (token: string, email: string, currentPassword?: string) =>
  backend.call('POST', '/account/email', { token, body: { email, currentPassword } })

test('lists the open sessions with device and time, and marks the current one', async () => {
  const { token, email, body } = await createMember(backend)
  await signIn(backend, email, body.password, firefox)
  const listed = await sessions(token)
  expect(listed.map(({ current }: { current: boolean }) => current).sort()).toEqual([false, true])
  expect(listed.find(({ current }: { current: boolean }) => !current)).toMatchObject({
    documentId: expect.any(String),
    device: 'Firefox · Windows',
    current: false,
    last_seen_at: expect.any(String),
    createdAt: expect.any(String),
  })
})

test('ends one session or all others, and rejects their tokens immediately', async () => {
  const { token, email, body } = await createMember(backend)
  const [second, third] = [
    String((await signIn(backend, email, body.password)).body.jwt),
    String((await signIn(backend, email, body.password)).body.jwt),
  ]
  const own = (await sessions(second)).find(({ current }: { current: boolean }) => current).documentId
  expect((await backend.call('DELETE', `/account/sessions/${own}`, { token })).status).toBe(204)
  expect([(await me(second)).status, (await me(third)).status]).toEqual([401, 200])
  expect((await backend.call('DELETE', '/account/sessions', { token })).status).toBe(204)
  expect([(await me(third)).status, (await me(token)).status]).toEqual([401, 200])
})

test("an attempt to end another account's session has no effect and is not an error", async () => {
  const sari = await createMember(backend)
  const bima = await createMember(backend)
  const [{ documentId }] = await sessions(bima.token)
  const end = (token: string) => backend.call('DELETE', `/account/sessions/${documentId}`, { token })
  expect((await end(sari.token)).status).toBe(204)
  expect((await me(bima.token)).status).toBe(200)
})

test('replaces a verified address once the new one is verified, and notifies the old one', async () => {
  const { token, email, body } = await createMember(backend)
  const next = newRegistration().email
  const requested = await changeEmail(token, next, body.password)
  expect(requested.body).toMatchObject({ email, pending_email: next })
  const [notice] = await backend.mail.waitForEmails(email, 1, /akhiri sesi di perangkat lain/)
  expect(notice?.text).not.toContain(next)
  expect((await signIn(backend, next, body.password)).status).toBe(400)
  const link = await waitForConfirmationToken(backend, next)
  expect((await confirmEmail(backend, token, link)).status).toBe(200)
  expect((await me(token)).body).toMatchObject({ email: next, pending_email: null, confirmed: true })
  expect((await signIn(backend, email, body.password)).status).toBe(400)
  expect((await signIn(backend, next, body.password)).status).toBe(200)
  expect((await confirmEmail(backend, token, link)).body.error.details.code).toBe('already-confirmed')
})

test('changing the email address requires the password and an address that is not taken', async () => {
  const { token } = await createMember(backend)
  const taken = await register(backend)
  for (const password of [undefined, 'bukan-kata-sandinya']) {
    expect((await changeEmail(token, newRegistration().email, password)).body.error.details).toEqual({
      code: 'credentials',
      errors: [{ path: ['currentPassword'], message: 'validation.password_wrong' }],
    })
  }
  const rejected = await changeEmail(token, taken.email, 'Kopi-susu-pagi-7')
  expect(rejected.body.error.details.errors).toEqual([{ path: ['email'], message: 'validation.email_taken' }])
})

test('rejects an address that was taken in the meantime', async () => {
  const { token, email, body } = await createMember(backend)
  const next = newRegistration().email
  await changeEmail(token, next, body.password)
  await register(backend, { email: next })
  const tokens = backend.strapi.db.query('api::code.code')
  expect(await tokens.count({ where: { target: next, slot: { $startsWith: 'email-change:' } } })).toBe(1)
  const mails = await backend.mail.waitForEmails(next, 2, /verify\?token=/)
  const link = /token=([\w-]+)/.exec(mails.find(({ subject }) => /baru/.test(subject))?.text ?? '')?.[1]
  expect((await confirmEmail(backend, token, link ?? '')).body.error.details.errors).toEqual([
    { path: ['email'], message: 'validation.email_taken' },
  ])
  expect((await me(token)).body.email).toBe(email)
})

test.each([
  ['cancelled', (token: string) => backend.call('DELETE', '/account/email', { token })],
  [
    'discarded by a password change',
    (token: string, currentPassword: string) =>
      backend.call('POST', '/auth/change-password', {
        token,
        body: { currentPassword, password: 'Hujan-turun-sore-9', passwordConfirmation: 'Hujan-turun-sore-9' },
      }),
  ],
])('a pending address can no longer be verified once it is %s', async (_, end) => {
  const { token, body } = await createMember(backend)
  const next = newRegistration().email
  await changeEmail(token, next, body.password)
  const response = await end(token, body.password)
  expect((response.body.user ?? response.body).pending_email).toBe(null)
  const session = response.body.jwt ?? token
  const secondConfirmation = await confirmEmail(
    backend,
    session,
    await waitForConfirmationToken(backend, next),
  )
  expect(secondConfirmation.body.error.details.code).toBe('code')
})

test('a reset code sent to the old address is invalid after the change', async () => {
  const { token, email, body } = await createMember(backend)
  const next = newRegistration().email
  await backend.call('POST', '/auth/forgot-password', { body: { email } })
  const code = await waitForEmailedCode(backend, email)
  const granted = await backend.call('POST', '/auth/verify-reset-code', { body: { identifier: email, code } })
  await changeEmail(token, next, body.password)
  await confirmEmail(backend, token, await waitForConfirmationToken(backend, next))
  const password = 'Hujan-turun-sore-9'
  const reset = await backend.call('POST', '/auth/reset-password', {
    body: { code: granted.body.code, password, passwordConfirmation: password },
  })
  expect([reset.status, reset.body.error.details.code]).toEqual([400, 'code'])
})
