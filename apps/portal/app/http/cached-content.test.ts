import { respondWithError } from '@bgm/api-client/testing'
import { http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { env } from '#app/env.server'
import { listPackages } from '#app/services/packages.server'
import { catchResponse, loaderArgs, startBackend } from '#app/testing/backend'
import { requireApi } from './api.server'

const packages = (path = '/orders') => listPackages(requireApi(loaderArgs(path)))

function arrange() {
  const { calls, server } = startBackend()
  const contentCalls = () => calls.filter(({ path }) => path === '/packages')
  return { server, asked: contentCalls }
}

describe('content that is the same for every member', () => {
  test('is fetched once for all members, without a session', async () => {
    const { asked } = arrange()
    const [first, second] = await Promise.all([packages(), packages()])
    expect(second).toEqual(first)
    expect(await packages()).toEqual(first)
    expect(asked()).toHaveLength(1)
    for (const name of ['authorization', 'x-forwarded-for', 'x-internal-key', 'x-device'])
      expect(asked()[0]?.headers.has(name), name).toBe(false)
  })

  test('is cached per language', async () => {
    const { asked } = arrange()
    await Promise.all([packages('/orders'), packages('/en/orders')])
    expect(asked().map(({ query }) => /locale=(\w+)/.exec(query)?.[1])).toEqual(['id', 'en'])
  })

  test('is fetched again after five seconds', async () => {
    const { asked } = arrange()
    await packages()
    const now = performance.now()
    vi.spyOn(performance, 'now').mockReturnValue(now + 5_001)
    await packages()
    expect(asked()).toHaveLength(2)
  })

  test('is not cached after a failure', async () => {
    const { server } = arrange()
    server.use(http.get(`${env.apiUrl}/packages`, () => respondWithError(503), { once: true }))
    expect((await catchResponse(packages)).status).toBe(503)
    expect(await packages()).not.toHaveLength(0)
  })

  test('does not delay a request beyond its own deadline', async () => {
    const { server } = arrange()
    server.use(http.get(`${env.apiUrl}/packages`, () => new Promise(() => {})))
    const given = AbortSignal.timeout
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => given.call(AbortSignal, 60_000))
    const starter = packages()
    starter.catch(() => {})
    vi.mocked(AbortSignal.timeout).mockImplementation(() => AbortSignal.abort())
    expect((await catchResponse(packages)).status).toBe(504)
  })
})
