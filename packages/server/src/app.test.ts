import { request as httpRequest } from 'node:http'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { describe, expect, it } from 'vitest'
import type { ServerContext } from './context'
import { rawRequest } from './testing/raw-request'
import { htmlResponse, startServer } from './testing/start'

const echo = async (request: Request) => Response.json({ body: await request.text(), url: request.url })
const post = (url: string, headers: Record<string, string>, body = 'a=1') =>
  fetch(`${url}/x`, { method: 'POST', headers, body })

describe('Origin', () => {
  const refused: [string, Record<string, string>][] = [
    ['missing', {}],
    ['null', { Origin: 'null' }],
    ['foreign', { Origin: 'https://evil.test' }],
    [
      'foreign with a spoofed forwarded host',
      { Origin: 'https://evil.test', 'X-Forwarded-Host': 'evil.test' },
    ],
    ['another scheme of our host', { Origin: 'http://site.test' }],
    ['of a sibling subdomain', { Origin: 'https://blog.site.test' }],
    ['of a host that begins as ours', { Origin: 'https://site.test.evil.test' }],
    ['of another port of our host', { Origin: 'https://site.test:8443' }],
  ]
  it.each(refused)('answers 403 to an unsafe method when it is %s', async (_, headers) => {
    const { url } = await startServer(echo)
    const answer = await post(url, headers)
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('<html lang="id">')
  })

  const methods = ['POST', 'PUT', 'PATCH', 'DELETE'].flatMap(method =>
    ['/x', '/x.data', '/en/x', '/healthy'].map((path): [string, string] => [method, path]),
  )
  it.each(methods)('lets no %s to %s reach the app from elsewhere', async (method, path) => {
    let reached = 0
    const { url } = await startServer(async () => {
      reached += 1
      return new Response('changed')
    })
    for (const [, headers] of refused) {
      expect((await fetch(url + path, { method, headers, body: 'a=1' })).status).toBe(403)
    }
    expect(reached).toBe(0)
  })

  it('accepts the public address and the host the request was sent to', async () => {
    const { url } = await startServer(echo)
    expect((await post(url, { Origin: 'https://site.test' })).status).toBe(200)
    expect((await post(url, { Origin: url })).status).toBe(200)
  })

  it("lets the framework's own check agree with ours", async () => {
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
    } as unknown as ServerBuild // the few fields that a resource route reads
    const remix = createRequestHandler(build, 'production')
    const { url } = await startServer(request => remix(request))
    expect((await post(url, { Origin: 'https://site.test' })).status).toBe(200)
  })
})

describe('forwarding headers', () => {
  const facts = async (request: Request, { clientAddress }: ServerContext) =>
    Response.json({
      clientAddress,
      url: request.url,
      seen: [...request.headers.keys()].filter(key => /forward/.test(key)),
    })
  const headers = {
    'X-Forwarded-For': '203.0.113.7',
    'X-Forwarded-Host': 'site.test',
    'X-Forwarded-Proto': 'https',
  }

  it('count for nothing from a stranger and never reach the app', async () => {
    const { url } = await startServer(facts)
    const seen = await (await fetch(`${url}/x`, { headers })).json()
    expect(seen).toEqual({ clientAddress: '127.0.0.1', url: `${url}/x`, seen: [] })
  })

  it('are believed from a trusted proxy, the nearest untrusted address being the visitor', async () => {
    const { url } = await startServer(facts, { trustedProxy: '127.0.0.0/8' })
    const chain = { ...headers, 'X-Forwarded-For': '198.51.100.1, 203.0.113.7, 127.0.0.9' }
    const seen = await (await fetch(`${url}/x`, { headers: chain })).json()
    expect(seen).toEqual({ clientAddress: '203.0.113.7', url: 'https://site.test/x', seen: [] })
  })
})

