import { randomBytes } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { breakConnections, createRequest } from '@bgm/raw-requests/break-connections'
import { expect, test } from 'vitest'
import { fetchBuffered } from './fetch-buffered'
import { rawRequest } from './testing/raw-request'
import { htmlResponse, startTestServer } from './testing/start'

const big = `<p>${randomBytes(600_000).toString('base64')}</p>`

/** Streams a page in parts and waits for the reader between them. */
const streamed = () =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise(resolve => setImmediate(resolve))
      controller.enqueue(randomBytes(40_000))
    },
  })

async function handle(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/form') return htmlResponse(`${(await request.text()).length}`)
  if (pathname === '/big') return htmlResponse(big)
  if (pathname === '/stream') return new Response(streamed(), { headers: { 'Content-Type': 'text/html' } })
  if (pathname === '/broken')
    return new Response(
      new ReadableStream({
        start: controller => controller.enqueue(new Uint8Array(10)),
        pull: () => Promise.reject(new Error('The render failed')),
      }),
      { headers: { 'Content-Type': 'text/html' } },
    )
  return htmlResponse('<p>page</p>')
}

/** Writes to a response after its end, as a held event stream once did. */
const writeAfterEnd = (outgoing: ServerResponse) => {
  outgoing.end(Buffer.alloc(10_000_000))
  outgoing.write('more')
  outgoing.end('more')
}

const encodings = { 'Accept-Encoding': 'br, gzip' }
const requests = [
  createRequest('GET', '/'),
  createRequest('GET', '/assets/app-abc.js', { headers: encodings }),
  createRequest('GET', '/big', { headers: encodings }),
  createRequest('GET', '/stream', { headers: encodings }),
  createRequest('GET', '/stream'),
  createRequest('GET', '/broken', { headers: encodings }),
  createRequest('GET', '/held'),
  createRequest('POST', '/form', {
    body: 'name=value'.repeat(200),
    headers: { Origin: 'https://site.test' },
  }),
]

test('a server survives connections that break at every stage and then still answers', async () => {
  const server = await startTestServer(handle, {
    routes: (incoming, outgoing) =>
      incoming.url === '/held' ? Promise.resolve(writeAfterEnd(outgoing)) : null,
    drainTimeoutMs: 200,
  })
  expect(await breakConnections({ server: { url: server.url, requests } }, { seed: 1 })).toEqual([])
}, 30_000)

test('a response that is written after its end closes its connection and is logged', async () => {
  const { url, lines } = await startTestServer(handle, {
    routes: (_, outgoing) => Promise.resolve(writeAfterEnd(outgoing)),
  })
  const read = fetch(`${url}/held`).then(response => response.arrayBuffer())
  await expect(read).rejects.toThrow()
  expect(lines.map(({ message }) => message)).toContain('a response could not be written')
})

test.each([
  ['switches protocols', 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'],
  ['sends only informational responses', 'HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n'.repeat(500)],
  ['never ends its head', 'HTTP/1.1 200 OK\r\nX-A: b\r\n'],
  ['never ends its body', 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc'],
  ['sends nothing', ''],
])('a call to a backend that %s ends at its deadline', async (_, bytes) => {
  const backend = createServer().on('connection', socket => {
    socket.on('error', () => {}).removeAllListeners('data')
    socket.write(bytes)
  })
  await new Promise<void>(resolve => backend.listen(0, '127.0.0.1', resolve))
  const address = backend.address()
  const port = typeof address === 'object' ? address?.port : 0
  const call = fetchBuffered(`http://127.0.0.1:${port}/`, {
    redirect: 'error',
    signal: AbortSignal.timeout(300),
  })
  await expect(call).rejects.toThrow()
  backend.closeAllConnections()
  backend.close()
})

test.each([
  'http://',
  'http://[',
  'http://[::1',
  'http://a:99999/',
  'http:x',
  '//[/',
  '//',
  '*',
  '/%',
  'x',
  '?',
])('a request for %j is never an internal error', async target => {
  const { url, lines } = await startTestServer(handle, { drainTimeoutMs: 200 })
  expect(await rawRequest(url, [`GET ${target} HTTP/1.1`, 'Host: x'])).toMatch(/^HTTP\/1\.1 [234]\d\d /)
  expect(lines.filter(({ level }) => level === 'error')).toEqual([])
})
