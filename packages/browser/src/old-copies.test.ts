import { afterEach, expect, test, vi } from 'vitest'
import { showOldCopies } from './old-copies'

afterEach(() => vi.useRealTimers())

test('a warning appears when the page is older than it says, also while it stays open', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-30T05:00:00Z') })
  document.body.innerHTML = `<p hidden data-old-after="2026-11-30T04:59:00Z"></p><p hidden data-old-after="2026-11-30T05:00:20Z"></p>`
  showOldCopies()
  const read = () => [...document.querySelectorAll('p')].map(({ hidden }) => hidden)
  expect(read()).toEqual([false, true])
  vi.advanceTimersByTime(30_000)
  expect(read()).toEqual([false, false])
})
