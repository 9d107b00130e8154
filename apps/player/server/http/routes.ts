import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AppLogger } from '@bgm/server/context'
import type { RequestMeta, RouteHandler } from '@bgm/server/run-server'
import { BackendError } from '#server/backend/backend-error'
import { HttpError, notFound, unavailable } from './http-error'
import { sendError } from './send'

export type DeviceRequest = {
  incoming: IncomingMessage
  outgoing: ServerResponse
  meta: RequestMeta
  /** The values of the path's placeholders. */
  params: string[]
}

export type DeviceHandler = (request: DeviceRequest) => Promise<void>

export type DeviceRoute = {
  method: 'GET' | 'POST'
  /** Placeholders start with a colon, as in the metrics labels. */
  path: string
  handle: DeviceHandler
}

type RouterOptions = {
  log: AppLogger
  reportError: (error: unknown, requestId: string) => void
}

const prefixes = ['/device/', '/audio/']
const idPattern = '([\\w-]{1,64})'

/**
 * Routes requests to the device API; other paths are left to the client build. Every error becomes a
 * response.
 */
export function createDeviceRouter(routes: DeviceRoute[], { log, reportError }: RouterOptions): RouteHandler {
  const patterns = routes.map(route => ({
    ...route,
    pattern: new RegExp(`^${route.path.replace(/:\w+/g, idPattern)}$`),
  }))

  async function handle(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    meta: RequestMeta,
    path: string,
  ) {
    try {
      const matching = patterns.filter(({ pattern }) => pattern.test(path))
      if (path.length > 300 || matching.length === 0) throw notFound()
      const route = matching.find(({ method }) => method === incoming.method)
      if (!route) {
        outgoing.setHeader('Allow', matching.map(({ method }) => method).join(', '))
        throw new HttpError(405, 'The method is not allowed')
      }
      const [, ...params] = route.pattern.exec(path) ?? []
      await route.handle({ incoming, outgoing, meta, params })
    } catch (error) {
      const response = toHttpError(error)
      if (response.status === 500 && !incoming.destroyed) {
        log.error({ err: error, request_id: meta.requestId }, 'a device request failed')
        reportError(error, meta.requestId)
      }
      sendError(outgoing, response)
    }
  }

  return (incoming, outgoing, meta) => {
    const [path = '/'] = (incoming.url ?? '/').split('?', 1)
    return prefixes.some(prefix => path.startsWith(prefix)) ? handle(incoming, outgoing, meta, path) : null
  }
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (!(error instanceof BackendError)) return new HttpError(500, 'Internal Server Error')
  if (error.status === 429)
    return new HttpError(429, 'Too many requests', { code: 'rate-limited', retryAfter: 30 })
  if (error.failure !== 'rejected') return unavailable('The backend is unavailable')
  return new HttpError(400, 'The request was rejected', error.code === undefined ? {} : { code: error.code })
}
