import { request as httpRequest } from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import { createDeferred } from './testing/pages'
import { startTestServer } from './testing/start'
import type { UploadOptions } from './uploads'
import { findWithheldReason } from './withheld-body'

const large = 'x'.repeat(100_000)
const uploads: UploadOptions = {
  getMaxBytes: pathname => (/^\/upload(?:\.data)?$/.test(pathname) ? 200_000 : null),
  identifySender: async request =>
    /^session=(own|other)$/.exec(request.headers.get('cookie') ?? '')?.[1] ?? null,
  maxConcurrent: 1,
}
const app = async (request: Request) =>
  Response.json({
    withheld: findWithheldReason(request),
    length: (await request.text()).length,
  })
const post = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body, headers: { Origin: new URL(url).origin, ...headers } })
const own = { Cookie: 'session=own' }

describe('a large body', () => {
  test('is accepted on an upload path from a signed-in user, and rejected otherwise', async () => {
    const { url } = await startTestServer(app, { uploads })
    expect(await (await post(`${url}/upload`, large, own)).json()).toEqual({
      withheld: null,
      length: 100_000,
    })
    expect((await post(`${url}/other`, large, own)).status).toBe(413)
    expect((await post(`${url}/upload`, 'x'.repeat(200_001), own)).status).toBe(413)
  })

  test('is discarded without a session', async () => {
    const { url } = await startTestServer(app, { uploads })
    for (const cookie of ['', 'session=forged'])
      expect(await (await post(`${url}/upload`, large, { Cookie: cookie })).json()).toEqual({
        withheld: 'session',
        length: 0,
      })
    expect(await (await post(`${url}/upload`, 'small')).json()).toEqual({ withheld: null, length: 5 })
  })

  test('does not block the next upload if it is rejected for its size', async () => {
    const { url } = await startTestServer(app, { uploads })
    for (const path of ['/upload', '/upload.data', '/upload']) {
      const rejected = await post(url + path, 'x'.repeat(200_001), own)
      expect(rejected.status).toBe(path === '/upload' ? 413 : 200)
      expect(await (await post(`${url}/upload`, large, own)).json()).toMatchObject({ length: 100_000 })
    }
  })

  test('is assumed on an upload path if there is no Content-Length', async () => {
    const { url } = await startTestServer(app, { uploads })
    const sent = await new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(url)
      const headers = { Origin: url, 'Transfer-Encoding': 'chunked' }
      const sending = httpRequest(
        { hostname, port, path: '/upload', method: 'POST', headers },
        async response => {
          resolve(Buffer.concat(await response.toArray()).toString())
        },
      )
      sending.on('error', reject)
      sending.end('small')
    })
    expect(JSON.parse(sent)).toEqual({ withheld: 'session', length: 0 })
  })

  test('is reported to the app as withheld in a data request, and a client cannot forge that with a header', async () => {
    const { url } = await startTestServer(app, { uploads })
    expect(await (await post(`${url}/other.data`, large)).json()).toEqual({ withheld: 'size', length: 0 })
    const forged = await post(`${url}/other`, 'small', { 'X-Withheld-Body': 'session' })
    expect(await forged.json()).toEqual({ withheld: null, length: 5 })
  })

  test('stays unread while another upload by the same user is in progress', async () => {
    const first = createDeferred<void>()
    const handle = vi.fn(async (request: Request) => {
      const { length } = await request.text()
      if (length === 100_000) await first.promise
      return Response.json(length)
    })
    const { url } = await startTestServer(handle, { uploads })
    const one = post(`${url}/upload`, large, own)
    await expect.poll(() => handle.mock.calls.length).toBe(1)
    const two = post(`${url}/upload`, `${large}x`, own)
    expect(await (await post(`${url}/upload`, 'small', own)).json()).toBe(5)
    expect(handle).toHaveBeenCalledTimes(2)
    first.release()
    expect(await Promise.all([one, two].map(async response => (await response).json()))).toEqual([
      100_000, 100_001,
    ])
  })

  test('does not delay uploads by other users', async () => {
    const first = createDeferred<void>()
    const handle = vi.fn(async (request: Request) => {
      const { length } = await request.text()
      if (length === 100_000) await first.promise
      return Response.json(length)
    })
    const { url } = await startTestServer(handle, { uploads: { ...uploads, maxConcurrent: 2 } })
    const one = post(`${url}/upload`, large, own)
    await expect.poll(() => handle.mock.calls.length).toBe(1)
    const two = post(`${url}/upload`, `${large}x`, own)
    const other = await post(`${url}/upload`, `${large}xx`, { Cookie: 'session=other' })
    expect(await other.json()).toBe(100_002)
    expect(handle).toHaveBeenCalledTimes(2)
    first.release()
    expect(await (await one).json()).toBe(100_000)
    expect(await (await two).json()).toBe(100_001)
  })
})
