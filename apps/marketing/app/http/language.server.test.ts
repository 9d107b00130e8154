import { describe, expect, it } from 'vitest'
import { env } from '#app/env.server'
import { catchResponse } from '#app/testing/cms'
import {
  applyLanguagePreference,
  type LanguageDecision,
  type LanguageSignals,
  languageSignalsOf,
  negotiateLanguage,
} from './language.server'

const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36'
const signs = (given: Partial<LanguageSignals>): LanguageSignals => ({
  pathname: '/',
  cookie: null,
  acceptLanguage: null,
  crawler: false,
  from: null,
  ...given,
})
const request = (path: string, headers: Record<string, string>) =>
  new Request(env.siteUrl + path, { headers: { 'User-Agent': browser, ...headers } })

describe('language', () => {
  const rules: [string, Partial<LanguageSignals>, LanguageDecision][] = [
    ['nothing known stays Indonesian', {}, {}],
    [
      'an English browser is led to English',
      { acceptLanguage: 'en-GB,en;q=0.9' },
      { redirectTo: 'en', saveLocale: 'en' },
    ],
    ['an Indonesian browser stays', { acceptLanguage: 'id-ID,id;q=0.9,en;q=0.8' }, {}],
    ['a browser of neither language stays', { acceptLanguage: 'ja' }, {}],
    ['the cookie wins over the browser', { cookie: 'id', acceptLanguage: 'en' }, {}],
    [
      'the cookie leads to English',
      { cookie: 'en', acceptLanguage: 'id' },
      { redirectTo: 'en', saveLocale: 'en' },
    ],
    [
      'a wrong cookie counts for nothing',
      { cookie: 'xx', acceptLanguage: 'en' },
      { redirectTo: 'en', saveLocale: 'en' },
    ],
    ['a crawler is never led', { cookie: 'en', acceptLanguage: 'en', crawler: true }, {}],
    ['no other page redirects', { pathname: '/product', cookie: 'en', acceptLanguage: 'en' }, {}],
    ['an English page stays English', { pathname: '/en', cookie: 'id', acceptLanguage: 'id' }, {}],
    ['a switch to Indonesian is kept', { cookie: 'en', from: '/en' }, { saveLocale: 'id' }],
    ['a switch to English is kept', { pathname: '/en/faq', from: '/faq' }, { saveLocale: 'en' }],
    ['a switch already known is not written again', { cookie: 'id', from: '/en' }, {}],
    [
      'a step inside one language redirects nobody',
      { cookie: 'en', acceptLanguage: 'en', from: '/product' },
      {},
    ],
  ]
  it.each(rules)('%s', (_, given, decision) => {
    expect(negotiateLanguage(signs(given))).toEqual(decision)
  })

  it('redirects privately and writes the cookie for 365 days', async () => {
    const answer = await catchResponse(() =>
      applyLanguagePreference(request('/?utm=a', { 'Accept-Language': 'en' })),
    )
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en?utm=a'])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('set-cookie')).toBe('locale=en; Max-Age=31536000; Path=/; SameSite=Lax')
  })

  it('knows a step inside the site by its referrer or its fetch site', () => {
    const inside = languageSignalsOf(
      request('/', { Referer: `${env.siteUrl}/en/faq`, Cookie: 'a=b; locale=en' }),
    )
    expect(inside).toMatchObject({ from: '/en/faq', cookie: 'en', crawler: false })
    expect(languageSignalsOf(request('/', { 'Sec-Fetch-Site': 'same-origin' })).from).toBe('/')
    expect(languageSignalsOf(request('/', { Referer: 'https://else.test/en' })).from).toBeNull()
    expect(languageSignalsOf(request('/', { 'User-Agent': 'Googlebot/2.1' })).crawler).toBe(true)
  })
})
