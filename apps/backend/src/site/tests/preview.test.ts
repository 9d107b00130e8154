import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, previewToken, startBackend } from '#tests/harness'
import { openPanel } from '#tests/panel'

const page = 'api::page.page'

let backend: Backend
let panel: Awaited<ReturnType<typeof openPanel>>
beforeAll(async () => {
  backend = await startBackend({ seed: 'sample' })
  panel = await openPanel(backend)
})
afterAll(() => backend.stop())

async function getLink(uid: string, key: Record<string, string>, query: string) {
  const found = await backend.strapi.documents(uid as typeof page).findFirst({ locale: 'id', filters: key })
  const path = `/content-manager/preview/url/${uid}?documentId=${found?.documentId}&${query}`
  const { status, body } = await panel.call('GET', path)
  return { status, url: new URL(body.data.url) }
}

test('the panel gets a signed link to the page in the current language, which expires after a few minutes', async () => {
  const { url } = await getLink(page, { slug: 'about' }, 'locale=en&status=draft')
  expect(url.origin + url.pathname).toBe('http://127.0.0.1:3000/preview')
  const [text = '', signature] = (url.searchParams.get('token') ?? '').split('.')
  expect(signature).toBe(createHmac('sha256', previewToken).update(text).digest('base64url'))
  const payload = JSON.parse(Buffer.from(text, 'base64url').toString())
  expect(payload).toMatchObject({
    path: '/en/about',
    draft: true,
    panel: backend.origin.replace(/:\d+$/, ':1337'),
  })
  expect(payload.expires - Date.now()).toBeLessThanOrEqual(15 * 60_000)
})

test.each([
  [page, { slug: 'home' }, 'locale=id&status=draft', '/', true],
  [page, { slug: 'home' }, 'locale=en&status=published', '/en', false],
  ['api::industry.industry', { key: 'hotel' }, 'locale=en&status=draft', '/en/industry/hotel', true],
  ['api::faq.faq', {}, 'locale=id&status=draft', '/faq', true],
] as const)('the preview link of %s %j with ?%s leads to %s', async (uid, key, query, path, draft) => {
  const { url } = await getLink(uid, key, query)
  const [text = ''] = (url.searchParams.get('token') ?? '').split('.')
  expect(JSON.parse(Buffer.from(text, 'base64url').toString())).toMatchObject({ path, draft })
})

test('a preview link requires a panel session', async () => {
  const response = await fetch(
    `${backend.origin}/content-manager/preview/url/${page}?documentId=x&status=draft`,
  )
  expect(response.status).toBe(401)
})
