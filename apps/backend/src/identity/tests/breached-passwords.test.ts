import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isBreachedPassword } from '#src/identity/password/breached-passwords'
import { newJoinBody } from '#tests/colleagues'
import { type Backend, startBackend } from '#tests/harness'
import { createMember, newRegistration, signIn, waitForEmailedCode } from '#tests/people'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { RATE_LIMIT_FACTOR: '10' } })
})
afterAll(() => backend.stop())

const passwordErrors = [{ path: ['password'], message: 'validation.password_common' }]
// This password is not in the short list that the browser checks, so only the backend rejects it.
const leaked = 'tromboni'

describe('a leaked password', () => {
  test.each([
    ['tromboni', true],
    ['TromBoni', true],
    ['sayangku', true],
    ['letmein123', true],
    ['xxxxxxx1', true],
    ['Kopi-susu-pagi-7', false],
    ['hujan di bulan juni', false],
    ['tromboni tromboni', false],
  ])('%s is recognised as leaked: %s', (password, breached) => {
    expect(isBreachedPassword(password)).toBe(breached)
  })

  test('is recognised with a false positive rate of at most one in ten thousand', () => {
    const good = Array.from({ length: 20_000 }, (_, index) => `kalimat panjang nomor ${index}`)
    expect(good.filter(isBreachedPassword).length).toBeLessThanOrEqual(2)
  })

  test('is rejected at registration', async () => {
    const body = newRegistration({ password: leaked })
    const response = await backend.call('POST', '/auth/local/register', { body })
    expect([response.status, response.body.error.details.errors]).toEqual([400, passwordErrors])
  })

  test('is rejected when accepting an invitation', async () => {
    const body = newJoinBody('any-token', { password: leaked })
    const response = await backend.call('POST', '/invitations/join', { body })
    expect([response.status, response.body.error.details.errors]).toEqual([400, passwordErrors])
  })

  test('is rejected when changing or resetting a password, and the grant stays valid', async () => {
    const { token, email, body } = await createMember(backend)
    const chosen = { password: leaked, passwordConfirmation: leaked }
    const changed = await backend.call('POST', '/auth/change-password', {
      token,
      body: { currentPassword: body.password, ...chosen },
    })
    expect([changed.status, changed.body.error.details.errors]).toEqual([400, passwordErrors])
    await backend.call('POST', '/auth/forgot-password', { body: { email } })
    const identifier = { identifier: email, code: await waitForEmailedCode(backend, email) }
    const { code } = (await backend.call('POST', '/auth/verify-reset-code', { body: identifier })).body
    const reset = (password: string) =>
      backend.call('POST', '/auth/reset-password', {
        body: { code, password, passwordConfirmation: password },
      })
    expect((await reset(leaked)).body.error.details.errors).toEqual(passwordErrors)
    expect((await signIn(backend, email, body.password)).status).toBe(200)
    expect((await reset('Hujan-turun-malam-8')).status).toBe(200)
  })
})
