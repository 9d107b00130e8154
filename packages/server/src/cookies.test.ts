import { describe, expect, test } from 'vitest'
import { readCookie, serializeCookie } from './cookies'

describe('readCookie', () => {
  test.each([
    ['a=1; locale=en', 'en'],
    ['locale="en"', 'en'],
    ['locale=e%20n', 'e n'],
    ['locale=%E0%A4%A', null],
    ['xlocale=en', null],
    ['', null],
    [null, null],
  ])('reads %j as %j', (header, value) => {
    expect(readCookie(header, 'locale')).toBe(value)
  })
})

describe('serializeCookie', () => {
  test('sets a cookie for all paths, hidden from JavaScript by default', () => {
    expect(serializeCookie('a', 'b c', { maxAge: 60, secure: true })).toBe(
      'a=b%20c; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
    )
    expect(serializeCookie('a', '', { maxAge: 0, secure: false, httpOnly: false })).toBe(
      'a=; Max-Age=0; Path=/; SameSite=Lax',
    )
  })
})
