import { createHmac } from 'node:crypto'
import { deriveKeys } from '@bgm/server/secrets'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { loader as campaignPage } from '#app/routes/campaign-page'
import { loader as home } from '#app/routes/home'
import { loader as linkImage } from '#app/routes/link-image'
import { action, loader } from '#app/routes/preview'
import { catchResponse, loaderArgs, respondWithPages, startCms } from '#app/testing/cms'
import { clearPreviewCookie, openPreviewLink, readPreviewCookie } from './preview.server'
import { getRequestOverrides } from './request-overrides.server'

const panel = 'http://127.0.0.1:1337'

const token = (changes: object = {}, secret = 'preview-token-of-the-tests') => {
  const payload = { path: '/en/about', draft: true, panel, expires: Date.now() + 60_000, ...changes }
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url')
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}
const getCookie = (given = token()) => openPreviewLink(given)?.cookie.split(';')[0] ?? ''

afterEach(() => vi.useRealTimers())

describe('a preview link', () => {
  test('redirects to its page with a signed HttpOnly cookie', async () => {
    const response = await catchResponse(() => loader(loaderArgs(`/preview?token=${token()}`)))
    expect([response.status, response.headers.get('location')]).toEqual([302, '/en/about'])
    expect(response.headers.get('set-cookie')).toMatch(
      /^preview=[\w-]+\.[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  const invalid: [string, string | null][] = [
    ['is missing', null],
    ['has expired', token({ expires: Date.now() - 1 })],
    ['is signed with another secret', token({}, 'another-secret-altogether')],
    ['was modified', token().replace(/^./, 'x')],
    ['points to another site', token({ path: '//evil.test' })],
    ['has an invalid panel origin', token({ panel: "https://a.test; script-src 'unsafe-inline'" })],
  ]
  test.each(invalid)('that %s is rejected', (_, given) => {
    expect(openPreviewLink(given)).toBeNull()
  })
})

describe('the preview cookie', () => {
  test('lasts an hour and is rejected once modified', () => {
    const cookie = getCookie()
    expect(readPreviewCookie(`a=b; ${cookie}`)).toMatchObject({ draft: true, panel })
    expect(readPreviewCookie(cookie.replace('preview=', 'preview=x'))).toBeNull()
    expect(readPreviewCookie('preview=')).toBeNull()
    vi.useFakeTimers({ now: Date.now() + 3_600_001 })
    expect(readPreviewCookie(cookie)).toBeNull()
  })

  test.each([
    ['é'.repeat(43), 'a signature of 43 characters and more bytes'],
    ['ÿ'.repeat(43), 'bytes that Node reads as Latin-1'],
    ['', 'no signature'],
    ['x'.repeat(8_000), 'a signature of 8 kB'],
  ])('is rejected without an error: %# %s', given => {
    expect(readPreviewCookie(`preview=e30.${given}`)).toBeNull()
  })

  test('is signed with a derived key', () => {
    const text = Buffer.from(JSON.stringify({ draft: true, panel, expires: Date.now() + 60_000 })).toString(
      'base64url',
    )
    const sign = (key: string) => createHmac('sha256', key).update(text).digest('base64url')
    const keys = deriveKeys(['session-secret-of-before'], 'site preview')
    expect(readPreviewCookie(`preview=${text}.${sign('session-secret-of-the-tests')}`)).toBeNull()
    expect(readPreviewCookie(`preview=${text}.${sign(keys[0] ?? '')}`)).toMatchObject({ draft: true })
  })

  test('bypasses the page cache only if it is valid', () => {
    expect(getRequestOverrides({ cookie: getCookie() }, '/about', '')).toEqual({ bypass: true })
    expect(getRequestOverrides({ cookie: 'preview=forged.value' }, '/about', '')).toBeNull()
  })

  test('makes the content client send the preview token only when it shows drafts', async () => {
    const { calls } = startCms()
    await home(loaderArgs('/', { headers: { cookie: getCookie() } }))
    expect(calls.map(({ headers }) => headers.get('authorization'))).toContain(
      'Bearer preview-token-of-the-tests',
    )
    calls.splice(0)
    await home(loaderArgs('/', { headers: { cookie: getCookie(token({ draft: false })) } }))
    await home(loaderArgs('/', { headers: { cookie: 'preview=forged.value' } }))
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual(calls.map(() => null))
  })

  test('shows the draft of a campaign page', async () => {
    startCms(respondWithPages({ slug: 'draft-sample', title: 'Draf' }))
    const params = { slug: 'draft-sample' }
    const headers = { cookie: getCookie() }
    const { page } = await campaignPage(loaderArgs('/en/draft-sample', { params, headers }))
    expect(page.name).toBe('Draf')
  })

  test('prevents caching of link images of drafts', async () => {
    startCms()
    const load = (cookie: string) =>
      linkImage(loaderArgs('/pictures/home.png', { params: { '*': 'home.png' }, headers: { cookie } }))
    expect((await load(getCookie())).headers.get('cache-control')).toBe('private, no-store')
    expect((await load('preview=forged.value')).headers.get('cache-control')).toContain('public')
  })

  test('is cleared when the editor leaves the preview and is redirected to the page', () => {
    const left = action(loaderArgs('/preview?to=/en/about'))
    expect([left.status, left.headers.get('location')]).toEqual([303, '/en/about'])
    expect(left.headers.get('set-cookie')).toBe(clearPreviewCookie())
    for (const away of ['//evil.test', 'https://evil.test', '/\\evil.test', ''])
      expect(action(loaderArgs(`/preview?to=${encodeURIComponent(away)}`)).headers.get('location')).toBe('/')
  })
})
