import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from './harness'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ seed: 'sample' })
})
afterAll(() => backend.stop())

test('speaks Indonesian by default, and English', async () => {
  const locales = await backend.strapi.plugin('i18n').service('locales').find()
  expect(locales.map((locale: { code: string }) => locale.code).sort()).toEqual(['en', 'id'])
  expect(await backend.strapi.plugin('i18n').service('locales').getDefaultLocale()).toBe('id')
})

test('the panel finds its icon', async () => {
  const answer = await fetch(`${backend.origin}/favicon.ico`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
})
