import type { ServerResponse } from 'node:http'
import type { AppOptions, RequestMeta } from './app'
import { type AppRequestOptions, createAppRequest, type ForwardedBody } from './app-request'
import { limitBody } from './body-limit'
import { findCanonicalRedirect, isDataPath, isDecodablePath } from './canonical-path'
import { withErrorPage } from './error-page'
import { finishResponse, framedByHeader } from './finish-response'
import { toInPlaceRedirect } from './in-place-redirect'
import { isAllowedOrigin } from './origin'
import { createPlainErrorPage } from './plain-page'
import { sendCompleteResponse } from './send-complete'
import { createUploadLimiter } from './uploads'

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'
const maintenanceRetryAfter = '120'

/**
 * Checks a request's path, Origin and body size, redirects to the canonical path and handles maintenance.
 * Passes the request to the app, and adds policy, caching and compression to the response.
 */
export function createAppHandler(options: AppOptions, inMaintenance: () => boolean) {
  const { appTitle } = options
  const admit = createUploadLimiter(options.uploads, options.maxBodyBytes ?? 64 * 1024)

  return async (request: Request, meta: RequestMeta, outgoing: ServerResponse): Promise<Response> => {
    const maintenance = inMaintenance()
    const rejection = checkRequest(request, meta, maintenance, options)
    if (rejection) return rejection
    const { pathname } = new URL(request.url)

    const admission = await admit(request, pathname, meta)
    if (admission === 'busy') {
      const headers = { 'Retry-After': '5', Connection: 'close' }
      return createPlainErrorPage(429, pathname, { appTitle, headers })
    }
    const limited = limitBody(request, admission.maxBytes)
    const withheld = admission.withheld ? 'session' : limited.exceeded() ? 'size' : undefined
    // A discarded body does not occupy an upload slot.
    if (withheld) {
      admission.release()
      await limited.drain()
    }
    // The client-side router cannot render a plain page, so data requests are passed to the app.
    if (withheld === 'size' && !isDataPath(pathname)) return tooLarge(pathname, appTitle)

    const url = appUrl(request, meta, maintenance)
    const nonce = crypto.randomUUID().replaceAll('-', '')
    const sent: ForwardedBody = withheld ? { withheld } : { body: limited.body }
    const response = await callApp(request, { url, meta, nonce, sent, outgoing }, options)
      .catch((error: unknown) => {
        if (!limited.exceeded()) {
          options.log.error({ err: error, request_id: meta.requestId }, 'unhandled error')
          options.reportError?.(error, meta.requestId)
        }
        return createPlainErrorPage(500, pathname, { appTitle, requestId: meta.requestId })
      })
      .finally(admission.release)
    if (limited.exceeded() && !withheld) return tooLarge(pathname, appTitle)
    if (response.headers.has(framedByHeader)) outgoing.removeHeader('X-Frame-Options')
    return complete(response, { request, meta, nonce, maintenance, outgoing }, options)
  }
}

/** Returns the response for a request that must not reach the app, or null. */
function checkRequest(
  request: Request,
  meta: RequestMeta,
  maintenance: boolean,
  { publicUrl, appTitle, lowercasePaths = false, log }: AppOptions,
): Response | null {
  const { pathname, search } = new URL(request.url)
  if (!isDecodablePath(pathname)) return createPlainErrorPage(400, pathname, { appTitle })
  if (pathname.startsWith('/assets/')) return createPlainErrorPage(404, pathname, { appTitle })
  if (!isAllowedOrigin(request, publicUrl, meta)) {
    log.warn({ event: 'origin.rejected', request_id: meta.requestId }, 'security')
    return createPlainErrorPage(403, pathname, { appTitle })
  }
  const isPageRead = isRead(request) && !isDataPath(pathname)
  const canonical = isPageRead ? findCanonicalRedirect(pathname, lowercasePaths) : null
  if (canonical !== null)
    return new Response(null, { status: 308, headers: { Location: canonical + search } })
  if (maintenance && !isPageRead)
    return createPlainErrorPage(503, pathname, {
      appTitle,
      headers: { 'Retry-After': maintenanceRetryAfter },
    })
  return null
}

/** Returns the URL as the visitor sees it; during maintenance, the URL of the maintenance page. */
function appUrl(request: Request, { host, secure }: RequestMeta, maintenance: boolean): URL {
  const url = new URL(request.url)
  if (maintenance) url.pathname = /^\/en(?:\/|$)/.test(url.pathname) ? '/en/maintenance' : '/maintenance'
  url.protocol = secure ? 'https:' : 'http:'
  url.port = ''
  url.host = host
  return url
}

async function callApp(
  request: Request,
  { nonce, ...app }: AppRequestOptions & { nonce: string },
  options: AppOptions,
) {
  const { handle, build, log, onBackendCall, reportError } = options
  const { requestId, clientAddress } = app.meta
  return handle(createAppRequest(request, app), {
    nonce,
    requestId,
    clientAddress,
    build,
    log,
    ...(onBackendCall ? { onBackendCall } : {}),
    ...(reportError ? { reportError } : {}),
  })
}

type Exchange = {
  request: Request
  meta: RequestMeta
  nonce: string
  maintenance: boolean
  outgoing: ServerResponse
}

function complete(
  response: Response,
  { request, meta, nonce, maintenance, outgoing }: Exchange,
  options: AppOptions,
): Response | Promise<Response> {
  const { appTitle } = options
  const { pathname } = new URL(request.url)
  if (!isDataPath(pathname)) {
    const page = withErrorPage(response, { request, pathname, requestId: meta.requestId, appTitle })
    // An error page has its own Content-Security-Policy.
    if (page !== response) return page
  }
  return finishResponse(toInPlaceRedirect(request, response), {
    nonce,
    mode: options.csp ?? 'nonce',
    sources: options.cspSources ?? {},
    secure: options.publicUrl.startsWith('https:'),
    cacheControl: options.cacheControl ?? 'private, no-store',
    acceptEncoding: request.headers.get('accept-encoding'),
    ifNoneMatch: isRead(request) ? request.headers.get('if-none-match') : null,
    ...(maintenance ? { unavailableFor: maintenanceRetryAfter } : {}),
    send: whole => sendCompleteResponse(outgoing, whole),
  })
}

const tooLarge = (pathname: string, appTitle: string | undefined) =>
  createPlainErrorPage(413, pathname, { appTitle, headers: { Connection: 'close' } })
