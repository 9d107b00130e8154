import { describe, expect, test } from 'vitest'
import { keepReset } from '#app/http/flash.server'
import { refusalOf, send, startBackend, target, thrownBy, visit } from '#app/testing/backend'
import { action as forgot } from './forgot-password'
import { action as reset, loader as resetLoader } from './reset-password'
import { action as verify, loader as verifyLoader } from './verify-code'

const asked = async (grant?: string) => {
  const cookie = await keepReset({ identifier: 'sari@contoh.test', ...(grant ? { grant } : {}) })
  return { cookie: cookie.split(';')[0] ?? '' }
}

describe('a forgotten password', () => {
  test('ends this browser’s session first and goes on to the code, whoever asks', async () => {
    const { world } = startBackend()
    const answer = await forgot(send('/forgot-password', { identifier: '0812 3456 7890' }, { cookie: '' }))
    expect(target(answer)).toBe('/verify-code')
    expect(world.calls[0]?.body).toEqual({ mobile_number: '+6281234567890' })
    const cookies = answer instanceof Response ? answer.headers.getSetCookie() : []
    expect(cookies.some(cookie => /^portal_token=; .*Max-Age=0/.test(cookie))).toBe(true)
    expect(cookies.join()).not.toContain('81234567890')
  })

  test('trades the code for a grant that stands in no address', async () => {
    startBackend()
    const answer = await verify(send('/verify-code', { code: '123 456' }, await asked()))
    expect(target(answer)).toBe('/reset-password')
  })

  test('refuses a wrong code beside its field', async () => {
    startBackend()
    const answer = await verify(send('/verify-code', { code: '000000' }, await asked()))
    expect(refusalOf(answer)).toMatchObject({ status: 422, errors: [['code', 'validation.code']] })
  })

  test('begins at the beginning without the steps before', async () => {
    expect(
      target(await thrownBy(() => verifyLoader(visit('/en/verify-code', { headers: { cookie: '' } })))),
    ).toBe('/en/forgot-password')
    expect(
      target(await thrownBy(async () => resetLoader(visit('/reset-password', { headers: await asked() })))),
    ).toBe('/verify-code')
  })

  test('signs in with the new password', async () => {
    startBackend()
    const { code } = await resetLoader(
      visit('/reset-password', { headers: await asked('grant-of-ten-minutes') }),
    )
    const fields = { code, password: 'payung teduh 77', confirm_password: 'payung teduh 77' }
    const answer = await reset(send('/reset-password', fields, { cookie: '' }))
    expect(target(answer)).toBe('/')
    expect(answer instanceof Response && answer.headers.getSetCookie()[0]).toContain(
      'portal_token=header.payload.signature',
    )
  })

  test('refuses two passwords that differ', async () => {
    const fields = { code: 'x', password: 'payung teduh 77', confirm_password: 'payung teduh 78' }
    const answer = await reset(send('/reset-password', fields))
    expect(refusalOf(answer).errors).toEqual([['confirm_password', 'validation.password_mismatch']])
  })
})
