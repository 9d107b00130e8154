import { messages as en } from '@bgm/i18n/messages/en/portal'
import { messages as insideEn } from '@bgm/i18n/messages/en/signed-in'
import { messages as id } from '@bgm/i18n/messages/id/portal'
import { messages as insideId } from '@bgm/i18n/messages/id/signed-in'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { clearContentCache } from '#app/http/cached-content.server'
import { addMessages } from '#app/text'

addMessages('id', id)
addMessages('id', insideId)
addMessages('en', en)
addMessages('en', insideEn)

beforeEach(() => {
  clearContentCache()
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  expect(calls, 'console.error').toEqual([])
})
