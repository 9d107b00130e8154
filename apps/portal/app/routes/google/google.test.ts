import { describe, expect, test, vi } from 'vitest'
import { env } from '#app/env.server'
import { setPendingGoogleSignIn, startGoogleSignIn } from '#app/http/google.server'
import {
  actionArgs,
  catchResponse,
  getFormErrors,
  getRedirect,
  loaderArgs,
  startBackend,
} from '#app/testing/backend'
import { loader as back } from './callback'
import { loader as leave } from './connect'
import { action as join } from './join'

vi.mock('#app/env.server', async original => {
  const real = await original<typeof import('#app/env.server')>()
  return { ...real, env: { ...real.env, google: true } }
})

async function returning(token: string, { own = true } = {}) {
  const { state, cookie } = await startGoogleSignIn('/orders')
  const query = new URLSearchParams({ access_token: token, state: own ? state : 'another' })
  const headers = { cookie: cookie.split(';')[0] ?? '' }
  return catchResponse(() => back(loaderArgs(`/en/connect/google/callback?${query}`, { headers })))
}

describe('signing in with Google', () => {
  test('leaves by the backend with a state of this browser', async () => {
    const answer = await catchResponse(() => leave(loaderArgs('/en/connect/google?redirectTo=/orders')))
    const url = new URL(getRedirect(answer) ?? '')
    expect(url.origin + url.pathname).toBe(`${env.backendUrl}/api/connect/google`)
    expect(url.searchParams.get('locale')).toBe('en')
    expect(answer.headers.get('set-cookie')).toMatch(/^google_state=/)
  })

  test('opens the session and goes where one wanted', async () => {
    startBackend()
    const answer = await returning('good-token')
    expect(getRedirect(answer)).toBe('/orders')
    expect(answer.headers.get('set-cookie')).toContain('portal_token=header')
  })

  test.each([
    ['a state of another browser', 'good-token', false],
    ['a token that is old', 'old', true],
  ])('%s leads back to signing in', async (_, token, own) => {
    startBackend()
    expect(getRedirect(await returning(token, { own }))).toBe('/en/sign-in')
  })

  test('asks for the second step where there is one', async () => {
    startBackend(world => {
      world.second_factor = 'on'
    })
    expect(getRedirect(await returning('good-token'))).toBe('/en/sign-in/second-factor')
  })

  test.each(['link', 'join'] as const)('goes on to what is missing: %s', async kind => {
    startBackend(world => {
      world.google = kind
    })
    expect(getRedirect(await returning('good-token'))).toBe('/en/connect/google/join')
  })

  test('links by the password, and says beside the field that it was wrong', async () => {
    const { world } = startBackend()
    const cookie = await setPendingGoogleSignIn({
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
    expect(getRedirect(linked)).toBe('/orders')
  })
})
