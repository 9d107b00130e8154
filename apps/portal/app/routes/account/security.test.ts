import { describe, expect, test } from 'vitest'
import { actionArgs, findRedirectTarget, getFormErrors, loaderArgs, startBackend } from '#app/testing/backend'
import { action, loader } from './security'

const fresh = 'hujan di bulan juni'

describe('the security page of the account', () => {
  test('lists the sessions, this browser first', async () => {
    startBackend(world => world.sessions.reverse())
    const { sessions } = await loader(loaderArgs('/account/security'))
    expect(sessions.map(({ current }) => current)).toEqual([true, false])
  })

  test('changes the password and continues with the new session', async () => {
    const { world } = startBackend()
    const form = {
      form: 'password',
      current_password: world.password,
      password: fresh,
      confirm_password: fresh,
    }
    const result = await action(actionArgs('/account/security', form))
    expect(findRedirectTarget(result)).toBe('/account/security')
    expect(result instanceof Response && result.headers.get('set-cookie')).toMatch(/^portal_token=/)
  })

  test('rejects a wrong current password, a common new one and a mismatched confirmation', async () => {
    startBackend()
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
    const { world } = startBackend(it => {
      it.user.has_google = true
    })
    expect((await loader(loaderArgs('/account/security'))).has_google).toBe(true)
    const wrong = await action(actionArgs('/account/security', { form: 'google', current_password: 'salah' }))
    expect(getFormErrors(wrong)).toMatchObject({
      errors: [['current_password', 'validation.password_wrong']],
      values: {},
    })
    const right = { form: 'google', current_password: world.password }
    expect(findRedirectTarget(await action(actionArgs('/en/account/security', right)))).toBe(
      '/en/account/security',
    )
    expect((await loader(loaderArgs('/account/security'))).has_google).toBe(false)
  })

  test('ends one session, or all others', async () => {
    const { world } = startBackend()
    const other = world.sessions[1]?.documentId ?? ''
    expect(
      findRedirectTarget(
        await action(actionArgs('/en/account/security', { form: 'session', session: other })),
      ),
    ).toBe('/en/account/security')
    expect(world.sessions).toHaveLength(1)
    expect(
      findRedirectTarget(await action(actionArgs('/account/security', { form: 'other-sessions' }))),
    ).toBe('/account/security')
    expect(world.calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/account/sessions' })
  })
})
