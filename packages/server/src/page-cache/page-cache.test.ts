import { describe, expect, it, vi } from 'vitest'
import { deferred, renderedPage, silentLog } from '../testing/pages'
import { type CachedPage, compressPage, decompressBody, type RenderResult } from './cached-page'
import { coolDownMs, createPageCache, type PageCacheSettings } from './page-cache'

const text = async (page: CachedPage | undefined) =>
  page && /<p>(.*)<\/p>/.exec((await decompressBody(page)).toString())?.[1]

/** A store whose clock and renders the test moves. */
function arrange(options: Partial<PageCacheSettings> = {}) {
  const clock = { now: 1_000_000 }
  const render = vi.fn<PageCacheSettings['render']>(async key => renderedPage(key))
  const disk = { write: vi.fn(), remove: vi.fn() }
  const limits = { entries: 10, bytes: 1_000_000 }
  const store = createPageCache({ render, limits, disk, log: silentLog, now: () => clock.now, ...options })
  return { clock, render, disk, store }
}

describe('a page in the store', () => {
  it('is rendered once for all who ask at the same time, and then kept', async () => {
    const { store, render } = arrange()
    const pages = await Promise.all([
      store.getOrRender('/a'),
      store.getOrRender('/a'),
      store.getOrRender('/a'),
    ])
    expect(new Set(pages).size).toBe(1)
    expect(render).toHaveBeenCalledTimes(1)
    expect(store.find('/a')).toBe(pages[0])
  })

  it('is served old and made anew in the background when it is no longer fresh', async () => {
    const { store, render, clock } = arrange({ freshFor: () => 3_000 })
    await store.getOrRender('/a')
    clock.now += 2_999
    store.find('/a')
    expect(render).toHaveBeenCalledTimes(1)
    const again = deferred<RenderResult>()
    render.mockReturnValueOnce(again.promise)
    clock.now += 2
    expect(await text(store.find('/a'))).toBe('/a')
    expect(render).toHaveBeenCalledTimes(2)
    again.release(await renderedPage('new'))
    await expect.poll(() => text(store.find('/a'))).toBe('new')
  })

  it('is not written again when a new render changed nothing', async () => {
    const { store, disk } = arrange({
      render: async (_, known) => (known ? { page: known, outcome: 'good' } : renderedPage('same')),
    })
    await store.getOrRender('/a')
    store.purge()
    await store.getOrRender('/a')
    expect(disk.write).toHaveBeenCalledTimes(1)
  })
})

describe('a page that moved', () => {
  it('is dropped, and the redirect is sent instead of the last good copy', async () => {
    const { store, render, disk } = arrange()
    await store.getOrRender('/a')
    store.purge()
    render.mockResolvedValueOnce(await renderedPage('', 301, { location: '/b' }))
    const page = await store.getOrRender('/a')
    expect([page.status, page.headers]).toEqual([301, expect.arrayContaining([['location', '/b']])])
    expect(disk.remove).toHaveBeenCalledWith('/a')
  })
})

describe('a page that nobody has yet', () => {
  it('is tried again for who came late to a try that failed, and not for who began it', async () => {
    const { store, render, clock } = arrange()
    const slow = deferred<RenderResult>()
    render.mockReturnValueOnce(slow.promise)
    const first = store.getOrRender('/a')
    clock.now += 2_001
    const late = store.getOrRender('/a')
    slow.release(await renderedPage('busy', 503))
    expect((await first).status).toBe(503)
    expect(await text(await late)).toBe('/a')
    expect(render).toHaveBeenCalledTimes(2)
  })
})

describe('a purge', () => {
  it('makes the next reader wait for the new page', async () => {
    const { store, render } = arrange()
    await store.getOrRender('/a')
    render.mockResolvedValueOnce(await renderedPage('edited'))
    store.purge()
    expect(store.find('/a')).toBeUndefined()
    expect(await text(await store.getOrRender('/a'))).toBe('edited')
  })

  it('keeps out what began to be rendered before it', async () => {
    const { store, render } = arrange()
    const old = deferred<RenderResult>()
    render.mockReturnValueOnce(old.promise)
    const early = store.getOrRender('/a')
    store.purge()
    render.mockResolvedValueOnce(await renderedPage('edited'))
    expect(await text(await store.getOrRender('/a'))).toBe('edited')
    old.release(await renderedPage('before'))
    await early
    expect(await text(store.find('/a'))).toBe('edited')
  })

  it('keeps it out even where nothing newer is there yet', async () => {
    const { store, render } = arrange()
    const old = deferred<RenderResult>()
    render.mockReturnValueOnce(old.promise)
    const early = store.getOrRender('/a')
    store.purge()
    old.release(await renderedPage('before'))
    await early
    expect(store.find('/a')).toBeUndefined()
    expect(store.keys()).toEqual([])
  })

  it('is followed by every page made anew, the most used first, and those nobody asked for yet', async () => {
    const { store, render } = arrange()
    for (const key of ['/a', '/b']) await store.getOrRender(key)
    store.find('/a')
    store.purge()
    render.mockClear()
    await store.revalidateAll(['/c', '/a'])
    expect(render.mock.calls.map(([key]) => key)).toEqual(['/a', '/b', '/c'])
    for (const key of ['/a', '/b', '/c']) expect(store.find(key)).toBeDefined()
  })
})

