import { afterEach, beforeEach, expect, vi } from 'vitest'

// React warnings and Radix accessibility warnings fail the tests.
beforeEach(() => {
  vi.spyOn(console, 'error')
})
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
