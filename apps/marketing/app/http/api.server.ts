import { ApiError, type ContentClient, createContentClient } from '@bgm/api-client'
import { localizePath } from '@bgm/i18n'
import { getServerContext } from '@bgm/server/context'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { env } from '#app/env.server'
import { pages } from '#app/paths'
import { getLocale } from './locale.server'
import { isDraftRequest } from './preview.server'

/** The total time that a page waits for the CMS, slightly less than the page cache's render timeout. */
const cmsTimeoutMs = 8_000

/** Creates the CMS client in the language of the request. Failures become a redirect or an error page. */
export function createContentApi(args: LoaderFunctionArgs): ContentClient {
  const { request, context } = args
  const { requestId, log, onBackendCall: onCall } = getServerContext(context)
  const cms = createContentClient({
    baseUrl: env.cmsApiUrl,
    locale: getLocale(request),
    configuredToken: env.cmsApiToken,
    requestId,
    onCall,
    signal: AbortSignal.timeout(cmsTimeoutMs),
    log: (message, facts) => log.warn({ ...facts, request_id: requestId }, message),
  })
  if (env.previewToken && isDraftRequest(request)) cms.setPreviewToken(env.previewToken)
  return withErrorMapping(cms, createErrorMapper(args))
}

/** Returns a handler that logs a backend error and throws the response for it. */
export function createErrorMapper({ request, context }: LoaderFunctionArgs) {
  const { requestId, log } = getServerContext(context)
  return (error: unknown): never => {
    if (error instanceof ApiError)
      log.error(
        { request_id: requestId, code: error.code, status: error.status },
        `a backend call failed: ${error.message}`,
      )
    throw mapApiError(error, request)
  }
}

/**
 * A missing page is an empty list in the CMS API, so a 404 means that the configured API URL is wrong and
 * becomes a 500.
 */
function mapApiError(error: unknown, request: Request): unknown {
  if (!(error instanceof ApiError)) return error
  if (error.code === 'unauthenticated') return redirect(localizePath(getLocale(request), pages.signIn))
  const status = error.code === 'unavailable' ? 503 : 500
  return new Response(null, {
    status,
    headers: { 'Cache-Control': 'no-store', ...(status === 503 ? { 'Retry-After': '5' } : {}) },
  })
}

/** Wraps the client so that every rejected call invokes `fail`. */
export function withErrorMapping<Client extends object>(
  client: Client,
  fail: (error: unknown) => never,
): Client {
  return new Proxy(client, {
    get(target, key, receiver) {
      const member: unknown = Reflect.get(target, key, receiver)
      if (typeof member !== 'function') return member
      return (...args: unknown[]) => Promise.resolve(Reflect.apply(member, target, args)).catch(fail)
    },
  })
}
