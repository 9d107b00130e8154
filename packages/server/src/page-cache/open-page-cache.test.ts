import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startPageCacheServer } from '../testing/page-cache-server'
import { createDeferred } from '../testing/pages'
import { rawRequest } from '../testing/raw-request'

describe('a cached page', () => {
  test('is rendered once, without visitor data, regardless of campaign parameters in the URL', async () => {
    const { url, handle } = await startPageCacheServer()
    const headers = { Cookie: 'a=b', 'Accept-Language': 'en' }
    const one = await fetch(`${url}/about?utm_source=a`, { headers })
    const two = await fetch(`${url}/about?fbclid=b`)
    expect(await one.text()).toBe('<html><script>own()</script>/about first</html>')
    expect(await two.text()).toContain('/about first')
    expect(handle).toHaveBeenCalledTimes(1)
    const [request] = handle.mock.calls[0] ?? []
    expect(request?.url).toBe('https://site.test/about')
    expect([request?.headers.get('cookie'), request?.headers.get('accept-language')]).toEqual([null, null])
  })

  test('has page headers, and a policy with the hashes of its scripts', async () => {
    const { url } = await startPageCacheServer()
    const { headers } = await fetch(`${url}/about`)
    const raw = await rawRequest(url, ['GET /about HTTP/1.1', `Host: ${new URL(url).host}`])
    expect(raw.match(/^content-security-policy:/gim)).toHaveLength(1)
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/]+=';/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('public, max-age=0')
    expect(headers.get('vary')).toBe('Accept-Encoding')
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  })

  test.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])(
    'is sent for Accept-Encoding %s as %s, with a strong ETag for that encoding',
    async (accepted, encoding) => {
      const { url } = await startPageCacheServer()
      const headers = { 'Accept-Encoding': accepted }
      const response = await fetch(`${url}/about`, { headers })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(await response.text()).toContain('/about first')
      const tag = response.headers.get('etag') ?? ''
      expect(tag).toMatch(encoding ? new RegExp(`^"[\\w-]{22}-${encoding}"$`) : /^"[\w-]{22}"$/)
      for (const header of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const again = await fetch(`${url}/about`, { headers: { ...headers, 'If-None-Match': header } })
        expect([again.status, await again.text()]).toEqual([304, ''])
      }
      const other = await fetch(`${url}/about`, { headers: { ...headers, 'If-None-Match': '"other"' } })
      expect(other.status).toBe(200)
    },
  )

  test('is sent without a body for HEAD', async () => {
    const { url } = await startPageCacheServer()
    const lines = ['HEAD /about HTTP/1.1', `Host: ${new URL(url).host}`]
    expect(await rawRequest(url, lines)).toMatch(
      /^HTTP\/1\.1 200 OK[\s\S]*Content-Length: \d+\r\n[\s\S]*\r\n\r\n$/,
    )
  })

  test('is replaced by the maintenance page during maintenance', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'data-'))
    writeFileSync(join(dataDir, 'maintenance'), '')
    const { url } = await startPageCacheServer({}, { dataDir })
    expect((await fetch(`${url}/about`)).status).toBe(503)
  })

  test('is bypassed, or replaced by a redirect with a cookie, as determined by the overrides', async () => {
    const { url, handle } = await startPageCacheServer({
      getOverrides: ({ cookie }, _, search) =>
        cookie === 'editor' ? { bypass: true } : cookie ? { redirect: `/en?${search}`, cookie } : null,
    })
    const redirected = await fetch(`${url}/about?a=b`, { headers: { Cookie: 'en=1' }, redirect: 'manual' })
    expect([
      redirected.status,
      redirected.headers.get('location'),
      redirected.headers.get('set-cookie'),
    ]).toEqual([302, '/en?a=b', 'en=1'])
    expect(redirected.headers.get('cache-control')).toBe('private, no-store')
    expect(handle).not.toHaveBeenCalled()
    await fetch(`${url}/about`)
    await fetch(`${url}/about`, { headers: { Cookie: 'editor' } })
    expect(handle).toHaveBeenCalledTimes(2)
  })

  test('is private if it is sent with a cookie', async () => {
    const { url } = await startPageCacheServer({ getOverrides: () => ({ cookie: 'locale=en' }) })
    const { headers } = await fetch(`${url}/about`)
    expect([headers.get('set-cookie'), headers.get('cache-control')]).toEqual([
      'locale=en',
      'private, no-store',
    ])
  })

  test('is replaced by an error page if the overrides cannot be read, and the process continues', async () => {
    const { url, lines } = await startPageCacheServer({
      getOverrides: ({ cookie }) => {
        if (cookie) throw new RangeError('Input buffers must have the same byte length')
        return null
      },
    })
    const broken = await fetch(`${url}/en/about`, { headers: { Cookie: 'preview=x' } })
    expect([broken.status, broken.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8'])
    expect(broken.headers.get('x-content-type-options')).toBe('nosniff')
    expect(broken.headers.get('content-security-policy')).not.toContain(', ')
    expect(await broken.text()).toContain('<html lang="en">')
    expect((await fetch(`${url}/about`)).status).toBe(200)
    expect(lines).toContainEqual(expect.objectContaining({ message: 'a request listener failed' }))
  })

  test('is not stored if it fails to render', async () => {
    const { url, cms } = await startPageCacheServer()
    cms.status = 500
    expect((await fetch(`${url}/about`)).status).toBe(500)
    cms.status = 200
    expect((await fetch(`${url}/about`)).status).toBe(200)
  })
})

