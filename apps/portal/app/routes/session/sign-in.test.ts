import { respondWithError, sampleSession } from '@bgm/api-client/testing'
import { sessions, type User } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import { actionArgs, findRedirectTarget, getFormErrors, respond, startBackend } from '#app/testing/backend'
import { action } from './sign-in'

const owner = { identifier: 'pemilik@contoh.test', password: 'Contoh-12345' }

const respondWithSession = (changes: Partial<User>) =>
  respond(sessions.signIn, { ...sampleSession, user: { ...sampleSession.user, ...changes } })

describe('signing in', () => {
  test('sets the session cookie and opens the dashboard in the same language', async () => {
    startBackend()
    const result = await action(actionArgs('/en/sign-in', owner))
    expect(findRedirectTarget(result)).toBe('/en')
    expect(result instanceof Response && result.headers.get('set-cookie')).toMatch(
      /^portal_token=header.payload.signature; .*HttpOnly/,
    )
  })

  test.each([
    ['a page of this portal', '/orders?page=2', '/orders?page=2'],
    ['the dashboard instead of another host', 'https://evil.test', '/'],
    ['the dashboard instead of a disguised host', '//evil.test/%2e', '/'],
  ])('redirects to %s', async (_, target, reached) => {
    startBackend()
    expect(
      findRedirectTarget(
        await action(actionArgs(`/sign-in?redirectTo=${encodeURIComponent(target)}`, owner)),
      ),
    ).toBe(reached)
  })

  test('opens a page in the other language with a full document load', async () => {
    startBackend()
    const loaded = async (expected: string) => {
      const response = await action(
        actionArgs(`/en/sign-in?redirectTo=${encodeURIComponent(expected)}`, owner),
      )
      return response instanceof Response && response.headers.get('x-remix-reload-document')
    }
    expect([await loaded('/orders'), await loaded('/en/orders')]).toEqual(['true', null])
  })

  test('redirects to an unfinished registration', async () => {
    startBackend(respondWithSession({ memberships: [] }))
    expect(findRedirectTarget(await action(actionArgs('/sign-in', owner)))).toBe('/register')
  })

  test('redirects to verification until the email address is confirmed', async () => {
    startBackend(respondWithSession({ confirmed: false }))
    expect(findRedirectTarget(await action(actionArgs('/sign-in', owner)))).toBe('/verify')
  })

  test('does not reveal which field was wrong, and never returns the password', async () => {
    startBackend(respond(sessions.signIn, respondWithError(400, { code: 'credentials' })))
    const outcome = await action(actionArgs('/sign-in', { ...owner, password: 'salah' }))
    expect(getFormErrors(outcome)).toEqual({
      status: 422,
      errors: [['', 'validation.credentials']],
      values: { identifier: owner.identifier },
    })
  })

  test('explains why an account is blocked', async () => {
    startBackend(respond(sessions.signIn, respondWithError(403, { code: 'blocked' })))
    expect(getFormErrors(await action(actionArgs('/sign-in', owner))).errors).toEqual([
      ['', 'errors.blocked'],
    ])
  })

  test('requires both fields', async () => {
    const answer = await action(actionArgs('/sign-in', {}))
    expect(getFormErrors(answer)).toMatchObject({
      status: 400,
      errors: [
        ['identifier', 'validation.required'],
        ['password', 'validation.required'],
      ],
    })
  })
})
