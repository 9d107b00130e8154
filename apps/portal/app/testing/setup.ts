import { messages as en } from '@bgm/i18n/messages/en'
import { messages as id } from '@bgm/i18n/messages/id'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { clearContentCache } from '#app/http/cached-content.server'
import { addMessages } from '#app/text'

addMessages('id', id)
addMessages('en', en)

beforeEach(() => {
  clearContentCache()
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  expect(calls, 'console.error').toEqual([])
})
