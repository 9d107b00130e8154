import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ServerContext } from './context'
import { htmlResponse, startServer } from './testing/start'

const inline = (nonce: string) => `<!doctype html><script nonce="${nonce}">go()</script><h1>Halo</h1>`

/** An app with one address of every kind. */
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

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-frame-options': 'DENY',
}

function judge(answer: Response) {
  const policy = answer.headers.get('content-security-policy') ?? ''
  const given = Object.fromEntries(Object.keys(everywhere).map(name => [name, answer.headers.get(name)]))
  expect(given).toEqual(everywhere)
  expect(answer.headers.get('permissions-policy')).toContain('camera=()')
  for (const part of ["base-uri 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(part)
  expect(policy).toMatch(/object-src 'none'|default-src 'none'/)
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-|script-src[^;]*\*|posthog/)
  expect(answer.headers.get('server') ?? answer.headers.get('x-powered-by')).toBeNull()
  return policy
}

describe.each(['nonce', 'hashes'] as const)('headers, with %s', csp => {
  it.each(addresses)(
    '%s (%i) are those of a page that nobody frames or sniffs',
    async (path, status, init) => {
      const { url } = await startServer(app, { csp })
      const answer = await fetch(url + path, { redirect: 'manual', ...init })
      expect(answer.status).toBe(status)
      const policy = judge(answer)
      const text = await answer.text()
      if (!text.includes('<script')) return
      const allowed = csp === 'nonce' ? /nonce="(\w+)"/.exec(text)?.[1] : 'sha256-'
      expect(policy).toContain(`script-src 'self' '${csp === 'nonce' ? `nonce-${allowed}` : allowed}`)
    },
  )

  it('are the same while the doors are closed', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'closed-'))
    writeFileSync(join(dataDir, 'maintenance'), '')
    const { url } = await startServer(app, { csp, dataDir })
    for (const [path, init] of [
      ['/', {}],
      ['/_root.data', {}],
      ['/x', own],
    ] as const) {
      const answer = await fetch(url + path, init)
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '120'])
      judge(answer)
    }
  })

  it('name the host of the statistics only where they are on, and never a store on pages of members', async () => {
    const { url } = await startServer(app, { csp, cspSources: { 'connect-src': ['https://posthog.test'] } })
    const answer = await fetch(url)
    expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self' https://posthog.test")
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })
})