describe('the page cache', () => {
  test('polls for changes, in case a hook call was lost', async () => {
    const cms = { revision: 'a' }
    const { url, cms: content } = await startPageCacheServer({ getRevision: async () => cms.revision })
    await fetch(`${url}/about`)
    content.text = 'second'
    cms.revision = 'b'
    await expect
      .poll(async () => (await fetch(`${url}/about`)).text(), { timeout: 15_000 })
      .toContain('second')
  })

  test('is ready once every prerendered page is cached, and retries while the CMS is unavailable', async () => {
    const cold = createDeferred<string>()
    const prerendered = ['/', '/about']
    const { url, cms, handle } = await startPageCacheServer(
      { getRevision: () => cold.promise },
      { prerendered },
    )
    cms.status = 503
    cold.release('a')
    await expect.poll(() => handle.mock.calls.length).toBe(2)
    const waiting = await fetch(`${url}/readyz`)
    expect([waiting.status, await waiting.json()]).toEqual([503, { ok: false, missing: prerendered }])
    cms.status = 200
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 15_000 }).toBe(200)
  })

  test('is ready immediately with the pages of an earlier process, even without the CMS', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'data-'))
    const first = await startPageCacheServer({}, { dataDir })
    await fetch(`${first.url}/about`)
    await first.close()
    const getRevision = () => Promise.reject(new Error('down'))
    const second = await startPageCacheServer({ getRevision }, { dataDir, prerendered: ['/about'] })
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
    const cold = await startPageCacheServer({ getRevision }, { prerendered: ['/about'] })
    expect((await fetch(`${cold.url}/readyz`)).status).toBe(503)
  })

  test('serves the pages of an earlier process while the app cannot render them', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'data-'))
    const first = await startPageCacheServer({}, { dataDir })
    await fetch(`${first.url}/about`)
    await first.close()
    const second = await startPageCacheServer({}, { dataDir })
    second.cms.status = 500
    expect(await (await fetch(`${second.url}/about`)).text()).toContain('/about first')
    const newer = await startPageCacheServer({}, { dataDir, build: { id: 'b2', timestamp: 0 } })
    newer.cms.status = 500
    expect((await fetch(`${newer.url}/about`)).status).toBe(500)
  })

  test('passes other requests to the app', async () => {
    const { url, handle } = await startPageCacheServer()
    await fetch(`${url}/contact`)
    await fetch(`${url}/contact`)
    await fetch(`${url}/about`, { method: 'POST', headers: { Origin: url } })
    expect(handle).toHaveBeenCalledTimes(3)
    expect((await fetch(`${url}/About`, { redirect: 'manual' })).status).toBe(200)
  })
})