describe('bodies', () => {
  it('are refused with 413 when they say that they are too large', async () => {
    const { url } = await startServer(echo, { maxBodyBytes: 10 })
    expect((await post(url, { Origin: url }, 'x'.repeat(11))).status).toBe(413)
    expect((await post(url, { Origin: url }, 'x'.repeat(10))).status).toBe(200)
  })

  it('are read to their end before the refusal, so that a browser still sending can show it', async () => {
    const { url } = await startServer(echo, { maxBodyBytes: 256 * 1024 })
    const { hostname, port } = new URL(url)
    const length = 1024 * 1024
    const answer = await new Promise<{ status: number | undefined; sent: number }>((resolve, reject) => {
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
    expect(answer).toEqual({ status: 413, sent: length })
  })

  it('are refused with 413 when they turn out too large', async () => {
    const { url } = await startServer(echo, { maxBodyBytes: 10 })
    const head = [
      'POST /x HTTP/1.1',
      `Host: ${new URL(url).host}`,
      `Origin: ${url}`,
      'Transfer-Encoding: chunked',
    ]
    expect(await rawRequest(url, head, '14\r\n01234567890123456789\r\n0\r\n\r\n')).toMatch(/^HTTP\/1\.1 413/)
  })
})

describe('pages', () => {
  it('carry a policy with the nonce that the app was given', async () => {
    const { url } = await startServer(async (_, { nonce }) =>
      htmlResponse(`<script nonce="${nonce}">1</script>`),
    )
    const answer = await fetch(url)
    const nonce = /nonce="(\w+)"/.exec(await answer.text())?.[1]
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`)
    expect(policy).toMatch(/object-src 'none'; base-uri 'none'; frame-ancestors 'none'/)
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin')
  })

  it('carry hashes of their own inline scripts alone, and the same bytes each time, where pages are stored', async () => {
    const html = (nonce: string) => `<script nonce="${nonce}">own()</script><script>smuggled()</script>`
    const { url } = await startServer(async (_, { nonce }) => htmlResponse(html(nonce)), {
      csp: 'hashes',
      publicUrl: 'http://site.test',
    })
    const [one, two] = await Promise.all([fetch(url), fetch(url)])
    expect(await one.text()).toBe('<script>own()</script><script>smuggled()</script>')
    expect(await two.text()).toBe('<script>own()</script><script>smuggled()</script>')
    expect(one.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/]+=';/)
    expect(one.headers.has('strict-transport-security')).toBe(false)
  })

  it('may be shown in a frame by whom the app names alone', async () => {
    const { url } = await startServer(
      async () => htmlResponse('<p>draft</p>', { 'x-framed-by': 'https://panel.test' }),
      {
        csp: 'hashes',
      },
    )
    const { headers } = await fetch(url)
    expect(headers.get('content-security-policy')).toContain('frame-ancestors https://panel.test')
    expect([headers.has('x-frame-options'), headers.has('x-framed-by')]).toEqual([false, false])
  })

  it('that are finished have a tag, and are not sent again to who holds it', async () => {
    const { url } = await startServer(async () => htmlResponse('<p>same</p>'), { csp: 'hashes' })
    const tag = (await fetch(url)).headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
    const again = await fetch(url, { headers: { 'If-None-Match': tag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('stream compressed, each piece as soon as the page pauses', async () => {
    let more = (_: string | null) => {}
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        more = text =>
          text === null ? controller.close() : controller.enqueue(new TextEncoder().encode(text))
      },
    })
    const { url } = await startServer(
      async () => new Response(stream, { headers: { 'Content-Type': 'text/html' } }),
    )
    more('<p>first</p>')
    const answer = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
    expect(answer.headers.get('content-encoding')).toBe('br')
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toBe('<p>first</p>')
    more('<p>second</p>')
    more(null)
    expect((await reader?.read())?.value).toBe('<p>second</p>')
  })

  it('become a plain 500 with a request id when the app breaks', async () => {
    const server = await startServer(async () => {
      throw new Error('broken')
    })
    const answer = await fetch(`${server.url}/en/x`)
    expect(answer.status).toBe(500)
    expect(await answer.text()).toContain('Something went wrong on our side')
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  })
})
