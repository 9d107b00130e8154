import { describe, expect, test } from 'vitest'
import { clearSessionCookie, createSessionCookie, readToken } from './session.server'

const withCookie = (cookie: string) => new Request('http://portal.test/', { headers: { cookie } })

describe('the session cookie', () => {
  test('contains the token, is HttpOnly and lasts a day longer than a session', () => {
    expect(createSessionCookie('a.b.c')).toBe(
      'portal_token=a.b.c; Max-Age=7862400; Path=/; HttpOnly; SameSite=Lax',
    )
  })

  test('is read among other cookies', () => {
    expect(readToken(withCookie('locale=id; portal_token=a.b-_c.d; x=1'))).toBe('a.b-_c.d')
  })

  test.each(['portal_token=nonsense', 'portal_token=%E0%A4%A', 'portal_token=', 'other=a.b.c'])(
    'is ignored if it is %s',
    cookie => {
      expect(readToken(withCookie(cookie))).toBeNull()
    },
  )

  test('is cleared with a Max-Age of 0', () => {
    expect(clearSessionCookie()).toContain('Max-Age=0')
  })
})
