import { describe, expect, it } from 'vitest'
import { env } from '#app/env.server'
import { thrownBy } from '#app/testing/cms'
import {
  decideLanguage,
  type LanguageDecision,
  type LanguageSigns,
  languageSigns,
  settleLanguage,
} from './language.server'

const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36'
const signs = (given: Partial<LanguageSigns>): LanguageSigns => ({
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
  const rules: [string, Partial<LanguageSigns>, LanguageDecision][] = [
    ['nothing known stays Indonesian', {}, {}],
    [
      'an English browser is led to English',
      { acceptLanguage: 'en-GB,en;q=0.9' },
      { redirectTo: 'en', remember: 'en' },
    ],
    ['an Indonesian browser stays', { acceptLanguage: 'id-ID,id;q=0.9,en;q=0.8' }, {}],
    ['a browser of neither language stays', { acceptLanguage: 'ja' }, {}],
    ['the cookie wins over the browser', { cookie: 'id', acceptLanguage: 'en' }, {}],
    [
      'the cookie leads to English',
      { cookie: 'en', acceptLanguage: 'id' },
      { redirectTo: 'en', remember: 'en' },
    ],
    [
      'a wrong cookie counts for nothing',
      { cookie: 'xx', acceptLanguage: 'en' },
      { redirectTo: 'en', remember: 'en' },
    ],
    ['a crawler is never led', { cookie: 'en', acceptLanguage: 'en', crawler: true }, {}],
    ['no other page redirects', { pathname: '/product', cookie: 'en', acceptLanguage: 'en' }, {}],
    ['an English page stays English', { pathname: '/en', cookie: 'id', acceptLanguage: 'id' }, {}],
    ['a switch to Indonesian is kept', { cookie: 'en', from: '/en' }, { remember: 'id' }],
    ['a switch to English is kept', { pathname: '/en/faq', from: '/faq' }, { remember: 'en' }],
    ['a switch already known is not written again', { cookie: 'id', from: '/en' }, {}],
    [
      'a step inside one language redirects nobody',
      { cookie: 'en', acceptLanguage: 'en', from: '/product' },
      {},
    ],
  ]
  it.each(rules)('%s', (_, given, decision) => {
    expect(decideLanguage(signs(given))).toEqual(decision)
  })

  it('redirects privately and writes the cookie for 365 days', async () => {
    const answer = await thrownBy(() => settleLanguage(request('/?utm=a', { 'Accept-Language': 'en' })))
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en?utm=a'])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('set-cookie')).toBe('locale=en; Max-Age=31536000; Path=/; SameSite=Lax')
  })

  it('knows a step inside the site by its referrer or its fetch site', () => {
    const inside = languageSigns(request('/', { Referer: `${env.siteUrl}/en/faq`, Cookie: 'a=b; locale=en' }))
    expect(inside).toMatchObject({ from: '/en/faq', cookie: 'en', crawler: false })
    expect(languageSigns(request('/', { 'Sec-Fetch-Site': 'same-origin' })).from).toBe('/')
    expect(languageSigns(request('/', { Referer: 'https://else.test/en' })).from).toBeNull()
    expect(languageSigns(request('/', { 'User-Agent': 'Googlebot/2.1' })).crawler).toBe(true)
  })
})
