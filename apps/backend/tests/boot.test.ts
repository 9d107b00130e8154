import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ seed: 'sample' })
})
afterAll(() => backend.stop())

test('supports Indonesian (the default) and English', async () => {
  const locales = await backend.strapi.plugin('i18n').service('locales').find()
  expect(locales.map((locale: { code: string }) => locale.code).sort()).toEqual(['en', 'id'])
  expect(await backend.strapi.plugin('i18n').service('locales').getDefaultLocale()).toBe('id')
})

test('serves the panel icon', async () => {
  const response = await fetch(`${backend.origin}/favicon.ico`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
})
