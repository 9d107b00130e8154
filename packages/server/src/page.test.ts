import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import type { EntryContext } from '@remix-run/node'
import { describe, expect, test } from 'vitest'
import { createPageDataResponse, createPageResponse, readLoaderData } from './page'
import { startTestServer } from './testing/start'

const html = `<p>${'kafe · hotel '.repeat(300)}</p>`
const createHeaders = () => new Headers({ 'Content-Type': 'text/html; charset=utf-8' })
const page = async (request: Request) =>
  createPageResponse(request, html, { status: 200, headers: createHeaders() })

describe('a rendered page', () => {
  test.each([
    ['br', (body: Buffer) => brotliDecompressSync(body).toString()],
    ['identity', (body: Buffer) => body.toString()],
  ])('is sent with its length in the encoding %s', async (encoding, decode) => {
    const { url } = await startTestServer(page)
    const response = await new Promise<IncomingMessage>(resolve => {
      get(url, { headers: { 'Accept-Encoding': encoding } }, resolve)
    })
    const body = await buffer(response)
    expect(decode(body)).toBe(`<!DOCTYPE html>${html}`)
    expect(response.headers).toMatchObject({
      'content-length': String(body.length),
      'content-security-policy': expect.stringContaining("script-src 'self' 'nonce-"),
      'x-frame-options': 'DENY',
      vary: 'Accept-Encoding',
    })
  })

  test('keeps all its cookies', async () => {
    const { url } = await startTestServer(async request => {
      const headers = createHeaders()
      for (const cookie of ['a=1', 'b=2']) headers.append('Set-Cookie', cookie)
      return createPageResponse(request, html, { status: 404, headers })
    })
    const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
    expect([response.status, response.headers.getSetCookie()]).toEqual([404, ['a=1', 'b=2']])
  })

  test('is sent completely when using hashes, although removing the nonce changes its length', async () => {
    const { url } = await startTestServer(
      async (request, { nonce }) =>
        createPageResponse(request, `<script nonce="${nonce}">1</script>`, {
          status: 200,
          headers: createHeaders(),
        }),
      { csp: 'hashes' },
    )
    expect(await (await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })).text()).toBe(
      '<!DOCTYPE html><script>1</script>',
    )
  })

  test('has no length in the response to HEAD', () => {
    const request = new Request('https://site.test', { method: 'HEAD' })
    const { headers } = createPageResponse(request, html, { status: 200, headers: createHeaders() })
    expect(headers.has('content-length')).toBe(false)
  })
})

test('the data of a page is sent compressed, with its length', async () => {
  const headers = { 'Content-Type': 'text/x-script' }
  const { url } = await startTestServer(request =>
    createPageDataResponse(request, new Response('["data"]'.repeat(200), { status: 202, headers })),
  )
  const response = await fetch(`${url}/orders.data`, { headers: { 'Accept-Encoding': 'br' } })
  expect([response.status, response.headers.get('content-encoding')]).toEqual([202, 'br'])
  expect(Number(response.headers.get('content-length'))).toBeLessThan(200)
  expect(await response.text()).toBe('["data"]'.repeat(200))
})

test('loader data is read before rendering, even if a character is split across chunks', async () => {
  const bytes = new TextEncoder().encode('["é"]\n')
  const serverHandoffStream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of [bytes.slice(0, 3), bytes.slice(3)]) controller.enqueue(part)
      controller.close()
    },
  })
  const renderMeta: EntryContext['renderMeta'] = {}
  await readLoaderData({ serverHandoffStream, renderMeta })
  expect(renderMeta.streamCache?.[0]?.result).toEqual({ done: true, value: '["é"]\n' })
  expect(serverHandoffStream.locked).toBe(false)
})
