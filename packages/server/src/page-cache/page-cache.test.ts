import { describe, expect, test, vi } from 'vitest'
import { createDeferred, createRenderResult, silentLog } from '../testing/pages'
import { type CachedPage, compressPage, decompressBody, type RenderResult } from './cached-page'
import { coolDownMs, PageCache, type PageCacheSettings } from './page-cache'

const getText = async (page: CachedPage | undefined) =>
  page && /<p>(.*)<\/p>/.exec((await decompressBody(page)).toString())?.[1]

/** Creates a cache with a clock and renders that the test controls. */
function arrange(options: Partial<PageCacheSettings> = {}) {
  const clock = { now: 1_000_000 }
  const render = vi.fn<PageCacheSettings['render']>(async key => createRenderResult(key))
  const disk = { write: vi.fn(), remove: vi.fn() }
  const limits = { entries: 10, bytes: 1_000_000 }
  const cache = new PageCache({ render, limits, disk, log: silentLog, now: () => clock.now, ...options })
  return { clock, render, disk, cache }
}

describe('a cached page', () => {
  test('is rendered once for concurrent requests, then served from the cache', async () => {
    const { cache, render } = arrange()
    const pages = await Promise.all([
      cache.getOrRender('/a'),
      cache.getOrRender('/a'),
      cache.getOrRender('/a'),
    ])
    expect(new Set(pages).size).toBe(1)
    expect(render).toHaveBeenCalledTimes(1)
    expect(cache.find('/a')).toBe(pages[0])
  })

  test('is served stale and revalidated in the background after its maximum age', async () => {
    const { cache, render, clock } = arrange({ maxAge: () => 3_000 })
    await cache.getOrRender('/a')
    clock.now += 2_999
    cache.find('/a')
    expect(render).toHaveBeenCalledTimes(1)
    const again = createDeferred<RenderResult>()
    render.mockReturnValueOnce(again.promise)
    clock.now += 2
    expect(await getText(cache.find('/a'))).toBe('/a')
    expect(render).toHaveBeenCalledTimes(2)
    again.release(await createRenderResult('new'))
    await expect.poll(() => getText(cache.find('/a'))).toBe('new')
  })

  test('is rendered before it is served beyond its limit, and served old if that fails', async () => {
    const { cache, render, clock } = arrange({ getLimit: key => (key === '/now' ? 20_000 : undefined) })
    for (const key of ['/now', '/a']) await cache.getOrRender(key)
    clock.now += 20_001
    expect(cache.find('/a')).toBeDefined()
    expect(cache.find('/now')).toBeUndefined()
    render.mockResolvedValueOnce(await createRenderResult('new'))
    expect(await getText(await cache.getOrRender('/now'))).toBe('new')
    clock.now += 20_001
    render.mockRejectedValueOnce(new Error('down'))
    expect(await getText(await cache.getOrRender('/now'))).toBe('new')
  })

  test('is not written to disk again if a new render is identical', async () => {
    const { cache, disk } = arrange({
      render: async (_, cached) =>
        cached ? { page: cached, outcome: 'cacheable' } : createRenderResult('same'),
    })
    await cache.getOrRender('/a')
    cache.purge()
    await cache.getOrRender('/a')
    expect(disk.write).toHaveBeenCalledTimes(1)
  })
})

describe('a page that has moved', () => {
  test('is removed, and the redirect is sent instead of the last good copy', async () => {
    const { cache, render, disk } = arrange()
    await cache.getOrRender('/a')
    cache.purge()
    render.mockResolvedValueOnce(await createRenderResult('', 301, { location: '/b' }))
    const page = await cache.getOrRender('/a')
    expect([page.status, page.headers]).toEqual([301, expect.arrayContaining([['location', '/b']])])
    expect(disk.remove).toHaveBeenCalledWith('/a')
  })
})

describe('a page that is not cached', () => {
  test('is rendered again for a request that joined a failing render late, but not for the request that started it', async () => {
    const { cache, render, clock } = arrange()
    const slow = createDeferred<RenderResult>()
    render.mockReturnValueOnce(slow.promise)
    const first = cache.getOrRender('/a')
    clock.now += 2_001
    const late = cache.getOrRender('/a')
    slow.release(await createRenderResult('busy', 503))
    expect((await first).status).toBe(503)
    expect(await getText(await late)).toBe('/a')
    expect(render).toHaveBeenCalledTimes(2)
  })
})

