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

test('a provider sign-in starts over plain http in production', async () => {
  const store = backend.strapi.store({ type: 'plugin', name: 'users-permissions', key: 'grant' })
  const grant = (await store.get({})) as { google: object }
  const google = { ...grant.google, enabled: true, key: 'key', secret: 'secret' }
  await store.set({ value: { ...grant, google } })
  const answer = await backend.call('GET', '/connect/google')
  await store.set({ value: grant })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toMatch(/^https:\/\/accounts\.google\.com\//)
  expect((await backend.call('GET', '/connect/google')).status).toBe(400)
})

test('the panel finds its icon', async () => {
  const answer = await fetch(`${backend.origin}/favicon.ico`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
})
