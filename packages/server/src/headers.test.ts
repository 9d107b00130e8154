import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ServerContext } from './context'
import { contentSecurityPolicy } from './security-headers'
import { htmlResponse, startTestServer } from './testing/start'

const inline = (nonce: string) => `<!doctype html><script nonce="${nonce}">go()</script><h1>Halo</h1>`

/** An app with a path for each type of response. */
const app = async (request: Request, { nonce }: ServerContext) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/breaks') throw new Error('broken')
  if (pathname === '/missing') return new Response(inline(nonce), { status: 404, headers: html })
  if (pathname === '/error') return new Response(inline(nonce), { status: 500, headers: html })
  if (pathname === '/moved') return new Response(null, { status: 302, headers: { Location: '/' } })
  if (pathname === '/file') return new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } })
  if (pathname.endsWith('.data')) return Response.json({})
  return htmlResponse(inline(nonce))
}
const html = { 'Content-Type': 'text/html; charset=utf-8' }
const own = { method: 'POST', headers: { Origin: 'https://site.test' } }

const addresses: [string, number, RequestInit?][] = [
  ['/', 200],
  ['/en/orders', 200],
  ['/_root.data', 200],
  ['/file', 200],
  ['/moved', 302],
  ['/About/', 308],
  ['/missing', 404],
  ['/error', 500],
  ['/breaks', 500],
  ['/%E0%A4%A', 400],
  ['/assets/app-abc.js', 200],
  ['/assets/gone-123.js', 404],
  ['/robots.txt', 200],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/builds/latest.json', 200],
  ['/builds/meta/b0.json', 404],
  ['/x', 403, { method: 'POST' }],
  ['/x', 413, { ...own, body: 'x'.repeat(70_000) }],
]

const expected = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-frame-options': 'DENY',
}

function expectHeaders(response: Response) {
  const policy = response.headers.get('content-security-policy') ?? ''
  const actual = Object.fromEntries(Object.keys(expected).map(name => [name, response.headers.get(name)]))
  expect(actual).toEqual(expected)
  expect(response.headers.get('permissions-policy')).toContain('camera=()')
  for (const part of ["base-uri 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(part)
  expect(policy).toMatch(/object-src 'none'|default-src 'none'/)
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-|script-src[^;]*\*|posthog/)
  expect(response.headers.get('server') ?? response.headers.get('x-powered-by')).toBeNull()
  return policy
}

describe.each(['nonce', 'hashes'] as const)('security headers (%s)', csp => {
  test.each(addresses)('are sent for %s with status %i', async (path, status, init) => {
    const { url } = await startTestServer(app, { csp })
    const response = await fetch(url + path, { redirect: 'manual', ...init })
    expect(response.status).toBe(status)
    const policy = expectHeaders(response)
    const text = await response.text()
    if (!text.includes('<script')) return
    const allowed = csp === 'nonce' ? /nonce="(\w+)"/.exec(text)?.[1] : 'sha256-'
    expect(policy).toContain(`script-src 'self' '${csp === 'nonce' ? `nonce-${allowed}` : allowed}`)
  })

  test('allow the microphone only to an app that needs it', async () => {
    const getPolicy = async (options: object) =>
      (await fetch((await startTestServer(app, { csp, ...options })).url)).headers.get('permissions-policy')
    expect(await getPolicy({})).toContain('microphone=(),')
    expect(await getPolicy({ microphone: true })).toContain('microphone=(self),')
  })

  test('are also sent during maintenance', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'maintenance-'))
    writeFileSync(join(dataDir, 'maintenance'), '')
    const { url } = await startTestServer(app, { csp, dataDir })
    for (const [path, init] of [
      ['/', {}],
      ['/_root.data', {}],
      ['/x', own],
    ] as const) {
      const response = await fetch(url + path, init)
      expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '120'])
      expectHeaders(response)
    }
  })

  test('allow the analytics host if it is configured, and forbid caching by default', async () => {
    const { url } = await startTestServer(app, {
      csp,
      cspSources: { 'connect-src': ['https://posthog.test'] },
    })
    const response = await fetch(url)
    expect(response.headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://posthog.test",
    )
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })
})

test('the policy omits directives that fall back to default-src', () => {
  const policy = contentSecurityPolicy(
    { scripts: [], styles: [] },
    { 'frame-src': ['https://pay.test'] },
    false,
  )
  expect(policy).toBe(
    "default-src 'self'; script-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; form-action 'self'; frame-src 'self' https://pay.test; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  )
})
