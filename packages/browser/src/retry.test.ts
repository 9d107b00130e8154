import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { retryUntilAvailable } from './retry'

const ask = vi.fn<typeof fetch>()
const reload = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('location', { href: 'https://site.test/about', reload })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

describe('retryUntilAvailable', () => {
  it('requests the page every minute and reloads once it is available', async () => {
    document.body.innerHTML = '<p data-retry></p>'
    ask
      .mockResolvedValueOnce(new Response(null, { status: 503 }))
      .mockRejectedValueOnce(new TypeError('offline'))
    ask.mockResolvedValue(new Response(null))
    retryUntilAvailable()
    await vi.advanceTimersByTimeAsync(120_000)
    expect([ask.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('does nothing on other pages', async () => {
    document.body.innerHTML = '<p></p>'
    retryUntilAvailable()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(ask).not.toHaveBeenCalled()
  })
})
