import { respondWithError, respondWithFieldError } from '@bgm/api-client/testing'
import { secondFactors, sessions } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import { createChallengeCookie } from '#app/http/flash.server'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
  respond,
  startBackend,
} from '#app/testing/backend'
import { action, loader } from './second-factor'
import { action as signIn } from './sign-in'

const owner = { identifier: 'pemilik@contoh.test', password: 'Contoh-12345' }
const withChallenge = async (challenge = 'challenge-of-ten-minutes') => {
  const cookie = await createChallengeCookie({ challenge, redirectTo: '/orders?page=2' })
  return { cookie: cookie.split(';')[0] ?? '' }
}

describe('the second step of signing in', () => {
  test('follows a correct password, which does not open a session yet', async () => {
    startBackend(respond(sessions.signIn, { challenge: 'challenge-of-ten-minutes' }))
    const result = await signIn(actionArgs('/en/sign-in?redirectTo=%2Forders', owner, { cookie: '' }))
    expect(findRedirectTarget(result)).toBe('/en/sign-in/second-factor')
    expect(result instanceof Response && result.headers.get('set-cookie')).not.toContain('portal_token')
  })

  test('opens the session and redirects to the originally requested page', async () => {
    startBackend()
    const response = await action(
      actionArgs('/sign-in/second-factor', { code: '123 456' }, await withChallenge()),
    )
    expect(findRedirectTarget(response)).toBe('/orders?page=2')
    expect(response instanceof Response && response.headers.get('set-cookie')).toContain(
      'portal_token=header',
    )
  })

  test('rejects a wrong code and an expired challenge', async () => {
    const wrongCode = respondWithFieldError('code', 'validation.code')
    const { server } = startBackend(respond(secondFactors.verifySecondFactor, wrongCode))
    const wrong = await action(
      actionArgs('/sign-in/second-factor', { code: '000000' }, await withChallenge()),
    )
    expect(getFormErrors(wrong).errors).toEqual([['code', 'validation.code']])
    server.use(respond(secondFactors.verifySecondFactor, respondWithError(400, { code: 'challenge' })))
    const old = await action(
      actionArgs('/sign-in/second-factor', { code: '123456' }, await withChallenge('old')),
    )
    expect(getFormErrors(old).errors).toEqual([['code', 'errors.challenge']])
  })

  test('redirects to sign-in without the first step', async () => {
    const outcome = await catchResponse(() => loader(loaderArgs('/en/sign-in/second-factor')))
    expect(findRedirectTarget(outcome)).toBe('/en/sign-in')
  })
})
