import { describe, expect, test } from 'vitest'
import { findRedirect, resolveRouteRules } from './route-rules'

const rules = resolveRouteRules(
  {
    '/login': { redirect: '/sign-in' },
    '/dashboard': { redirect: '/' },
    '/contact': { redirect: '/contact', app: 'site' },
    '/law': { redirect: 'https://law.test/56-2021' },
  },
  { site: 'https://site.test' },
  ['', '/en'],
)

describe('route rules', () => {
  test.each([
    ['/login', '/sign-in'],
    ['/en/login', '/en/sign-in'],
    ['/dashboard', '/'],
    ['/en/dashboard?from=mail', '/en?from=mail'],
    ['/en/login.data', '/en/sign-in'],
    ['/contact?topic=x', 'https://site.test/contact?topic=x'],
    ['/en/contact', 'https://site.test/en/contact'],
    ['/en/law', 'https://law.test/56-2021'],
    ['/other', null],
  ])('redirect %s to %s', (from, to) => {
    expect(findRedirect(rules, `https://portal.test${from}`)).toBe(to)
  })

  test('are rejected if they refer to an unknown app', () => {
    expect(() => resolveRouteRules({ '/a': { redirect: '/a', app: 'moon' } }, {}, [''])).toThrow(/moon/)
  })
})
