import { describe, expect, test } from 'vitest'
import { createCooldownCookie } from '#app/http/cooldown.server'
import { consumeNotice } from '#app/http/flash.server'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getCookie,
  getFormErrors,
  loaderArgs,
  startBackend,
  withoutMembership,
} from '#app/testing/backend'
import { action, loader } from './verify'

const unconfirmed: typeof withoutMembership = world => {
  withoutMembership(world)
  world.user.confirmed = false
}

describe('the verification', () => {
  test('shows where the email was sent', async () => {
    startBackend(unconfirmed)
    expect((await loader(loaderArgs('/verify'))).waiting).toMatchObject({
      email: 'pemilik@contoh.test',
      pause: 0,
    })
  })

  test('redirects to registration after verification on another device', async () => {
    startBackend(withoutMembership)
    expect(findRedirectTarget(await catchResponse(() => loader(loaderArgs('/verify'))))).toBe('/register')
  })

  test('opens the emailed link without a session and without consuming it', async () => {
    const { world } = startBackend(unconfirmed)
    const { link } = await loader(loaderArgs('/verify?token=good-token', { headers: { cookie: '' } }))
    expect(link).toEqual({
      token: 'good-token',
      state: 'open',
      email: 'pemilik@contoh.test',
      change: false,
      own: false,
    })
    expect(world.user.confirmed).toBe(false)
  })

  test.each([
    ['the session of the account', {}, true],
    ['a session that has ended', { cookie: 'portal_token=an.ended.one' }, false],
  ])('recognises %s', async (_, headers, own) => {
    startBackend(unconfirmed)
    const { link } = await loader(loaderArgs('/verify?token=good-token', { headers }))
    expect(link).toMatchObject({ own })
  })

  test('recognises a pending email address of the account', async () => {
    startBackend(world => {
      world.user.pending_email = 'baru@contoh.test'
    })
    const { link } = await loader(loaderArgs('/verify?token=good-token'))
    expect(link).toMatchObject({ email: 'baru@contoh.test', change: true, own: true })
  })

  test('confirms the address within the account’s session', async () => {
    const { world } = startBackend(unconfirmed)
    expect(
      findRedirectTarget(await action(actionArgs('/verify', { form: 'confirm', token: 'good-token' }))),
    ).toBe('/register')
    expect(world.user.confirmed).toBe(true)
  })

  test('redirects to sign-in if the session has ended', async () => {
    startBackend(unconfirmed)
    const result = action(actionArgs('/verify?token=x', { form: 'confirm', token: 'x' }, { cookie: '' }))
    expect(findRedirectTarget(await catchResponse(() => result))).toBe(
      '/sign-in?redirectTo=%2Fverify%3Ftoken%3Dx',
    )
  })

  test.each([
    ['the password', { form: 'confirm-password', current_password: 'Kopi-susu-pagi-7' }],
    ['a new password', { form: 'confirm-new', password: 'Hujan-sore-88', confirm_password: 'Hujan-sore-88' }],
  ])('confirms the address on another device with %s, and signs in', async (_, fields) => {
    const { world } = startBackend(unconfirmed)
    world.password = 'Kopi-susu-pagi-7'
    const response = await action(actionArgs('/verify', { token: 'good-token', ...fields }, { cookie: '' }))
    expect(findRedirectTarget(response)).toBe('/register')
    expect(getCookie(response, 'portal_token')).toContain(world.jwt)
    expect(world.user.confirmed).toBe(true)
  })

  test('returns a field error for a wrong password', async () => {
    startBackend(unconfirmed)
    const fields = { form: 'confirm-password', token: 'good-token', current_password: 'salah' }
    const outcome = await action(actionArgs('/verify', fields, { cookie: '' }))
    expect(getFormErrors(outcome)).toMatchObject({
      status: 422,
      errors: [['current_password', 'validation.password_wrong']],
    })
  })

  test('declines the registration without a session', async () => {
    const { world } = startBackend(unconfirmed)
    const answer = await action(
      actionArgs('/verify', { form: 'decline', token: 'good-token' }, { cookie: '' }),
    )
    expect(findRedirectTarget(answer)).toBe('/sign-in')
    expect(world.calls.at(-1)?.path).toBe('/auth/email-confirmation/decline')
  })

  test.each([
    ['old', 'validation.code'],
    ['good-token', 'errors.already-confirmed'],
  ])('returns an error for an expired or used link: %s', async (token, key) => {
    startBackend()
    const fields = { form: 'confirm-password', token, current_password: 'Kopi-susu-pagi-7' }
    const answer = await action(actionArgs('/verify', fields, { cookie: '' }))
    expect(getFormErrors(answer)).toMatchObject({ status: 422, errors: [['', key]] })
  })

  test.each(['', 'a b'])('treats a malformed token as invalid: %j', async token => {
    startBackend()
    const path = `/verify?${new URLSearchParams({ token })}`
    expect((await loader(loaderArgs(path, { headers: { cookie: '' } }))).link).toEqual({ state: 'invalid' })
  })

  test('resends the email, but not twice within a minute', async () => {
    const { world } = startBackend(unconfirmed)
    expect(findRedirectTarget(await action(actionArgs('/verify', { form: 'resend' })))).toBe('/verify')
    expect(world.calls.at(-1)?.body).toEqual({ email: 'pemilik@contoh.test' })
    const pause = createCooldownCookie().split(';')[0]
    const again = await action(
      actionArgs(
        '/verify',
        { form: 'resend' },
        { cookie: `portal_token=header.payload.signature; ${pause}` },
      ),
    )
    expect(getFormErrors(again)).toMatchObject({ status: 429, errors: [['', 'verify.resend_wait']] })
  })

  test('changes a mistyped email address', async () => {
    const { world } = startBackend(unconfirmed)
    expect(
      findRedirectTarget(await action(actionArgs('/verify', { form: 'email', email: 'Baru@Contoh.test' }))),
    ).toBe('/verify')
    expect(world.calls.at(-1)?.body).toEqual({ email: 'baru@contoh.test' })
  })

  test.each([
    ['/verify', '/sign-in?redirectTo=%2Fverify'],
    ['/en/verify', '/en/sign-in?redirectTo=%2Fen%2Fverify'],
  ])('redirects from %s to sign-in with a notice if the session has ended', async (path, signIn) => {
    startBackend(unconfirmed)
    const headers = { cookie: 'portal_token=an.ended.one' }
    const answer = await catchResponse(() => loader(loaderArgs(path, { headers })))
    expect(findRedirectTarget(answer)).toBe(signIn)
    const [cookie = ''] = getCookie(answer, 'notice').split(';')
    const { notice } = await consumeNotice(new Request('http://portal.test', { headers: { cookie } }))
    expect(notice).toEqual({ key: 'notices.verified_elsewhere' })
  })

  test('requires a session to resend the email', async () => {
    const answer = await catchResponse(() =>
      action(actionArgs('/verify', { form: 'resend' }, { cookie: '' })),
    )
    expect(findRedirectTarget(answer)).toBe('/sign-in?redirectTo=%2Fverify')
  })
})
