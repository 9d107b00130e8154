import { respondWithError } from '@bgm/api-client/testing'
import { passwords } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import { createResetCookie } from '#app/http/flash.server'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
  respond,
  startBackend,
} from '#app/testing/backend'
import { action as forgot, loader as forgotLoader } from './forgot-password'
import { action as reset, loader as resetLoader } from './reset-password'
import { action as verify, loader as verifyLoader } from './verify-code'

const withResetCookie = async (grant?: string, redirectTo?: string) => {
  const cookie = await createResetCookie({ identifier: 'sari@contoh.test', grant, redirectTo })
  return { cookie: cookie.split(';')[0] ?? '' }
}
const getCookies = (result: unknown) =>
  (result instanceof Response ? result.headers.getSetCookie() : []).map(cookie => cookie.split(';')[0] ?? '')
const getReset = (response: unknown) => ({
  cookie: getCookies(response).find(cookie => cookie.startsWith('password_reset=')) ?? '',
})

describe('a forgotten password', () => {
  test('ends this browser’s session and continues to the code page, for known and unknown accounts', async () => {
    const { calls } = startBackend()
    const result = await forgot(
      actionArgs('/forgot-password', { identifier: '0812 3456 7890' }, { cookie: '' }),
    )
    expect(findRedirectTarget(result)).toBe('/verify-code')
    expect(calls[0]?.body).toEqual({ mobile_number: '+6281234567890' })
    const cookies = result instanceof Response ? result.headers.getSetCookie() : []
    expect(cookies.some(cookie => /^portal_token=; .*Max-Age=0/.test(cookie))).toBe(true)
    expect(cookies.join()).not.toContain('81234567890')
  })

  test('exchanges the code for a grant that is never in a URL', async () => {
    startBackend()
    const response = await verify(actionArgs('/verify-code', { code: '123 456' }, await withResetCookie()))
    expect(findRedirectTarget(response)).toBe('/reset-password')
  })

  test('returns a field error for a wrong code', async () => {
    startBackend(respond(passwords.verifyResetCode, respondWithError(400, { code: 'code' })))
    const outcome = await verify(actionArgs('/verify-code', { code: '000000' }, await withResetCookie()))
    expect(getFormErrors(outcome)).toMatchObject({ status: 422, errors: [['code', 'validation.code']] })
  })

  test('redirects to the first step if the previous steps are missing', async () => {
    expect(
      findRedirectTarget(
        await catchResponse(() => verifyLoader(loaderArgs('/en/verify-code', { headers: { cookie: '' } }))),
      ),
    ).toBe('/en/forgot-password')
    expect(
      findRedirectTarget(
        await catchResponse(async () =>
          resetLoader(loaderArgs('/reset-password', { headers: await withResetCookie() })),
        ),
      ),
    ).toBe('/verify-code')
  })

  test('signs in with the new password', async () => {
    startBackend()
    const { code } = await resetLoader(
      loaderArgs('/reset-password', { headers: await withResetCookie('grant-of-ten-minutes') }),
    )
    const fields = { code, password: 'payung teduh 77', confirm_password: 'payung teduh 77' }
    const answer = await reset(actionArgs('/reset-password', fields, { cookie: '' }))
    expect(findRedirectTarget(answer)).toBe('/')
    expect(answer instanceof Response && answer.headers.getSetCookie()[0]).toContain(
      'portal_token=header.payload.signature',
    )
  })

  test('redirects to the originally requested page', async () => {
    startBackend()
    const path = '/forgot-password?redirectTo=%2Forders%3Fpage%3D2'
    const code = await forgot(actionArgs(path, { identifier: 'sari@contoh.test' }, { cookie: '' }))
    const grant = await verify(actionArgs('/verify-code', { code: '123456' }, getReset(code)))
    const data = await resetLoader(loaderArgs('/reset-password', { headers: getReset(grant) }))
    const fields = { ...data, password: 'payung teduh 77', confirm_password: 'payung teduh 77' }
    expect(findRedirectTarget(await reset(actionArgs('/reset-password', fields, getReset(grant))))).toBe(
      '/orders?page=2',
    )
  })

  test.each(['https://jahat.test', '//jahat.test', '/sign-out'])('does not redirect to %s', async target => {
    startBackend()
    const query = new URLSearchParams({ redirectTo: target })
    expect(forgotLoader(loaderArgs(`/forgot-password?${query}`))).toEqual({ wanted: undefined })
    const code = await withResetCookie('grant-of-ten-minutes', target)
    const loaded = await resetLoader(loaderArgs('/reset-password', { headers: code }))
    const fields = { ...loaded, password: 'payung teduh 77', confirm_password: 'payung teduh 77' }
    expect(findRedirectTarget(await reset(actionArgs('/reset-password', fields, code)))).toBe('/')
  })

  test('sends another code after a cooldown, and shows the time left', async () => {
    const { calls } = startBackend()
    const waiting = { cookie: `${(await withResetCookie()).cookie}; mail_sent=${Date.now() - 18_500}` }
    const { pause } = await verifyLoader(loaderArgs('/verify-code', { headers: waiting }))
    expect(pause).toBe(42)
    const early = await verify(actionArgs('/verify-code', { form: 'resend' }, waiting))
    expect(getFormErrors(early)).toMatchObject({ status: 429, errors: [['', 'verify.resend_wait']] })
    expect(calls).toEqual([])
    const answer = await verify(
      actionArgs('/verify-code', { form: 'resend' }, await withResetCookie('old-grant', '/orders')),
    )
    expect(findRedirectTarget(answer)).toBe('/verify-code')
    expect(calls.at(-1)?.body).toEqual({ email: 'sari@contoh.test' })
    expect(getCookies(answer).some(cookie => cookie.startsWith('mail_sent='))).toBe(true)
    expect(await verifyLoader(loaderArgs('/verify-code', { headers: getReset(answer) }))).toMatchObject({
      wanted: '/orders',
    })
  })

  test('rejects a mismatched confirmation', async () => {
    const fields = { code: 'x', password: 'payung teduh 77', confirm_password: 'payung teduh 78' }
    const answer = await reset(actionArgs('/reset-password', fields))
    expect(getFormErrors(answer).errors).toEqual([['confirm_password', 'validation.password_mismatch']])
  })
})
