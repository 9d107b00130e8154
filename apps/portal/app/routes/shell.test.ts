import { describe, expect, test } from 'vitest'
import { catchResponse, findRedirectTarget, loaderArgs } from '#app/testing/backend'
import { loader } from './shell'

const arrive = async (path: string, headers: Record<string, string>) =>
  findRedirectTarget(
    await catchResponse(() =>
      loader(loaderArgs(path, { headers: { cookie: '', 'user-agent': 'Mozilla', ...headers } })),
    ),
  )

describe('a visitor without a session', () => {
  test.each([
    ['an English browser', { 'accept-language': 'en-GB,en;q=0.9' }],
    ['an English cookie', { cookie: 'locale=en', 'accept-language': 'id' }],
  ])('is redirected to sign-in in their own language: %s', async (_, headers) => {
    expect(await arrive('/', headers)).toBe('/en')
    expect(await arrive('/en', headers)).toBe('/en/sign-in?redirectTo=%2Fen')
  })

  test.each([
    ['a crawler', '/', { 'accept-language': 'en', 'user-agent': 'Googlebot/2.1' }],
    ['a page below the home page', '/orders', { cookie: 'locale=en' }],
  ])('stays in the language of the URL: %s', async (_, path, headers) => {
    expect(await arrive(path, headers)).toBe(`/sign-in?redirectTo=${encodeURIComponent(path)}`)
  })
})