describe('a render that fails', () => {
  const failures: [string, () => Promise<RenderResult>][] = [
    ['throws', () => Promise.reject(new Error('down'))],
    ['is a 500', () => renderedPage('broken', 500)],
    ['is a redirect to the sign-in', () => renderedPage('', 302, { location: '/sign-in' })],
    ['is for one visitor alone', () => renderedPage('mine', 200, { 'set-cookie': 'a=b' })],
    [
      'was cut off',
      () =>
        compressPage({
          status: 200,
          headers: new Headers({ 'content-type': 'text/html' }),
          text: '<html><p>ha',
        }),
    ],
    ['must not be stored', () => renderedPage('mine', 200, { 'cache-control': 'no-store' })],
  ]
  it.each(failures)('because it %s is never kept: the last good page stands in', async (_, fail) => {
    const { store, render } = arrange()
    await store.getOrRender('/a')
    store.purge()
    render.mockImplementationOnce(fail)
    expect(await text(await store.getOrRender('/a'))).toBe('/a')
    expect(store.keys()).toEqual(['/a'])
  })

  it.each(failures)('because it %s is not kept as the first page either', async (_, fail) => {
    const { store, render } = arrange()
    render.mockImplementationOnce(fail)
    await store.getOrRender('/a')
    expect(store.keys()).toEqual([])
  })

  it('is not tried again for a moment', async () => {
    const { store, render, clock } = arrange()
    await store.getOrRender('/a')
    store.purge()
    render.mockRejectedValueOnce(new Error('down'))
    await store.getOrRender('/a')
    await store.getOrRender('/a')
    expect(render).toHaveBeenCalledTimes(2)
    clock.now += coolDownMs
    await store.getOrRender('/a')
    expect(render).toHaveBeenCalledTimes(3)
  })

  it('or hangs holds nobody up who can have a good copy', async () => {
    vi.useFakeTimers()
    const { store, render } = arrange()
    await store.getOrRender('/a')
    store.purge()
    render.mockReturnValueOnce(new Promise(() => {}))
    const answer = store.getOrRender('/a')
    await vi.advanceTimersByTimeAsync(700)
    vi.useRealTimers()
    expect(await text(await answer)).toBe('/a')
  })

  it('of a page that is gone takes the kept one away', async () => {
    const { store, render, disk } = arrange()
    await store.getOrRender('/a')
    store.purge()
    render.mockResolvedValueOnce(await renderedPage('not found', 404))
    expect((await store.getOrRender('/a')).status).toBe(404)
    expect(store.keys()).toEqual([])
    expect(disk.remove).toHaveBeenCalledWith('/a')
  })
})

describe('the bounds', () => {
  it('hold by number: the least used page goes', async () => {
    const { store, disk } = arrange({ limits: { entries: 2, bytes: 1_000_000 } })
    for (const key of ['/a', '/b']) await store.getOrRender(key)
    store.find('/a')
    await store.getOrRender('/c')
    expect(store.keys()).toEqual(['/a', '/c'])
    expect(disk.remove).toHaveBeenCalledWith('/b')
  })

  it('hold by bytes, and count what was replaced once', async () => {
    const { page } = await renderedPage('/a')
    const size = page.br.length + page.gzip.length
    const { store } = arrange({ limits: { entries: 100, bytes: size * 2 } })
    for (const key of ['/a', '/b', '/c']) await store.getOrRender(key)
    store.purge()
    await store.revalidateAll()
    expect(store.size()).toEqual({ entries: 2, bytes: size * 2 })
  })
})

describe('what an earlier process kept', () => {
  it('stands in while nothing newer can be had, and is made anew first', async () => {
    const { store, render } = arrange()
    const { page } = await renderedPage('kept')
    store.restore([['/a', page]])
    expect(store.find('/a')).toBeUndefined()
    render.mockRejectedValueOnce(new Error('down'))
    expect(await store.getOrRender('/a')).toBe(page)
  })
})
