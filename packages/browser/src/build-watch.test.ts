import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forceFullPageLoads, watchBuild } from './build-watch'
import { watchUnsavedForms } from './unsaved-forms'

const fetchMock = vi.fn<typeof fetch>()
const latest = (id: string) => fetchMock.mockImplementation(async () => Response.json({ id, timestamp: 1 }))
const visibility = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  fetchMock.mockReset()
  vi.stubGlobal('fetch', fetchMock)
  visibility('visible')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the build watch', () => {
  test('polls every 60 s with a timestamp in the URL, and reports a new build once', async () => {
    const onNew = vi.fn()
    latest('b1')
    watchBuild('b1', onNew)
    await vi.advanceTimersByTimeAsync(59_999)
    expect(fetchMock).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(fetchMock.mock.calls[0]?.[0]).toMatch(/^\/builds\/latest\.json\?\d+$/)
    latest('b2')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onNew).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(fetchMock.mock.calls.slice(2).map(([path]) => path)).toEqual(['/builds/meta/b2.json'])
  })

  test('reports the new build and logs a warning if its manifest is unavailable', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const onNew = vi.fn()
    latest('b2')
    watchBuild('b1', onNew)
    await vi.advanceTimersByTimeAsync(59_999)
    fetchMock.mockResolvedValueOnce(Response.json({ id: 'b2' }))
    fetchMock.mockResolvedValueOnce(new Response(null, { status: 404 }))
    await vi.advanceTimersByTimeAsync(1)
    expect(log).toHaveBeenCalledOnce()
    expect(onNew).toHaveBeenCalledOnce()
    log.mockRestore()
  })

  test('pauses while the tab is hidden, and polls once the tab is visible again if a minute has passed', async () => {
    latest('b1')
    const stop = watchBuild('b1', () => {})
    visibility('hidden')
    await vi.advanceTimersByTimeAsync(300_000)
    expect(fetchMock).not.toHaveBeenCalled()
    visibility('visible')
    await vi.advanceTimersByTimeAsync(0)
    expect(fetchMock).toHaveBeenCalledOnce()
    stop()
  })

  test('continues after a failed request', async () => {
    const onNew = vi.fn()
    fetchMock.mockRejectedValueOnce(new TypeError('offline'))
    watchBuild('b1', onNew)
    await vi.advanceTimersByTimeAsync(60_000)
    latest('b2')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onNew).toHaveBeenCalledOnce()
  })

  test('makes followed links bypass the router, except links to a fragment', () => {
    const router = vi.fn((event: Event) => event.preventDefault())
    document.body.innerHTML = '<a href="/orders">x</a><a href="#here">y</a>'
    document.addEventListener('click', router)
    forceFullPageLoads()
    for (const link of document.querySelectorAll('a')) link.click()
    expect(router).toHaveBeenCalledOnce()
    document.removeEventListener('click', router)
  })

  test('leaves links to the router while a form has unsaved values', () => {
    const router = vi.fn((event: Event) => event.preventDefault())
    document.body.innerHTML = '<form method="post"><input name="brand_name"></form><a href="/orders">x</a>'
    document.addEventListener('click', router)
    const stop = watchUnsavedForms()
    document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
    forceFullPageLoads()
    document.querySelector('a')?.click()
    expect(router).toHaveBeenCalledOnce()
    stop()
    document.removeEventListener('click', router)
  })
})
