import { createCookie } from '@remix-run/node'
import { expect, test, vi } from 'vitest'

// The environment is only read once, so these tests import the module with their own.
const secrets = vi.hoisted(() => ({
  sessionSecrets: ['the-first-secret-of-two', 'the-second-secret-of-two'],
}))
vi.mock('#app/env.server', async original => {
  const { env } = await original<typeof import('#app/env.server')>()
  return { env: Object.defineProperty({ ...env }, 'sessionSecrets', { get: () => secrets.sessionSecrets }) }
})
const { signedCookie } = await import('./cookies.server')

const pairOf = (header: string) => header.split(';')[0] ?? ''

test('a signed cookie is only valid under its own name and with its derived key', async () => {
  const value = pairOf(await signedCookie('notice', 60).serialize({ key: 'a' }))
  expect(await signedCookie('notice', 60).parse(value)).toEqual({ key: 'a' })
  expect(await signedCookie('password_reset', 60).parse(value.replace('notice', 'password_reset'))).toBeNull()
  const bare = createCookie('notice', { secrets: secrets.sessionSecrets })
  expect(await signedCookie('notice', 60).parse(pairOf(await bare.serialize({ key: 'a' })))).toBeNull()
})

test('a cookie signed with the previous secret is still valid', async () => {
  const [current = '', previous = ''] = secrets.sessionSecrets
  secrets.sessionSecrets = [previous]
  const value = pairOf(await signedCookie('notice', 60).serialize('old'))
  secrets.sessionSecrets = [current, previous]
  expect(await signedCookie('notice', 60).parse(value)).toBe('old')
  secrets.sessionSecrets = [current]
  expect(await signedCookie('notice', 60).parse(value)).toBeNull()
})
