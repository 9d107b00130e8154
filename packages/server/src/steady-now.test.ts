import { expect, test, vi } from 'vitest'
import { steadyNow } from './steady-now'

test('goes on when the clock of the machine is set back', () => {
  const before = steadyNow()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 24 * 60 * 60_000 })
  expect(steadyNow()).toBeGreaterThanOrEqual(before)
  vi.useRealTimers()
})
