import { beforeEach, expect, test, vi } from 'vitest'
import { headScript } from './head-script'

const html = document.documentElement

beforeEach(() => {
  delete html.dataset.returned
})

test.each([
  ['navigate', undefined],
  ['reload', ''],
  ['back_forward', ''],
])('sets data-returned according to the navigation type: %s', (type, returned) => {
  vi.stubGlobal('performance', { now: () => 1, getEntriesByType: () => [{ type }] })
  new Function(headScript)()
  expect(html.dataset.returned).toBe(returned)
  vi.unstubAllGlobals()
})
