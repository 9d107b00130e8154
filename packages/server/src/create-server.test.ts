import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startHttpServer } from './create-server'
import type { RouteHandler } from './request-listener'
import { rawRequest } from './testing/raw-request'
import { createClientDir, htmlResponse, startTestServer } from './testing/start'

const hello = async () => htmlResponse('<h1>Halo</h1>')

describe('assets', () => {
  test('serves precompressed hashed files as immutable', async () => {
    const { url } = await startTestServer(hello)
    const response = await fetch(`${url}/assets/app-abc.js`, { headers: { 'Accept-Encoding': 'br' } })
    expect(await response.text()).toBe('console.info(1)')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('makes browsers revalidate a service worker on every use, and leaves pages to the app', async () => {
    const clientDir = createClientDir()
    for (const name of ['service-worker.js', 'index.html']) writeFileSync(join(clientDir, name), '')
    const page = async () => htmlResponse('page of the app')
    const { url } = await startTestServer(page, { clientDir, revalidatedFiles: ['/service-worker.js'] })
    const worker = await fetch(`${url}/service-worker.js`)
    expect(worker.headers.get('cache-control')).toBe('no-cache')
    expect(await (await fetch(`${url}/index.html`)).text()).toBe('page of the app')
  })

  test('caches other files for an hour, and responds 404 for a missing asset without involving the app', async () => {
    const { url } = await startTestServer(async () => {
      throw new Error('called')
    })
    expect((await fetch(`${url}/robots.txt`)).headers.get('cache-control')).toBe('public, max-age=3600')
    const gone = await fetch(`${url}/assets/old-123.js`)
    expect(gone.status).toBe(404)
    expect(gone.headers.get('cache-control')).toBe('no-store')
  })
})

describe('paths', () => {
  const redirected: [string, string][] = [
    ['/about/', '/about'],
    ['//evil.test/x', '/evil.test/x'],
    ['/En', '/en'],
    ['/EN/Order/Ab?x=1', '/en/Order/Ab?x=1'],
    ['/en//about//', '/en/about'],
  ]
  test.each(redirected)('redirects %s to %s with 308', async (from, to) => {
    const { url } = await startTestServer(hello)
    const response = await rawRequest(url, [`GET ${from} HTTP/1.1`, 'Host: site.test'])
    expect(response).toMatch(/^HTTP\/1\.1 308/)
    expect(response).toMatch(new RegExp(`location: ${to.replace('?', '\\?')}\r\n`, 'i'))
  })

  test('redirects a whole path to lower case if configured', async () => {
    const { url } = await startTestServer(hello, { lowercasePaths: true })
    const response = await fetch(`${url}/Industry/Hotel`, { redirect: 'manual' })
    expect(response.headers.get('location')).toBe('/industry/hotel')
  })

  test('responds 400 for a path that cannot be decoded', async () => {
    const { url } = await startTestServer(hello)
    expect((await fetch(`${url}/%E0%A4%A`)).status).toBe(400)
    expect(await rawRequest(url, ['GET /\\evil.test HTTP/1.1', 'Host: site.test'])).toMatch(/^HTTP\/1\.1 400/)
  })
})

describe('routes of an app', () => {
  const answered: RouteHandler = (incoming, outgoing, { clientAddress, requestId }) => {
    if (incoming.url === '/fails') return Promise.reject(new Error('broken'))
    if (!incoming.url?.startsWith('/calls')) return null
    outgoing.writeHead(200, { 'Content-Type': 'application/json' })
    outgoing.end(JSON.stringify({ clientAddress, requestId }))
    return Promise.resolve()
  }

  test('take precedence over assets and pages, and receive the client address', async () => {
    const { url } = await startTestServer(hello, { routes: answered })
    const response = await fetch(`${url}/calls`, { method: 'POST', headers: { 'X-Request-Id': 'request-1' } })
    expect(await response.json()).toEqual({ clientAddress: '127.0.0.1', requestId: 'request-1' })
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await fetch(`${url}/assets/app-abc.js`)).status).toBe(200)
    expect(await (await fetch(`${url}/page`)).text()).toBe('<h1>Halo</h1>')
  })

  test('respond 500 if they fail, and the process continues', async () => {
    const { url } = await startTestServer(hello, { routes: answered })
    expect((await fetch(`${url}/fails`)).status).toBe(500)
    expect((await fetch(`${url}/calls`)).status).toBe(200)
  })

  test('are logged at debug level if they are routine and succeed', async () => {
    const server = await startTestServer(hello, { routes: answered, routinePaths: ['/calls', '/fails'] })
    for (const path of ['/calls', '/fails', '/page']) await (await fetch(server.url + path)).text()
    await server.close()
    expect(server.lines.map(line => line.path).filter(Boolean)).toEqual(['/fails', '/page'])
  })

  test('can end long-lived responses when the server closes', async () => {
    let end = () => {}
    const closed: string[] = []
    const server = await startTestServer(hello, {
      routes: (_, outgoing) => {
        outgoing.write('first ')
        end = () => void outgoing.end('last')
        return Promise.resolve()
      },
      onDrain: () => end(),
      onClosed: async () => void closed.push('closed'),
    })
    const response = await fetch(`${server.url}/stream`)
    await server.close()
    expect(await response.text()).toBe('first last')
    expect(closed).toEqual(['closed'])
  })
})

