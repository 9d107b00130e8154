import { describe, expect, test } from 'vitest'
import { env } from '#app/env.server'
import { catchResponse } from '#app/testing/cms'
import {
  applyLanguagePreference,
  getLanguageSignals,
  type LanguageDecision,
  type LanguageSignals,
  negotiateLanguage,
} from './language.server'

const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36'
const signals = (given: Partial<LanguageSignals>): LanguageSignals => ({
  pathname: '/',
  cookie: null,
  acceptLanguage: null,
  crawler: false,
  from: null,
  ...given,
})
const request = (path: string, headers: Record<string, string>) =>
  new Request(env.siteUrl + path, { headers: { 'User-Agent': browser, ...headers } })

describe('language negotiation', () => {
  const rules: [string, Partial<LanguageSignals>, LanguageDecision][] = [
    ['stays in Indonesian without any signals', {}, {}],
    [
      'redirects an English browser to English',
      { acceptLanguage: 'en-GB,en;q=0.9' },
      { redirectTo: 'en', saveLocale: 'en' },
    ],
    ['does not redirect an Indonesian browser', { acceptLanguage: 'id-ID,id;q=0.9,en;q=0.8' }, {}],
    ['does not redirect a browser with another language', { acceptLanguage: 'ja' }, {}],
    ['prefers the cookie to the browser', { cookie: 'id', acceptLanguage: 'en' }, {}],
    [
      'redirects to English because of the cookie',
      { cookie: 'en', acceptLanguage: 'id' },
      { redirectTo: 'en', saveLocale: 'en' },
    ],
    [
      'ignores an invalid cookie',
      { cookie: 'xx', acceptLanguage: 'en' },
      { redirectTo: 'en', saveLocale: 'en' },
    ],
    ['never redirects a crawler', { cookie: 'en', acceptLanguage: 'en', crawler: true }, {}],
    ['redirects only /', { pathname: '/product', cookie: 'en', acceptLanguage: 'en' }, {}],
    ['does not redirect an English page', { pathname: '/en', cookie: 'id', acceptLanguage: 'id' }, {}],
    ['saves a switch to Indonesian', { cookie: 'en', from: '/en' }, { saveLocale: 'id' }],
    ['saves a switch to English', { pathname: '/en/faq', from: '/faq' }, { saveLocale: 'en' }],
    ['does not save a language that the cookie already has', { cookie: 'id', from: '/en' }, {}],
    [
      'does not redirect navigation within the site',
      { cookie: 'en', acceptLanguage: 'en', from: '/product' },
      {},
    ],
  ]
  test.each(rules)('%s', (_, given, decision) => {
    expect(negotiateLanguage(signals(given))).toEqual(decision)
  })

  test('sets the cookie for 365 days with an uncacheable redirect', async () => {
    const response = await catchResponse(() =>
      applyLanguagePreference(request('/?utm=a', { 'Accept-Language': 'en' })),
    )
    expect([response.status, response.headers.get('location')]).toEqual([302, '/en?utm=a'])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('set-cookie')).toBe('locale=en; Max-Age=31536000; Path=/; SameSite=Lax')
  })

  test('recognises navigation within the site by Referer or Sec-Fetch-Site', () => {
    const inside = getLanguageSignals(
      request('/', { Referer: `${env.siteUrl}/en/faq`, Cookie: 'a=b; locale=en' }),
    )
    expect(inside).toMatchObject({ from: '/en/faq', cookie: 'en', crawler: false })
    expect(getLanguageSignals(request('/', { 'Sec-Fetch-Site': 'same-origin' })).from).toBe('/')
    expect(getLanguageSignals(request('/', { Referer: 'https://else.test/en' })).from).toBeNull()
    expect(getLanguageSignals(request('/', { 'User-Agent': 'Googlebot/2.1' })).crawler).toBe(true)
  })
})
