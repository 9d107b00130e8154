import { request as httpRequest } from 'node:http'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { describe, expect, test } from 'vitest'
import type { ServerContext } from './context'
import { rawRequest } from './testing/raw-request'
import { htmlResponse, startTestServer } from './testing/start'

const echo = async (request: Request) => Response.json({ body: await request.text(), url: request.url })
const post = (url: string, headers: Record<string, string>, body = 'a=1') =>
  fetch(`${url}/x`, { method: 'POST', headers, body })

describe('the Origin check', () => {
  const rejected: [string, Record<string, string>][] = [
    ['missing', {}],
    ['null', { Origin: 'null' }],
    ['foreign', { Origin: 'https://evil.test' }],
    [
      'foreign with a spoofed forwarded host',
      { Origin: 'https://evil.test', 'X-Forwarded-Host': 'evil.test' },
    ],
    ['another scheme of our host', { Origin: 'http://site.test' }],
    ['of a sibling subdomain', { Origin: 'https://blog.site.test' }],
    ['of a host with our host as a prefix', { Origin: 'https://site.test.evil.test' }],
    ['of another port of our host', { Origin: 'https://site.test:8443' }],
  ]
  test.each(rejected)('responds 403 to an unsafe method if Origin is %s', async (_, headers) => {
    const { url } = await startTestServer(echo)
    const response = await post(url, headers)
    expect(response.status).toBe(403)
    expect(await response.text()).toContain('<html lang="id">')
  })

  const methods = ['POST', 'PUT', 'PATCH', 'DELETE'].flatMap(method =>
    ['/x', '/x.data', '/en/x', '/healthy'].map((path): [string, string] => [method, path]),
  )
  test.each(methods)('rejects a cross-origin %s to %s before it reaches the app', async (method, path) => {
    let reached = 0
    const { url } = await startTestServer(async () => {
      reached += 1
      return new Response('changed')
    })
    for (const [, headers] of rejected) {
      expect((await fetch(url + path, { method, headers, body: 'a=1' })).status).toBe(403)
    }
    expect(reached).toBe(0)
  })

  test('accepts the public URL and the host to which the request was sent', async () => {
    const { url } = await startTestServer(echo)
    expect((await post(url, { Origin: 'https://site.test' })).status).toBe(200)
    expect((await post(url, { Origin: url })).status).toBe(200)
  })

  test("accepts requests in such a way that they also pass Remix's own check", async () => {
    const build = {
      routes: {
        a: { id: 'a', path: 'x', module: { action: () => Response.json('done'), default: undefined } },
      },
      entry: { module: { default: () => new Response() } },
      assets: { routes: {}, entry: { module: '', imports: [] }, url: '', version: '' },
      future: { v3_singleFetch: true },
      publicPath: '/',
      assetsBuildDirectory: '',
      isSpaMode: false,
      mode: 'production',
    } as unknown as ServerBuild // contains only the fields that a resource route uses
    const remix = createRequestHandler(build, 'production')
    const { url } = await startTestServer(request => remix(request))
    expect((await post(url, { Origin: 'https://site.test' })).status).toBe(200)
  })
})

describe('forwarding headers', () => {
  const app = async (request: Request, { clientAddress }: ServerContext) =>
    Response.json({
      clientAddress,
      url: request.url,
      forwarded: [...request.headers.keys()].filter(key => /forward/.test(key)),
    })
  const headers = {
    'X-Forwarded-For': '203.0.113.7',
    'X-Forwarded-Host': 'site.test',
    'X-Forwarded-Proto': 'https',
  }

  test('of an untrusted client are ignored and not passed to the app', async () => {
    const { url } = await startTestServer(app)
    const received = await (await fetch(`${url}/x`, { headers })).json()
    expect(received).toEqual({ clientAddress: '127.0.0.1', url: `${url}/x`, forwarded: [] })
  })

  test('of a trusted proxy are used, with the nearest untrusted address as the client', async () => {
    const { url } = await startTestServer(app, { trustedProxy: '127.0.0.0/8' })
    const chain = { ...headers, 'X-Forwarded-For': '198.51.100.1, 203.0.113.7, 127.0.0.9' }
    const received = await (await fetch(`${url}/x`, { headers: chain })).json()
    expect(received).toEqual({ clientAddress: '203.0.113.7', url: 'https://site.test/x', forwarded: [] })
  })
})

