import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reloadWhenAvailable } from './retry'

const fetchMock = vi.fn<typeof fetch>()
const reload = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal('location', { href: 'https://site.test/about', reload })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

describe('reloadWhenAvailable', () => {
  test('requests the page every minute and reloads once it is available', async () => {
    document.body.innerHTML = '<p data-retry></p>'
    fetchMock
      .mockResolvedValueOnce(new Response(null, { status: 503 }))
      .mockRejectedValueOnce(new TypeError('offline'))
    fetchMock.mockResolvedValue(new Response(null))
    reloadWhenAvailable()
    await vi.advanceTimersByTimeAsync(120_000)
    expect([fetchMock.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reload).toHaveBeenCalledOnce()
  })

  test('does nothing on other pages', async () => {
    document.body.innerHTML = '<p></p>'
    reloadWhenAvailable()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(fetchMock).not.toHaveBeenCalled()
  })
})
