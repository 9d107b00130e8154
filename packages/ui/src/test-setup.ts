import { afterEach, beforeEach, expect, vi } from 'vitest'

// A warning of React or the accessibility of Radix is a failure, not a line to scroll past.
beforeEach(() => {
  vi.spyOn(console, 'error')
})
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
