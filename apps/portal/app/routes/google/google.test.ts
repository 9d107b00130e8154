import { respondWithError, respondWithFieldError, sampleSession, sampleUser } from '@bgm/api-client/testing'
import { googleAccounts } from '@bgm/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { env } from '#app/env.server'
import { createGoogleState, createPendingGoogleCookie } from '#app/http/google.server'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
  respond,
  startBackend,
} from '#app/testing/backend'
import { loader as back } from './callback'
import { loader as leave } from './connect'
import { action as join } from './join'

const { google } = env
beforeAll(() => {
  env.google = true
})
afterAll(() => {
  env.google = google
})

async function createCallbackArgs(token: string, { own = true } = {}) {
  const { state, cookie } = await createGoogleState('/orders')
  const query = new URLSearchParams({ access_token: token, state: own ? state : 'another' })
  const headers = { cookie: cookie.split(';')[0] ?? '' }
  return catchResponse(() => back(loaderArgs(`/en/connect/google/callback?${query}`, { headers })))
}

describe('signing in with Google', () => {
  test('redirects to the backend with a state that is bound to this browser', async () => {
    const result = await catchResponse(() => leave(loaderArgs('/en/connect/google?redirectTo=/orders')))
    const url = new URL(findRedirectTarget(result) ?? '')
    expect(url.origin + url.pathname).toBe(`${env.backendUrl}/api/connect/google`)
    expect(url.searchParams.get('locale')).toBe('en')
    expect(result.headers.get('set-cookie')).toMatch(/^google_state=/)
  })

  test('opens the session and redirects to the originally requested page', async () => {
    startBackend()
    const response = await createCallbackArgs('good-token')
    expect(findRedirectTarget(response)).toBe('/orders')
    expect(response.headers.get('set-cookie')).toContain('portal_token=header')
  })

  test.each([
    ['the state of another browser', 'good-token', false],
    ['an expired token', 'old', true],
  ])('%s redirects to sign-in', async (_, token, own) => {
    startBackend(respond(googleAccounts.finishGoogle, respondWithError(400, { code: 'code' })))
    expect(findRedirectTarget(await createCallbackArgs(token, { own }))).toBe('/en/sign-in')
  })

  test('redirects to the second factor if one is enabled', async () => {
    startBackend(respond(googleAccounts.finishGoogle, { challenge: 'challenge-of-ten-minutes' }))
    expect(findRedirectTarget(await createCallbackArgs('good-token'))).toBe('/en/sign-in/second-factor')
  })

  const { email, first_name, last_name } = sampleUser
  const token = 'newcomer-token'
  test.each([{ link: { token, email } }, { join: { token, email, first_name, last_name } }])(
    'requests the missing data: %j',
    async missing => {
      startBackend(respond(googleAccounts.finishGoogle, missing))
      expect(findRedirectTarget(await createCallbackArgs('good-token'))).toBe('/en/connect/google/join')
    },
  )

  test('links with the password, or returns a field error', async () => {
    const refused = respondWithFieldError('password', 'validation.password_wrong')
    const { calls, server } = startBackend(respond(googleAccounts.linkGoogle, refused))
    const cookie = await createPendingGoogleCookie({
      kind: 'link',
      token,
      email,
      first_name: '',
      last_name: '',
      redirectTo: '/orders',
    })
    const headers = { cookie: cookie.split(';')[0] ?? '' }
    const wrong = await join(actionArgs('/connect/google/join', { password: 'salah' }, headers))
    expect(getFormErrors(wrong).errors).toEqual([['password', 'validation.password_wrong']])
    server.use(respond(googleAccounts.linkGoogle, sampleSession))
    const linked = await join(actionArgs('/connect/google/join', { password: 'Contoh-12345' }, headers))
    expect(findRedirectTarget(linked)).toBe('/orders')
    expect(calls.at(-1)?.body).toMatchObject({ token, password: 'Contoh-12345' })
  })
})
