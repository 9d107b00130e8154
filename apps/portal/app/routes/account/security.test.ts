import { respondWithFieldError, sampleOpenSessions } from '@bgm/api-client/testing'
import { googleAccounts, passwords, sessions as sessionCalls } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import {
  actionArgs,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
  respond,
  respondWithUser,
  startBackend,
} from '#app/testing/backend'
import { action, loader } from './security'

const fresh = 'hujan di bulan juni'
const wrongPassword = respondWithFieldError('currentPassword', 'validation.password_wrong')
const [current, other] = sampleOpenSessions

describe('the security page of the account', () => {
  test('lists the sessions, this browser first', async () => {
    startBackend(respond(sessionCalls.listSessions, [other, current]))
    const { sessions } = await loader(loaderArgs('/account/security'))
    expect(sessions.map(({ current }) => current)).toEqual([true, false])
  })

  test('changes the password and continues with the new session', async () => {
    startBackend()
    const form = {
      form: 'password',
      current_password: 'Contoh-12345',
      password: fresh,
      confirm_password: fresh,
    }
    const result = await action(actionArgs('/account/security', form))
    expect(findRedirectTarget(result)).toBe('/account/security')
    expect(result instanceof Response && result.headers.get('set-cookie')).toMatch(/^portal_token=/)
  })

  test('rejects a wrong current password, a common new one and a mismatched confirmation', async () => {
    startBackend(respond(passwords.changePassword, wrongPassword))
    const wrong = { form: 'password', current_password: 'salah', password: fresh, confirm_password: fresh }
    expect(getFormErrors(await action(actionArgs('/account/security', wrong)))).toMatchObject({
      errors: [['current_password', 'validation.password_wrong']],
      values: {},
    })
    const bad = { ...wrong, password: 'password1', confirm_password: 'x' }
    expect(getFormErrors(await action(actionArgs('/account/security', bad))).errors).toEqual([
      ['password', 'validation.password_common'],
      ['confirm_password', 'validation.password_mismatch'],
    ])
  })

  test('unlinks Google with the password, or returns a field error', async () => {
    const { calls, server } = startBackend(
      respondWithUser({ has_google: true }),
      respond(googleAccounts.unlinkGoogle, wrongPassword),
    )
    expect((await loader(loaderArgs('/account/security'))).has_google).toBe(true)
    const wrong = await action(actionArgs('/account/security', { form: 'google', current_password: 'salah' }))
    expect(getFormErrors(wrong)).toMatchObject({
      errors: [['current_password', 'validation.password_wrong']],
      values: {},
    })
    server.use(respond(googleAccounts.unlinkGoogle, { ok: true }))
    const right = { form: 'google', current_password: 'Contoh-12345' }
    expect(findRedirectTarget(await action(actionArgs('/en/account/security', right)))).toBe(
      '/en/account/security',
    )
    expect(calls.at(-1)?.body).toEqual({ currentPassword: 'Contoh-12345' })
  })

  test('ends one session, or all others', async () => {
    const { calls } = startBackend()
    expect(
      findRedirectTarget(
        await action(actionArgs('/en/account/security', { form: 'session', session: other.id })),
      ),
    ).toBe('/en/account/security')
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: `/account/sessions/${other.id}` })
    expect(
      findRedirectTarget(await action(actionArgs('/account/security', { form: 'other-sessions' }))),
    ).toBe('/account/security')
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/account/sessions' })
  })
})
