import { describe, expect, it, vi } from 'vitest'
import { held, quiet, rendered } from '../testing/pages'
import { createPageStore, type PageStoreOptions, restAfterFailure } from './page-store'
import { packPage, plainBody, type Rendered, type StoredPage } from './stored-page'

const text = async (page: StoredPage | undefined) =>
  page && /<p>(.*)<\/p>/.exec((await plainBody(page)).toString())?.[1]

/** A store whose clock and renders the test moves. */
function arrange(options: Partial<PageStoreOptions> = {}) {
  const clock = { now: 1_000_000 }
  const render = vi.fn<PageStoreOptions['render']>(async key => rendered(key))
  const disk = { write: vi.fn(), remove: vi.fn() }
  const limits = { entries: 10, bytes: 1_000_000 }
  const store = createPageStore({ render, limits, disk, log: quiet, now: () => clock.now, ...options })
  return { clock, render, disk, store }
}

describe('a page in the store', () => {
  it('is rendered once for all who ask at the same time, and then kept', async () => {
    const { store, render } = arrange()
    const pages = await Promise.all([store.answer('/a'), store.answer('/a'), store.answer('/a')])
    expect(new Set(pages).size).toBe(1)
    expect(render).toHaveBeenCalledTimes(1)
    expect(store.find('/a')).toBe(pages[0])
  })

  it('is served old and made anew in the background when it is no longer fresh', async () => {
    const { store, render, clock } = arrange({ freshFor: () => 3_000 })
    await store.answer('/a')
    clock.now += 2_999
    store.find('/a')
    expect(render).toHaveBeenCalledTimes(1)
    const again = held<Rendered>()
    render.mockReturnValueOnce(again.promise)
    clock.now += 2
    expect(await text(store.find('/a'))).toBe('/a')
    expect(render).toHaveBeenCalledTimes(2)
    again.release(await rendered('new'))
    await expect.poll(() => text(store.find('/a'))).toBe('new')
  })

  it('is not written again when a new render changed nothing', async () => {
    const { store, disk } = arrange({
      render: async (_, known) => (known ? { page: known, verdict: 'good' } : rendered('same')),
    })
    await store.answer('/a')
    store.purge()
    await store.answer('/a')
    expect(disk.write).toHaveBeenCalledTimes(1)
  })
})

describe('a page that moved', () => {
  it('is dropped, and the redirect is sent instead of the last good copy', async () => {
    const { store, render, disk } = arrange()
    await store.answer('/a')
    store.purge()
    render.mockResolvedValueOnce(await rendered('', 301, { location: '/b' }))
    const page = await store.answer('/a')
    expect([page.status, page.headers]).toEqual([301, expect.arrayContaining([['location', '/b']])])
    expect(disk.remove).toHaveBeenCalledWith('/a')
  })
})

describe('a page that nobody has yet', () => {
  it('is tried again for who came late to a try that failed, and not for who began it', async () => {
    const { store, render, clock } = arrange()
    const slow = held<Rendered>()
    render.mockReturnValueOnce(slow.promise)
    const first = store.answer('/a')
    clock.now += 2_001
    const late = store.answer('/a')
    slow.release(await rendered('busy', 503))
    expect((await first).status).toBe(503)
    expect(await text(await late)).toBe('/a')
    expect(render).toHaveBeenCalledTimes(2)
  })
})

describe('a purge', () => {
  it('makes the next reader wait for the new page', async () => {
    const { store, render } = arrange()
    await store.answer('/a')
    render.mockResolvedValueOnce(await rendered('edited'))
    store.purge()
    expect(store.find('/a')).toBeUndefined()
    expect(await text(await store.answer('/a'))).toBe('edited')
  })

  it('keeps out what began to be rendered before it', async () => {
    const { store, render } = arrange()
    const old = held<Rendered>()
    render.mockReturnValueOnce(old.promise)
    const early = store.answer('/a')
    store.purge()
    render.mockResolvedValueOnce(await rendered('edited'))
    expect(await text(await store.answer('/a'))).toBe('edited')
    old.release(await rendered('before'))
    await early
    expect(await text(store.find('/a'))).toBe('edited')
  })

  it('keeps it out even where nothing newer is there yet', async () => {
    const { store, render } = arrange()
    const old = held<Rendered>()
    render.mockReturnValueOnce(old.promise)
    const early = store.answer('/a')
    store.purge()
    old.release(await rendered('before'))
    await early
    expect(store.find('/a')).toBeUndefined()
    expect(store.keys()).toEqual([])
  })

  it('is followed by every page made anew, the most used first, and those nobody asked for yet', async () => {
    const { store, render } = arrange()
    for (const key of ['/a', '/b']) await store.answer(key)
    store.find('/a')
    store.purge()
    render.mockClear()
    await store.refresh(['/c', '/a'])
    expect(render.mock.calls.map(([key]) => key)).toEqual(['/a', '/b', '/c'])
    for (const key of ['/a', '/b', '/c']) expect(store.find(key)).toBeDefined()
  })
})

