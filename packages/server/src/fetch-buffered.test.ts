import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fetchBuffered } from './fetch-buffered'

async function startBackend(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api` } // never a string over TCP
}

const call = (url: string, init: RequestInit = {}) =>
  fetchBuffered(new Request(url, { redirect: 'error', ...init }), {})

describe('a backend call', () => {
  test('sends its headers, and returns status, headers and text', async () => {
    const { url } = await startBackend(({ headers }, response) => {
      response.writeHead(422, { 'content-type': 'application/json', 'x-request-id': 'r1' })
      response.end(JSON.stringify({ key: headers['x-key'], text: 'é'.repeat(50_000) }))
    })
    const response = await call(`${url}?a=1`, { headers: { 'x-key': 'k' } })
    expect([response.status, response.ok, response.headers.get('x-request-id')]).toEqual([422, false, 'r1'])
    expect(JSON.parse(await response.text())).toEqual({ key: 'k', text: 'é'.repeat(50_000) })
  })

  test('can have a body', async () => {
    const { url } = await startBackend((request, response) => void request.pipe(response))
    expect(await (await call(url, { method: 'POST', body: 'sent' })).text()).toBe('sent')
  })

  test('reuses its connection', async () => {
    const { url, server } = await startBackend((_, response) => response.end('ok'))
    let connections = 0
    server.on('connection', () => {
      connections += 1
    })
    for (let index = 0; index < 3; index += 1) await call(url)
    expect(connections).toBe(1)
  })

  test('is retried if its idle connection was closed', async () => {
    const { url, server } = await startBackend((_, response) => response.end('ok'))
    await call(url)
    let requests = 0
    server.prependListener('request', ({ socket }) => {
      requests += 1
      if (requests === 1) socket.destroy()
    })
    expect(await (await call(url)).text()).toBe('ok')
    expect(requests).toBe(2)
  })
})

describe('a backend call fails', () => {
  test.each([
    ['before the response', () => {}],
    [
      'while the response is sent',
      (_: unknown, response: Parameters<RequestListener>[1]) => void response.write('part'),
    ],
  ])('with the reason of its signal if it is aborted %s', async (_, listener) => {
    const { url } = await startBackend(listener)
    const controller = new AbortController()
    const response = call(url, { signal: controller.signal })
    setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), 50)
    await expect(response).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  test('if the backend redirects, hangs up or cannot be reached', async () => {
    const { url } = await startBackend((request, response) => {
      if (request.url === '/api') response.writeHead(302, { location: '/other' }).end()
      else request.socket.destroy()
    })
    await expect(call(url)).rejects.toThrow('The backend redirects')
    await expect(call(`${url}/hang-up`)).rejects.toThrow('socket hang up')
    await expect(call('http://127.0.0.1:9/api')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })
})
