import { describe, expect, test } from 'vitest'
import { catchResponse, findRedirectTarget } from '#app/testing/backend'
import { redirectToPreferredLanguage } from './locale.server'

const arrive = (path: string, headers: Record<string, string>) =>
  redirectToPreferredLanguage(
    new Request(`http://portal.test${path}`, { headers: { 'user-agent': 'Mozilla/5.0', ...headers } }),
  )

const english = { 'accept-language': 'en-GB,en;q=0.9' }

describe('the language of a first visit', () => {
  test('is the browser’s, and is stored', async () => {
    const result = await catchResponse(() => arrive('/?utm=1', english))
    expect(findRedirectTarget(result)).toBe('/en?utm=1')
    expect(result.headers.get('set-cookie')).toContain('locale=en')
  })

  test('is the one chosen earlier, not the browser’s', () => {
    expect(arrive('/', { ...english, cookie: 'locale=id' })).toBeUndefined()
  })

  test.each([
    ['a page below the home page', '/orders', english],
    ['a page with the language in its URL', '/en', { 'accept-language': 'id' }],
    ['a visitor from one of our pages', '/', { ...english, 'sec-fetch-site': 'same-origin' }],
    ['an old browser from one of our pages', '/', { ...english, referer: 'http://portal.test/en' }],
    ['a crawler', '/', { ...english, 'user-agent': 'Googlebot/2.1' }],
  ])('causes no redirect for %s', (_, path, headers) => {
    expect(arrive(path, headers)).toBeUndefined()
  })
})