describe('a purge', () => {
  test('makes the next request wait for the new page', async () => {
    const { cache, render } = arrange()
    await cache.getOrRender('/a')
    render.mockResolvedValueOnce(await createRenderResult('edited'))
    cache.purge()
    expect(cache.find('/a')).toBeUndefined()
    expect(await getText(await cache.getOrRender('/a'))).toBe('edited')
  })

  test('discards a render that began before it', async () => {
    const { cache, render } = arrange()
    const old = createDeferred<RenderResult>()
    render.mockReturnValueOnce(old.promise)
    const early = cache.getOrRender('/a')
    cache.purge()
    render.mockResolvedValueOnce(await createRenderResult('edited'))
    expect(await getText(await cache.getOrRender('/a'))).toBe('edited')
    old.release(await createRenderResult('before'))
    await early
    expect(await getText(cache.find('/a'))).toBe('edited')
  })

  test('discards a render that began before it, even if there is no newer render', async () => {
    const { cache, render } = arrange()
    const old = createDeferred<RenderResult>()
    render.mockReturnValueOnce(old.promise)
    const early = cache.getOrRender('/a')
    cache.purge()
    old.release(await createRenderResult('before'))
    await early
    expect(cache.find('/a')).toBeUndefined()
    expect(cache.keys()).toEqual([])
  })

  test('is followed by revalidation of the most recently used pages first, then of the prerendered ones', async () => {
    const { cache, render } = arrange()
    for (const key of ['/a', '/b']) await cache.getOrRender(key)
    cache.find('/a')
    cache.purge()
    render.mockClear()
    await cache.revalidateAll(['/c', '/a'])
    expect(render.mock.calls.map(([key]) => key)).toEqual(['/a', '/b', '/c'])
    for (const key of ['/a', '/b', '/c']) expect(cache.find(key)).toBeDefined()
  })
})

describe('a failed render', () => {
  const failures: [string, () => Promise<RenderResult>][] = [
    ['throws', () => Promise.reject(new Error('down'))],
    ['is a 500', () => createRenderResult('broken', 500)],
    ['is a redirect to the sign-in', () => createRenderResult('', 302, { location: '/sign-in' })],
    ['sets a cookie', () => createRenderResult('mine', 200, { 'set-cookie': 'a=b' })],
    [
      'is incomplete',
      () =>
        compressPage({
          status: 200,
          headers: new Headers({ 'content-type': 'text/html' }),
          text: '<html><p>ha',
        }),
    ],
    ['has no-store', () => createRenderResult('mine', 200, { 'cache-control': 'no-store' })],
  ]
  test.each(failures)('that %s is not cached, and the last good page is served', async (_, fail) => {
    const { cache, render } = arrange()
    await cache.getOrRender('/a')
    cache.purge()
    render.mockImplementationOnce(fail)
    expect(await getText(await cache.getOrRender('/a'))).toBe('/a')
    expect(cache.keys()).toEqual(['/a'])
  })

  test.each(failures)('that %s is not cached if there is no older page', async (_, fail) => {
    const { cache, render } = arrange()
    render.mockImplementationOnce(fail)
    await cache.getOrRender('/a')
    expect(cache.keys()).toEqual([])
  })

  test('is not repeated during the cool-down', async () => {
    const { cache, render, clock } = arrange()
    await cache.getOrRender('/a')
    cache.purge()
    render.mockRejectedValueOnce(new Error('down'))
    await cache.getOrRender('/a')
    await cache.getOrRender('/a')
    expect(render).toHaveBeenCalledTimes(2)
    clock.now += coolDownMs
    await cache.getOrRender('/a')
    expect(render).toHaveBeenCalledTimes(3)
  })

  test('that hangs does not delay a request for long if there is a good copy', async () => {
    vi.useFakeTimers()
    const { cache, render } = arrange()
    await cache.getOrRender('/a')
    cache.purge()
    render.mockReturnValueOnce(new Promise(() => {}))
    const served = cache.getOrRender('/a')
    await vi.advanceTimersByTimeAsync(700)
    vi.useRealTimers()
    expect(await getText(await served)).toBe('/a')
  })

  test('with status 404 removes the page from the cache', async () => {
    const { cache, render, disk } = arrange()
    await cache.getOrRender('/a')
    cache.purge()
    render.mockResolvedValueOnce(await createRenderResult('not found', 404))
    expect((await cache.getOrRender('/a')).status).toBe(404)
    expect(cache.keys()).toEqual([])
    expect(disk.remove).toHaveBeenCalledWith('/a')
  })
})

describe('the limits', () => {
  test('evict the least recently used page if there are too many pages', async () => {
    const { cache, disk } = arrange({ limits: { entries: 2, bytes: 1_000_000 } })
    for (const key of ['/a', '/b']) await cache.getOrRender(key)
    cache.find('/a')
    await cache.getOrRender('/c')
    expect(cache.keys()).toEqual(['/a', '/c'])
    expect(disk.remove).toHaveBeenCalledWith('/b')
  })

  test('include the total number of bytes, which counts a replaced page once', async () => {
    const { page } = await createRenderResult('/a')
    const size = page.br.length + page.gzip.length
    const { cache } = arrange({ limits: { entries: 100, bytes: size * 2 } })
    for (const key of ['/a', '/b', '/c']) await cache.getOrRender(key)
    cache.purge()
    await cache.revalidateAll()
    expect(cache.size()).toEqual({ entries: 2, bytes: size * 2 })
  })
})

describe('a page restored from disk', () => {
  test('is revalidated first, and served only if that fails', async () => {
    const { cache, render } = arrange()
    const { page } = await createRenderResult('restored')
    cache.restore([['/a', page]])
    expect(cache.find('/a')).toBeUndefined()
    render.mockRejectedValueOnce(new Error('down'))
    expect(await cache.getOrRender('/a')).toBe(page)
  })
})
