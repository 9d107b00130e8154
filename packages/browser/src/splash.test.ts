import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { headScript } from './head-script'
import { endSplash, splashEndEvent } from './splash'

const html = document.documentElement
const ended = vi.fn()
const begin = () => {
  new Function(headScript)()
  endSplash()
}
const readyState = (value: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { value, configurable: true })

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  delete html.dataset.splash
  ended.mockReset()
  document.addEventListener(splashEndEvent, ended)
  readyState('loading')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.removeEventListener(splashEndEvent, ended)
})

describe('the splash', () => {
  test('fades one second after it started if the page is still loading, and ends 300 ms later', () => {
    begin()
    vi.advanceTimersByTime(998)
    expect(html.dataset.splash).not.toBe('leaving')
    vi.advanceTimersByTime(2)
    expect(html.dataset.splash).toBe('leaving')
    expect(ended).not.toHaveBeenCalled()
    vi.advanceTimersByTime(300)
    expect(ended).toHaveBeenCalledOnce()
    expect(html.dataset.splash).toBeUndefined()
  })

  test('fades 500 ms after the load event if that is sooner', () => {
    begin()
    vi.advanceTimersByTime(200)
    window.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(499)
    expect(html.dataset.splash).not.toBe('leaving')
    vi.advanceTimersByTime(1)
    expect(html.dataset.splash).toBe('leaving')
    vi.advanceTimersByTime(2000)
    expect(ended).toHaveBeenCalledOnce()
  })

  test('fades immediately if the load event was more than 500 ms ago', () => {
    class Timing {
      loadEventStart = performance.now() - 600
    }
    vi.stubGlobal('PerformanceNavigationTiming', Timing)
    const entry: unknown = new Timing()
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry as PerformanceEntry]) // only `loadEventStart` is read
    readyState('complete')
    html.dataset.splash = String(Math.round(performance.now()))
    endSplash()
    vi.advanceTimersByTime(0)
    expect(html.dataset.splash).toBe('leaving')
    vi.unstubAllGlobals()
  })

  test('is shown only for the first document of a browser session', () => {
    begin()
    vi.advanceTimersByTime(2000)
    begin()
    expect(html.dataset.splash).toBeUndefined()
  })

  test('is not shown with reduced motion', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList) // only `matches` is read
    begin()
    expect(html.dataset.splash).toBeUndefined()
  })
})
