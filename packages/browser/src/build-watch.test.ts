import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forceFullPageLoads, watchBuild } from './build-watch'
import { watchUnsavedForms } from './unsaved-forms'

const ask = vi.fn<typeof fetch>()
const latest = (id: string) => ask.mockImplementation(async () => Response.json({ id, timestamp: 1 }))
const visibility = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  ask.mockReset()
  vi.stubGlobal('fetch', ask)
  visibility('visible')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('new-build watch', () => {
  it('asks every 60 s with the time in the address, and tells a new build once', async () => {
    const onNew = vi.fn()
    latest('b1')
    watchBuild('b1', onNew)
    await vi.advanceTimersByTimeAsync(59_999)
    expect(ask).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ask.mock.calls[0]?.[0]).toMatch(/^\/builds\/latest\.json\?\d+$/)
    latest('b2')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onNew).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(ask.mock.calls.slice(2).map(([path]) => path)).toEqual(['/builds/meta/b2.json'])
  })

  it('only logs that the manifest of the new build cannot be read', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const onNew = vi.fn()
    latest('b2')
    watchBuild('b1', onNew)
    await vi.advanceTimersByTimeAsync(59_999)
    ask.mockResolvedValueOnce(Response.json({ id: 'b2' }))
    ask.mockResolvedValueOnce(new Response(null, { status: 404 }))
    await vi.advanceTimersByTimeAsync(1)
    expect(log).toHaveBeenCalledOnce()
    expect(onNew).toHaveBeenCalledOnce()
    log.mockRestore()
  })

  it('rests in a hidden tab and asks at once when a minute has passed there', async () => {
    latest('b1')
    const stop = watchBuild('b1', () => {})
    visibility('hidden')
    await vi.advanceTimersByTimeAsync(300_000)
    expect(ask).not.toHaveBeenCalled()
    visibility('visible')
    await vi.advanceTimersByTimeAsync(0)
    expect(ask).toHaveBeenCalledOnce()
    stop()
  })

  it('goes on after a failed question', async () => {
    const onNew = vi.fn()
    ask.mockRejectedValueOnce(new TypeError('offline'))
    watchBuild('b1', onNew)
    await vi.advanceTimersByTimeAsync(60_000)
    latest('b2')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onNew).toHaveBeenCalledOnce()
  })

  it('keeps the next followed link from the router', () => {
    const router = vi.fn((event: Event) => event.preventDefault())
    document.body.innerHTML = '<a href="/orders">x</a><a href="#here">y</a>'
    document.addEventListener('click', router)
    forceFullPageLoads()
    for (const link of document.querySelectorAll('a')) link.click()
    expect(router).toHaveBeenCalledOnce()
    document.removeEventListener('click', router)
  })

  it('leaves every link to the router while a form holds what somebody typed', () => {
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
