import { createCookie } from '@remix-run/node'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { env } from '#app/env.server'
import { signedCookie } from './cookies.server'

const secrets = ['the-first-secret-of-two', 'the-second-secret-of-two']
const { sessionSecrets } = env
beforeEach(() => {
  env.sessionSecrets = secrets
})
afterEach(() => {
  env.sessionSecrets = sessionSecrets
})

const getPair = (header: string) => header.split(';')[0] ?? ''

test('a signed cookie is only valid under its own name and with its derived key', async () => {
  const value = getPair(await signedCookie('notice', 60).serialize({ key: 'a' }))
  expect(await signedCookie('notice', 60).parse(value)).toEqual({ key: 'a' })
  expect(await signedCookie('password_reset', 60).parse(value.replace('notice', 'password_reset'))).toBeNull()
  const bare = createCookie('notice', { secrets })
  expect(await signedCookie('notice', 60).parse(getPair(await bare.serialize({ key: 'a' })))).toBeNull()
})

test('a cookie signed with the previous secret is still valid', async () => {
  const [current = '', previous = ''] = secrets
  env.sessionSecrets = [previous]
  const value = getPair(await signedCookie('notice', 60).serialize('old'))
  env.sessionSecrets = [current, previous]
  expect(await signedCookie('notice', 60).parse(value)).toBe('old')
  env.sessionSecrets = [current]
  expect(await signedCookie('notice', 60).parse(value)).toBeNull()
})
