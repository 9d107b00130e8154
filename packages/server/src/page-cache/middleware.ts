import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { logAccess } from '../access-log'
import { sendServerError } from '../send-server-error'
import type { CachedPage } from './cached-page'
import { failedRender, type PageCache } from './page-cache'
import { sendPage } from './send-page'

/** How the response to one request differs from the cached page. */
export type RequestOverrides = {
  /** Responds with a redirect to this URL (302) instead, which is never cached. */
  redirect?: string
  /** The value of a `Set-Cookie` header, which makes the response private. */
  cookie?: string
  /** Passes the request to the app. */
  bypass?: boolean
}

export type GetRequestOverrides = (
  headers: IncomingHttpHeaders,
  path: string,
  search: string,
) => RequestOverrides | null

type MiddlewareOptions = {
  cache: PageCache
  readKey: (url: string) => string | null
  getOverrides: GetRequestOverrides
  baseHeaders: [string, string][]
  inMaintenance: () => boolean
  isDraining: () => boolean
  log: Logger
}

const noStore = ['Cache-Control', 'private, no-store']

/**
 * Responds from the page cache, before the app is called. Returns false, without side effects, if the request
 * must be passed to the app.
 */
export function createPageCacheMiddleware(options: MiddlewareOptions) {
  const { cache, readKey, getOverrides, log } = options
  const isPolicy = ([name]: [string, string]) => name === 'Content-Security-Policy'
  const policy = options.baseHeaders.filter(isPolicy).flat()
  const fixed = options.baseHeaders.filter(header => !isPolicy(header)).flat()

  return (incoming: IncomingMessage, outgoing: ServerResponse, requestId: string): boolean => {
    if ((incoming.method !== 'GET' && incoming.method !== 'HEAD') || options.inMaintenance()) return false
    const url = incoming.url ?? '/'
    const key = readKey(url)
    if (key === null) return false
    const [path = '/', search = ''] = url.split('?', 2)
    const { redirect, cookie, bypass } = getOverrides(incoming.headers, path, search) ?? {}
    if (bypass) return false

    logAccess(log, incoming, outgoing, { requestId })
    const headers = fixed.concat('X-Request-Id', requestId)
    if (options.isDraining()) headers.push('Connection', 'close')
    if (cookie) headers.push('Set-Cookie', cookie)
    if (redirect) {
      outgoing.writeHead(302, [...headers, ...policy, 'Location', redirect, ...noStore]).end()
      return true
    }

    const send = (page: CachedPage) =>
      page === failedRender.page
        ? sendServerError(outgoing, { path, requestId, headers })
        : sendPage(cookie ? asPrivate(page) : page, incoming, outgoing, { headers, policy })
    const page = cache.find(key)
    const sending = page ? send(page) : cache.getOrRender(key).then(send)
    sending.catch((error: unknown) => {
      log.error({ err: error }, 'a cached page could not be sent')
      outgoing.destroy()
    })
    return true
  }
}

const asPrivate = (page: CachedPage): CachedPage => ({
  ...page,
  headers: page.headers.map(([name, value]) => [
    name,
    name === 'cache-control' ? 'private, no-store' : value,
  ]),
})
