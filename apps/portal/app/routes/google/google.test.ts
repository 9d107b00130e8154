import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { env } from '#app/env.server'
import { createGoogleState, createPendingGoogleCookie } from '#app/http/google.server'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
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
    startBackend()
    expect(findRedirectTarget(await createCallbackArgs(token, { own }))).toBe('/en/sign-in')
  })

  test('redirects to the second factor if one is enabled', async () => {
    startBackend(world => {
      world.second_factor = 'on'
    })
    expect(findRedirectTarget(await createCallbackArgs('good-token'))).toBe('/en/sign-in/second-factor')
  })

  test.each(['link', 'join'] as const)('requests the missing data: %s', async kind => {
    startBackend(world => {
      world.google = kind
    })
    expect(findRedirectTarget(await createCallbackArgs('good-token'))).toBe('/en/connect/google/join')
  })

  test('links with the password, or returns a field error', async () => {
    const { world } = startBackend()
    const cookie = await createPendingGoogleCookie({
      kind: 'link',
      token: 'newcomer-token',
      email: world.user.email,
      first_name: '',
      last_name: '',
      redirectTo: '/orders',
    })
    const headers = { cookie: cookie.split(';')[0] ?? '' }
    const wrong = await join(actionArgs('/connect/google/join', { password: 'salah' }, headers))
    expect(getFormErrors(wrong).errors).toEqual([['password', 'validation.password_wrong']])
    const linked = await join(actionArgs('/connect/google/join', { password: world.password }, headers))
    expect(findRedirectTarget(linked)).toBe('/orders')
  })
})