describe('a render that fails', () => {
  const failures: [string, () => Promise<Rendered>][] = [
    ['throws', () => Promise.reject(new Error('down'))],
    ['is a 500', () => rendered('broken', 500)],
    ['is a redirect to the sign-in', () => rendered('', 302, { location: '/sign-in' })],
    ['is for one visitor alone', () => rendered('mine', 200, { 'set-cookie': 'a=b' })],
    [
      'was cut off',
      () =>
        packPage({ status: 200, headers: new Headers({ 'content-type': 'text/html' }), text: '<html><p>ha' }),
    ],
    ['must not be stored', () => rendered('mine', 200, { 'cache-control': 'no-store' })],
  ]
  it.each(failures)('because it %s is never kept: the last good page stands in', async (_, fail) => {
    const { store, render } = arrange()
    await store.answer('/a')
    store.purge()
    render.mockImplementationOnce(fail)
    expect(await text(await store.answer('/a'))).toBe('/a')
    expect(store.keys()).toEqual(['/a'])
  })

  it.each(failures)('because it %s is not kept as the first page either', async (_, fail) => {
    const { store, render } = arrange()
    render.mockImplementationOnce(fail)
    await store.answer('/a')
    expect(store.keys()).toEqual([])
  })

  it('is not tried again for a moment', async () => {
    const { store, render, clock } = arrange()
    await store.answer('/a')
    store.purge()
    render.mockRejectedValueOnce(new Error('down'))
    await store.answer('/a')
    await store.answer('/a')
    expect(render).toHaveBeenCalledTimes(2)
    clock.now += restAfterFailure
    await store.answer('/a')
    expect(render).toHaveBeenCalledTimes(3)
  })

  it('or hangs holds nobody up who can have a good copy', async () => {
    vi.useFakeTimers()
    const { store, render } = arrange()
    await store.answer('/a')
    store.purge()
    render.mockReturnValueOnce(new Promise(() => {}))
    const answer = store.answer('/a')
    await vi.advanceTimersByTimeAsync(700)
    vi.useRealTimers()
    expect(await text(await answer)).toBe('/a')
  })

  it('of a page that is gone takes the kept one away', async () => {
    const { store, render, disk } = arrange()
    await store.answer('/a')
    store.purge()
    render.mockResolvedValueOnce(await rendered('not found', 404))
    expect((await store.answer('/a')).status).toBe(404)
    expect(store.keys()).toEqual([])
    expect(disk.remove).toHaveBeenCalledWith('/a')
  })
})

describe('the bounds', () => {
  it('hold by number: the least used page goes', async () => {
    const { store, disk } = arrange({ limits: { entries: 2, bytes: 1_000_000 } })
    for (const key of ['/a', '/b']) await store.answer(key)
    store.find('/a')
    await store.answer('/c')
    expect(store.keys()).toEqual(['/a', '/c'])
    expect(disk.remove).toHaveBeenCalledWith('/b')
  })

  it('hold by bytes, and count what was replaced once', async () => {
    const { page } = await rendered('/a')
    const size = page.br.length + page.gzip.length
    const { store } = arrange({ limits: { entries: 100, bytes: size * 2 } })
    for (const key of ['/a', '/b', '/c']) await store.answer(key)
    store.purge()
    await store.refresh()
    expect(store.size()).toEqual({ entries: 2, bytes: size * 2 })
  })
})

describe('what an earlier process kept', () => {
  it('stands in while nothing newer can be had, and is made anew first', async () => {
    const { store, render } = arrange()
    const { page } = await rendered('kept')
    store.restore([['/a', page]])
    expect(store.find('/a')).toBeUndefined()
    render.mockRejectedValueOnce(new Error('down'))
    expect(await store.answer('/a')).toBe(page)
  })
})
