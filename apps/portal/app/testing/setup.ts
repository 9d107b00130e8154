import { messages as en } from '@bgm/i18n/messages/en/portal'
import { messages as id } from '@bgm/i18n/messages/id/portal'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { loadText } from '#app/text'

loadText('id', id)
loadText('en', en)

beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  expect(calls, 'console.error').toEqual([])
})