describe('health and builds', () => {
  test('serves health checks, the current build (uncached) and its metadata', async () => {
    const { url } = await startTestServer(hello, {
      routeRules: { '/register': { redirect: 'https://portal.test/register' } },
      prerendered: ['/about'],
    })
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true })
    const latest = await fetch(`${url}/builds/latest.json?1700000000`)
    expect(latest.headers.get('cache-control')).toBe('no-store')
    expect(await latest.json()).toEqual({ id: 'b1', timestamp: 1_700_000_000_000 })
    expect(await (await fetch(`${url}/builds/meta/b1.json`)).json()).toMatchObject({
      id: 'b1',
      routeRules: { '/register': { redirect: 'https://portal.test/register' } },
      prerendered: ['/about'],
    })
    expect((await fetch(`${url}/builds/meta/b0.json`)).status).toBe(404)
  })

  test('responds 503 while the app is not ready', async () => {
    const { url } = await startTestServer(hello, { isReady: () => false })
    expect((await fetch(`${url}/readyz`)).status).toBe(503)
  })
})

describe('maintenance', () => {
  test('lasts as long as the file exists, and responds 503 with a page in the language of the path', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'data-'))
    const { url } = await startTestServer(async request => htmlResponse(new URL(request.url).pathname), {
      dataDir,
    })
    writeFileSync(join(dataDir, 'maintenance'), '')
    const page = await fetch(`${url}/en/about`)
    expect([page.status, page.headers.get('retry-after'), await page.text()]).toEqual([
      503,
      '120',
      '/en/maintenance',
    ])
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect((await fetch(`${url}/assets/app-abc.js`)).status).toBe(200)
    rmSync(join(dataDir, 'maintenance'))
    await expect.poll(async () => (await fetch(`${url}/en/about`)).status, { timeout: 5000 }).toBe(200)
  })
})

describe('the server', () => {
  test('reports that it is not ready while shutting down, and completes in-flight requests', async () => {
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    const server = await startTestServer(async () => released.then(hello), { drainNoticeMs: 300 })
    const running = fetch(`${server.url}/slow`)
    await expect.poll(() => fetch(`${server.url}/readyz`).then(response => response.status)).toBe(200)
    const closed = server.close()
    const readyz = await fetch(`${server.url}/readyz`)
    expect([readyz.status, readyz.headers.get('connection')]).toEqual([503, 'close'])
    release()
    expect((await running).status).toBe(200)
    await closed
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
  })

  test('responds on an idle connection while it closes, and accepts no new connections', async () => {
    const server = await startTestServer(hello, { drainIdleMs: 60_000 })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const request = () =>
      new Promise<IncomingMessage>((resolve, reject) => {
        get(`${server.url}/healthz`, { agent }, response => resolve(response.resume())).on('error', reject)
      })
    expect((await request()).headers.connection).toBe('keep-alive')
    const closed = server.close()
    await expect.poll(() => fetch(`${server.url}/healthz`).catch(() => 'refused')).toBe('refused')
    const last = await request()
    expect([last.statusCode, last.headers.connection]).toEqual([200, 'close'])
    await closed
    agent.destroy()
  })

  test('fails to start with a one-line error if the port is in use', async () => {
    const first = await startTestServer(hello)
    const second = startHttpServer({
      name: 'second',
      host: '127.0.0.1',
      port: Number(new URL(first.url).port),
      publicUrl: 'http://127.0.0.1:1',
      clientDir: createClientDir(),
      build: { id: 'b', timestamp: 0 },
      handle: hello,
      logLevel: 'silent',
    })
    await expect(second).rejects.toThrow(
      /^Port \d+ on 127\.0\.0\.1 is in use: stop the process that uses it, or set PORT\.$/,
    )
  })

  test('logs a request without query, IP address or ids', async () => {
    const server = await startTestServer(hello)
    await fetch(`${server.url}/invitations/k3J9dkQ02nfh28dk2?email=a@b.test`, {
      headers: { 'X-Request-Id': 'from-portal-1' },
    })
    await server.close()
    const [line] = server.lines
    expect(line).toMatchObject({
      request_id: 'from-portal-1',
      method: 'GET',
      path: '/invitations/:id',
      status: 200,
    })
    expect(JSON.stringify(server.lines)).not.toMatch(/a@b|127\.0\.0\.1|k3J9/)
  })
})
