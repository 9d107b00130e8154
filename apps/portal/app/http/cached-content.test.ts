import { respondWithError } from '@bgm/api-client/testing'
import { http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { env } from '#app/env.server'
import { listPackages } from '#app/services/packages.server'
import { catchResponse, loaderArgs, startBackend } from '#app/testing/backend'
import { requireApi } from './api.server'

const packages = (path = '/orders') => listPackages(requireApi(loaderArgs(path)))

function arrange() {
  const { world, server } = startBackend()
  const asked = () => world.calls.filter(({ path }) => path === '/packages')
  return { world, server, asked }
}

describe('content that every member reads alike', () => {
  test('is asked for once, however many read it, and on behalf of nobody', async () => {
    const { asked } = arrange()
    const [first, second] = await Promise.all([packages(), packages()])
    expect(second).toEqual(first)
    expect(await packages()).toEqual(first)
    expect(asked()).toHaveLength(1)
    for (const name of ['authorization', 'x-forwarded-for', 'x-internal-key', 'x-device'])
      expect(asked()[0]?.headers.has(name), name).toBe(false)
  })

  test('is kept for each language by itself', async () => {
    const { asked } = arrange()
    await Promise.all([packages('/orders'), packages('/en/orders')])
    expect(asked().map(({ query }) => /locale=(\w+)/.exec(query)?.[1])).toEqual(['id', 'en'])
  })

  test('is asked for again after five seconds', async () => {
    const { asked } = arrange()
    await packages()
    const now = performance.now()
    vi.spyOn(performance, 'now').mockReturnValue(now + 5_001)
    await packages()
    expect(asked()).toHaveLength(2)
  })

  test('is not kept where it failed', async () => {
    const { server } = arrange()
    server.use(http.get(`${env.apiUrl}/packages`, () => respondWithError(503), { once: true }))
    expect((await catchResponse(packages)).status).toBe(503)
    expect(await packages()).not.toHaveLength(0)
  })

  test('is waited for no longer than for an answer of one’s own', async () => {
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
