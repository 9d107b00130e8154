import { describe, expect, test } from 'vitest'
import { env } from '#app/env.server'
import { getRequestOverrides } from './request-overrides.server'

const host = new URL(env.siteUrl).host
const cookie = (locale: string) => `locale=${locale}; Max-Age=31536000; Path=/; SameSite=Lax`

describe('the request overrides of a cached page', () => {
  test('are empty for an ordinary visit', () => {
    expect(getRequestOverrides({ host }, '/', '')).toBeNull()
    expect(getRequestOverrides({ host, 'accept-language': 'en' }, '/product', '')).toBeNull()
  })

  test('redirect an English browser from /, preserving the query', () => {
    expect(getRequestOverrides({ host, 'accept-language': 'en' }, '/', 'utm=a')).toEqual({
      redirect: '/en?utm=a',
      cookie: cookie('en'),
    })
  })

  test('save the language after a switch on the same page', () => {
    for (const referer of [`http://${host}/faq`, `${env.siteUrl}/faq`])
      expect(getRequestOverrides({ host, referer }, '/en/faq', '')).toEqual({ cookie: cookie('en') })
    expect(
      getRequestOverrides({ host: '10.0.0.1:3000', referer: `${env.siteUrl}/faq` }, '/en/faq', ''),
    ).not.toBeNull()
    expect(getRequestOverrides({ host, referer: 'https://else.test/faq' }, '/en/faq', '')).toBeNull()
  })
})
