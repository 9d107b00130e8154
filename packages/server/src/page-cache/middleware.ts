import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { logAccess } from '../access-log'
import { sendServerError } from '../send-server-error'
import type { CachedPage } from './cached-page'
import { failedRender, type PageCache } from './page-cache'
import { sendPage } from './send-page'

/** What one visitor needs beside the page that everybody gets. */
export interface RequestOverrides {
  /** Leads elsewhere instead (302, never stored by anybody). */
  redirect?: string
  /** Set with the page, which is then this visitor's alone. */
  cookie?: string
  /** The page is made for this visitor: the store is passed by. */
  bypass?: boolean
}

export type GetRequestOverrides = (
  headers: IncomingHttpHeaders,
  path: string,
  search: string,
) => RequestOverrides | null

interface Door {
  store: PageCache
  keyOf: (url: string) => string | null
  visitOf: GetRequestOverrides
  fixedHeaders: [string, string][]
  closed: () => boolean
  draining: () => boolean
  log: Logger
}

/** Answers from the store before anything else is asked. False: the request is not the store's, nothing was done. */
export function createPageCacheMiddleware(door: Door) {
  const { store, keyOf, visitOf, log } = door
  const isPolicy = ([name]: [string, string]) => name === 'Content-Security-Policy'
  const policy = door.fixedHeaders.filter(isPolicy).flat()
  const fixed = door.fixedHeaders.filter(header => !isPolicy(header)).flat()

  return (incoming: IncomingMessage, outgoing: ServerResponse, requestId: string): boolean => {
    if ((incoming.method !== 'GET' && incoming.method !== 'HEAD') || door.closed()) return false
    const url = incoming.url ?? '/'
    const key = keyOf(url)
    if (key === null) return false
    const [path = '/', search = ''] = url.split('?', 2)
    const visit = visitOf(incoming.headers, path, search)
    if (visit?.bypass) return false

    logAccess(log, incoming, outgoing, requestId)
    const own = fixed.concat('X-Request-Id', requestId)
    if (door.draining()) own.push('Connection', 'close')
    if (visit?.cookie) own.push('Set-Cookie', visit.cookie)
    if (visit?.redirect) {
      outgoing.writeHead(302, [
        ...own,
        ...policy,
        'Location',
        visit.redirect,
        'Cache-Control',
        'private, no-store',
      ])
      outgoing.end()
      return true
    }

    const send = (page: CachedPage) =>
      page === failedRender.page
        ? sendServerError(outgoing, { path, requestId, headers: own })
        : sendPage(visit?.cookie ? alone(page) : page, incoming, outgoing, { own, policy })
    const page = store.find(key)
    const sent = page ? send(page) : store.getOrRender(key).then(send)
    sent.catch((error: unknown) => {
      log.error({ err: error }, 'a stored page could not be sent')
      outgoing.destroy()
    })
    return true
  }
}

/** The same page for one visitor only. */
const alone = (page: CachedPage): CachedPage => ({
  ...page,
  headers: page.headers.map(([name, value]) => [
    name,
    name === 'cache-control' ? 'private, no-store' : value,
  ]),
})
