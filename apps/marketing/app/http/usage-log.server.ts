import { ApiError, createApi } from '@bgm/api-client'
import { defaultLocale } from '@bgm/i18n'
import { getServerContext } from '@bgm/server/context'
import { notFound } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { env } from '#app/env.server'
import { createFileErrorMapper } from './check-errors.server'

/** The longest key is shorter; anything else is not sent to the backend. */
const bearerShape = /^Bearer +([\w-]{1,100})$/i

const readBearer = (request: Request): string | null =>
  bearerShape.exec((request.headers.get('authorization') ?? '').slice(0, 120))?.[1] ?? null

/** Creates the client that reads the usage log, with the API key of the request, if any. */
export function createLogApi({ request, context }: LoaderFunctionArgs) {
  const { requestId, clientAddress, onBackendCall: onCall } = getServerContext(context)
  return createApi({
    apiUrl: env.apiUrl,
    locale: defaultLocale,
    token: readBearer(request),
    requestId,
    onCall,
    headers: { 'x-internal-key': env.internalKey, 'x-forwarded-for': clientAddress },
  })
}

/** Responds to a request that the backend refuses as the backend does; other failures become an error page. */
export const createLogErrorMapper =
  (args: LoaderFunctionArgs) =>
  (error: unknown): never => {
    if (error instanceof ApiError && error.status === 404) throw notFound(args.request)
    if (error instanceof ApiError && [401, 403].includes(error.status))
      throw new Response(null, {
        status: error.status,
        headers: {
          'Cache-Control': 'no-store',
          ...(error.status === 401 && { 'WWW-Authenticate': 'Bearer' }),
        },
      })
    return createFileErrorMapper(args)(error)
  }

/** Programs on other sites may read the log. */
export const openHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** Sends verifier keys, one a line. */
export const sendKeys = (keys: readonly string[]): Response =>
  new Response(keys.map(key => `${key}\n`).join(''), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
      ...openHeaders,
    },
  })
