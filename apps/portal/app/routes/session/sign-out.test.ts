import { describe, expect, test } from 'vitest'
import { actionArgs, findRedirectTarget, startBackend } from '#app/testing/backend'
import { action } from './sign-out'

describe('signing out', () => {
  test('ends the session in the backend and in the browser', async () => {
    const { calls } = startBackend()
    const result = await action(actionArgs('/en/sign-out', {}))
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /auth/sign-out'])
    expect(findRedirectTarget(result)).toBe('/en/sign-in')
    expect(result.headers.get('clear-site-data')).toBe('"cache"')
    expect(result.headers.getSetCookie()[0]).toMatch(/^portal_token=; .*Max-Age=0/)
  })
})
