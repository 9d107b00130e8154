import { describe, expect, test } from 'vitest'
import { secret, startPageCacheServer } from '../testing/page-cache-server'

const hook = (url: string, bearer = secret, body: unknown = {}) =>
  fetch(`${url}/hooks/content`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${bearer}` },
    body: JSON.stringify(body),
  })

describe('the content hook', () => {
  test('requires the secret', async () => {
    const { url, cms } = await startPageCacheServer()
    await fetch(`${url}/about`)
    cms.text = 'second'
    for (const wrong of ['', `${secret}x`, 'secret']) expect((await hook(url, wrong)).status).toBe(401)
    expect(await (await fetch(`${url}/about`)).text()).toContain('first')
    expect((await hook(url)).status).toBe(204)
    expect(await (await fetch(`${url}/about`)).text()).toContain('second')
  })

  test('responds 404 without a configured secret, and 400 or 413 for an invalid body', async () => {
    const closed = await startPageCacheServer({ hookSecret: undefined })
    expect((await hook(closed.url)).status).toBe(404)
    const open = await startPageCacheServer()
    expect((await hook(open.url, secret, { revision: 5 })).status).toBe(400)
    expect((await hook(open.url, secret, { revision: 'x'.repeat(5000) })).status).toBe(413)
  })

  test('revalidates every page and renders the prerendered ones, without waiting for a request', async () => {
    const { url, cms, handle } = await startPageCacheServer({}, { prerendered: ['/', '/en/about'] })
    await fetch(`${url}/about`)
    cms.text = 'second'
    await hook(url)
    await expect
      .poll(() => handle.mock.calls.map(([request]) => new URL(request.url).pathname))
      .toEqual(['/about', '/about', '/', '/en/about'])
  })
})