describe('a body that is too large', () => {
  test('is rejected with 413 based on its Content-Length', async () => {
    const { url } = await startTestServer(echo, { maxBodyBytes: 10 })
    expect((await post(url, { Origin: url }, 'x'.repeat(11))).status).toBe(413)
    expect((await post(url, { Origin: url }, 'x'.repeat(10))).status).toBe(200)
  })

  test('is read completely before the response is sent, so that the browser shows the response', async () => {
    const { url } = await startTestServer(echo, { maxBodyBytes: 256 * 1024 })
    const { hostname, port } = new URL(url)
    const length = 1024 * 1024
    const response = await new Promise<{ status: number | undefined; sent: number }>((resolve, reject) => {
      const sending = httpRequest({
        hostname,
        port,
        path: '/x',
        method: 'POST',
        headers: { Origin: url, 'Content-Length': length },
      })
      let sent = 0
      sending.on('error', reject)
      sending.on('response', response => resolve({ status: response.statusCode, sent }))
      const send = () => {
        sending.write(Buffer.alloc(length / 8))
        sent += length / 8
        if (sent === length) sending.end()
        else setImmediate(send)
      }
      send()
    })
    expect(response).toEqual({ status: 413, sent: length })
  })

  test('is also rejected with 413 if it has no Content-Length', async () => {
    const { url } = await startTestServer(echo, { maxBodyBytes: 10 })
    const head = [
      'POST /x HTTP/1.1',
      `Host: ${new URL(url).host}`,
      `Origin: ${url}`,
      'Transfer-Encoding: chunked',
    ]
    expect(await rawRequest(url, head, '14\r\n01234567890123456789\r\n0\r\n\r\n')).toMatch(/^HTTP\/1\.1 413/)
  })
})

describe('a page', () => {
  test('has a policy with the nonce passed to the app', async () => {
    const { url } = await startTestServer(async (_, { nonce }) =>
      htmlResponse(`<script nonce="${nonce}">1</script>`),
    )
    const response = await fetch(url)
    const nonce = /nonce="(\w+)"/.exec(await response.text())?.[1]
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`)
    expect(policy).toMatch(/object-src 'none'; base-uri 'none'; frame-ancestors 'none'/)
    expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin')
  })

  test('allows only its own inline scripts when using hashes, and is byte-identical each time', async () => {
    const html = (nonce: string) => `<script nonce="${nonce}">own()</script><script>injected()</script>`
    const { url } = await startTestServer(async (_, { nonce }) => htmlResponse(html(nonce)), {
      csp: 'hashes',
      publicUrl: 'http://site.test',
    })
    const [one, two] = await Promise.all([fetch(url), fetch(url)])
    expect(await one.text()).toBe('<script>own()</script><script>injected()</script>')
    expect(await two.text()).toBe('<script>own()</script><script>injected()</script>')
    expect(one.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/]+=';/)
    expect(one.headers.has('strict-transport-security')).toBe(false)
  })

  test('may be framed only by the origin that the app specifies', async () => {
    const { url } = await startTestServer(
      async () => htmlResponse('<p>draft</p>', { 'x-framed-by': 'https://panel.test' }),
      {
        csp: 'hashes',
      },
    )
    const { headers } = await fetch(url)
    expect(headers.get('content-security-policy')).toContain('frame-ancestors https://panel.test')
    expect([headers.has('x-frame-options'), headers.has('x-framed-by')]).toEqual([false, false])
  })

  test('has an ETag when using hashes, and is not sent again if it is unchanged', async () => {
    const { url } = await startTestServer(async () => htmlResponse('<p>same</p>'), { csp: 'hashes' })
    const etag = (await fetch(url)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
    const again = await fetch(url, { headers: { 'If-None-Match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('is compressed while streaming, and flushed whenever the stream pauses', async () => {
    let write = (_: string | null) => {}
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        write = text =>
          text === null ? controller.close() : controller.enqueue(new TextEncoder().encode(text))
      },
    })
    const { url } = await startTestServer(
      async () => new Response(stream, { headers: { 'Content-Type': 'text/html' } }),
    )
    write('<p>first</p>')
    const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
    expect(response.headers.get('content-encoding')).toBe('br')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toBe('<p>first</p>')
    write('<p>second</p>')
    write(null)
    expect((await reader?.read())?.value).toBe('<p>second</p>')
  })

  test('is replaced by a plain error page with a request id if the app throws', async () => {
    const server = await startTestServer(async () => {
      throw new Error('broken')
    })
    const response = await fetch(`${server.url}/en/x`)
    expect(response.status).toBe(500)
    expect(await response.text()).toContain('Something went wrong on our side')
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  })
})
