import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reloadOnce } from './reload-guard'

const assign = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  assign.mockReset()
  vi.stubGlobal('location', {
    href: 'https://portal.test/',
    origin: 'https://portal.test',
    assign,
    reload: assign,
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('reloadOnce', () => {
  test('loads a target once, and again only after 10 s', () => {
    expect(reloadOnce('/orders')).toBe(true)
    expect(reloadOnce('/orders')).toBe(false)
    vi.advanceTimersByTime(9_999)
    expect(reloadOnce('/orders')).toBe(false)
    vi.advanceTimersByTime(1)
    expect(reloadOnce('/orders')).toBe(true)
    expect(assign).toHaveBeenCalledTimes(2)
  })

  test('does not load another site', () => {
    reloadOnce('https://else.test/')
    expect(assign).not.toHaveBeenCalled()
  })
})
