import { vi } from 'vitest'
import type { RequestHandler } from '../build'
import type { ServerOptions } from '../create-server'
import type { PageCacheOptions } from '../page-cache/open-page-cache'
import { startTestServer } from './start'

const route = (path: string) => ({ path, query: [], bypass: [] })
export const secret = 'secret-of-the-hook'

/**
 * Starts a server with a page cache. The test controls the content and status of its pages through `cms`.
 */
export async function startPageCacheServer(
  pageCache: Partial<PageCacheOptions> = {},
  options: Partial<ServerOptions> = {},
) {
  const cms = { text: 'first', status: 200 }
  const handle = vi.fn<RequestHandler>(async (request, { nonce }) => {
    const { pathname, search } = new URL(request.url)
    const headers = { 'Content-Type': 'text/html', 'Cache-Control': 'public, max-age=0' }
    const html = `<html><script nonce="${nonce}">own()</script>${pathname}${search} ${cms.text}</html>`
    return new Response(html, { status: cms.status, headers })
  })
  const server = await startTestServer(handle, {
    csp: 'hashes',
    pageCache: {
      routes: [route('/'), route('/about'), route('/en/about')],
      paths: ['/', '/about', '/en/about'],
      inputs: null,
      getOverrides: () => null,
      hookSecret: secret,
      ...pageCache,
    },
    ...options,
  })
  return { ...server, handle, cms }
}
