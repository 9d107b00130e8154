import { describe, expect, test } from 'vitest'
import { keepChallenge } from '#app/http/flash.server'
import { refusalOf, send, startBackend, target, thrownBy, visit } from '#app/testing/backend'
import { action, loader } from './second-factor'
import { action as signIn } from './sign-in'

const owner = { identifier: 'pemilik@contoh.test', password: 'Contoh-12345' }
const asked = async (challenge = 'challenge-of-ten-minutes') => {
  const cookie = await keepChallenge({ challenge, redirectTo: '/orders?page=2' })
  return { cookie: cookie.split(';')[0] ?? '' }
}

describe('the second step of signing in', () => {
  test('comes after a right password, which opens no session', async () => {
    startBackend(world => {
      world.second_factor = 'on'
    })
    const answer = await signIn(send('/en/sign-in?redirectTo=%2Forders', owner, { cookie: '' }))
    expect(target(answer)).toBe('/en/sign-in/second-factor')
    expect(answer instanceof Response && answer.headers.get('set-cookie')).not.toContain('portal_token')
  })

  test('opens the session by the code and goes where the first step wanted', async () => {
    startBackend()
    const answer = await action(send('/sign-in/second-factor', { code: '123 456' }, await asked()))
    expect(target(answer)).toBe('/orders?page=2')
    expect(answer instanceof Response && answer.headers.get('set-cookie')).toContain('portal_token=header')
  })

  test('refuses a wrong code, and says when the first step is too long ago', async () => {
    startBackend()
    const wrong = await action(send('/sign-in/second-factor', { code: '000000' }, await asked()))
    expect(refusalOf(wrong).errors).toEqual([['code', 'validation.code']])
    const old = await action(send('/sign-in/second-factor', { code: '123456' }, await asked('old')))
    expect(refusalOf(old).errors).toEqual([['code', 'errors.challenge']])
  })

  test('is nobody’s without the first', async () => {
    const answer = await thrownBy(() => loader(visit('/en/sign-in/second-factor')))
    expect(target(answer)).toBe('/en/sign-in')
  })
})
