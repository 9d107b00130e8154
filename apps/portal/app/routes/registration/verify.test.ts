import { respondWithError, respondWithFieldError, sampleSession, sampleUser } from '@bgm/api-client/testing'
import { accounts, emailConfirmations } from '@bgm/contract'
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
  respond,
  respondWithUser,
  startBackend,
  withoutMembership,
} from '#app/testing/backend'
import { action, loader } from './verify'

const newUser = { ...sampleUser, memberships: [], active_organisation: null }
const unconfirmed = respondWithUser({ ...newUser, confirmed: false })
const ended = respond(accounts.getMe, respondWithError(401))

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
    const { calls } = startBackend(unconfirmed)
    const { link } = await loader(loaderArgs('/verify?token=good-token', { headers: { cookie: '' } }))
    expect(link).toEqual({
      token: 'good-token',
      state: 'open',
      email: 'pemilik@contoh.test',
      change: false,
      own: false,
    })
    expect(calls.map(({ path }) => path)).toEqual(['/auth/email-confirmation/look-up'])
  })

  test.each([
    ['the session of the account', unconfirmed, true],
    ['a session that has ended', ended, false],
  ])('recognises %s', async (_, account, own) => {
    startBackend(account)
    const { link } = await loader(loaderArgs('/verify?token=good-token'))
    expect(link).toMatchObject({ own })
  })

  test('recognises a pending email address of the account', async () => {
    const email = 'baru@contoh.test'
    startBackend(
      respondWithUser({ pending_email: email }),
      respond(emailConfirmations.lookUpEmailConfirmation, { email, change: true }),
    )
    const { link } = await loader(loaderArgs('/verify?token=good-token'))
    expect(link).toMatchObject({ email: 'baru@contoh.test', change: true, own: true })
  })

  test('confirms the address within the account’s session', async () => {
    const { calls } = startBackend(respond(emailConfirmations.confirmEmail, newUser))
    expect(
      findRedirectTarget(await action(actionArgs('/verify', { form: 'confirm', token: 'good-token' }))),
    ).toBe('/register')
    expect(calls.at(-1)).toMatchObject({
      path: '/account/email-confirmation',
      body: { token: 'good-token' },
    })
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
    const session = { ...sampleSession, user: newUser }
    const { calls } = startBackend(
      respond(emailConfirmations.confirmEmailByPassword, session),
      respond(emailConfirmations.confirmEmailByNewPassword, session),
    )
    const response = await action(actionArgs('/verify', { token: 'good-token', ...fields }, { cookie: '' }))
    expect(findRedirectTarget(response)).toBe('/register')
    expect(getCookie(response, 'portal_token')).toContain(sampleSession.jwt)
    expect(calls.at(-1)?.body).toMatchObject({ token: 'good-token' })
  })

  test('returns a field error for a wrong password', async () => {
    const wrong = respondWithFieldError('currentPassword', 'validation.password_wrong')
    startBackend(respond(emailConfirmations.confirmEmailByPassword, wrong))
    const fields = { form: 'confirm-password', token: 'good-token', current_password: 'salah' }
    const outcome = await action(actionArgs('/verify', fields, { cookie: '' }))
    expect(getFormErrors(outcome)).toMatchObject({
      status: 422,
      errors: [['current_password', 'validation.password_wrong']],
    })
  })

  test('declines the registration without a session', async () => {
    const { calls } = startBackend(unconfirmed)
    const answer = await action(
      actionArgs('/verify', { form: 'decline', token: 'good-token' }, { cookie: '' }),
    )
    expect(findRedirectTarget(answer)).toBe('/sign-in')
    expect(calls.at(-1)?.path).toBe('/auth/email-confirmation/decline')
  })

  test.each([
    ['expired', respondWithError(400, { code: 'code' }), 'validation.code'],
    ['used', respondWithError(409, { code: 'already-confirmed' }), 'errors.already-confirmed'],
  ])('returns an error for a link that is %s', async (_, error, key) => {
    startBackend(respond(emailConfirmations.confirmEmailByPassword, error))
    const fields = { form: 'confirm-password', token: 'old', current_password: 'Kopi-susu-pagi-7' }
    const answer = await action(actionArgs('/verify', fields, { cookie: '' }))
    expect(getFormErrors(answer)).toMatchObject({ status: 422, errors: [['', key]] })
  })

  test.each(['', 'a b'])('treats a malformed token as invalid: %j', async token => {
    startBackend()
    const path = `/verify?${new URLSearchParams({ token })}`
    expect((await loader(loaderArgs(path, { headers: { cookie: '' } }))).link).toEqual({ state: 'invalid' })
  })

  test('resends the email, but not twice within a minute', async () => {
    const { calls } = startBackend(unconfirmed)
    expect(findRedirectTarget(await action(actionArgs('/verify', { form: 'resend' })))).toBe('/verify')
    expect(calls.at(-1)?.body).toEqual({ email: 'pemilik@contoh.test' })
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
    const { calls } = startBackend(unconfirmed)
    expect(
      findRedirectTarget(await action(actionArgs('/verify', { form: 'email', email: 'Baru@Contoh.test' }))),
    ).toBe('/verify')
    expect(calls.at(-1)?.body).toEqual({ email: 'baru@contoh.test' })
  })

  test.each([
    ['/verify', '/sign-in?redirectTo=%2Fverify'],
    ['/en/verify', '/en/sign-in?redirectTo=%2Fen%2Fverify'],
  ])('redirects from %s to sign-in with a notice if the session has ended', async (path, signIn) => {
    startBackend(ended)
    const answer = await catchResponse(() => loader(loaderArgs(path)))
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
