import { describe, expect, test } from 'vitest'
import { env } from '#app/env.server'
import { loaderArgs } from '#app/testing/backend'
import { loader } from './route-rule'

function getResponse(path: string): Response {
  try {
    loader(loaderArgs(path))
  } catch (error) {
    if (error instanceof Response) return error
    throw error
  }
  throw new Error('no response')
}

describe('the route rules', () => {
  test.each([
    ['/login?redirectTo=%2Forders', '/sign-in?redirectTo=%2Forders'],
    ['/en/login', '/en/sign-in'],
    ['/en/contact', `${env.marketingUrl}/en/contact`],
  ])('redirect %s to %s', (from, to) => {
    const error = getResponse(from)
    expect([error.status, error.headers.get('location')]).toEqual([302, to])
  })

  test('respond with 404 to a path without a rule', async () => {
    const thrown = getResponse('/nowhere')
    expect([thrown.status, await thrown.text()]).toEqual([404, 'Page not found: /nowhere'])
  })
})
