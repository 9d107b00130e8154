import { createHash } from 'node:crypto'
import { type Api, ApiError, createApi } from '@bgm/api-client'
import { getServerContext } from '@bgm/server/context'
import { env } from '#app/env.server'
import { connectionOptions, type RouteArgs } from './api.server'

type ErrorDetails = Pick<ApiError, 'status' | 'name' | 'message'> &
  Partial<Pick<ApiError, 'reason' | 'fields' | 'retryAfter'>>

/** An error of the public API, as in docs/api.md. */
export function errorResponse(
  { status, name, message, reason, fields = [], retryAfter }: ErrorDetails,
  headers: Record<string, string> = {},
): Response {
  const details = {
    ...(reason ? { code: reason } : {}),
    ...(fields.length > 0
      ? { errors: fields.map(({ field, key }) => ({ path: field.split('.'), message: key })) }
      : {}),
    ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
  }
  return Response.json(
    { data: null, error: { status, name, message, details } },
    {
      status,
      headers: {
        ...commonHeaders,
        ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
        ...(status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}),
        ...headers,
      },
    },
  )
}

const commonHeaders = {
  'Cache-Control': 'private, no-cache',
  Vary: 'Authorization',
  'X-Content-Type-Options': 'nosniff',
}

/** Details of the backend's own errors are not exposed. */
const toPublicError = (error: ApiError): ErrorDetails => {
  if (error.status < 500) return error
  const down = error.code === 'unavailable'
  return {
    status: down ? 503 : 500,
    name: down ? 'ServiceUnavailableError' : 'InternalServerError',
    message: down ? 'The service is temporarily unavailable' : 'An unexpected error occurred',
    ...(down ? { retryAfter: 10 } : {}),
  }
}

/** The query of a request; null if a parameter is repeated. */
function readQuery(request: Request): Record<string, string> | null {
  const { searchParams } = new URL(request.url)
  const query = Object.fromEntries(searchParams)
  return Object.keys(query).length === searchParams.size ? query : null
}

const bearerShape = /^Bearer +([\w-]{1,100})$/i

function readBearer(request: Request): string | null {
  const header = request.headers.get('authorization') ?? ''
  return header.length > 120 ? null : (bearerShape.exec(header)?.[1] ?? null)
}

/** Responds to a request of the public API with the result of a call made with its key, or with the error as JSON. */
export async function handleKeyRequest(
  args: RouteArgs,
  call: (publicApi: Api['publicApi'], query: Record<string, string>) => Promise<object>,
): Promise<Response> {
  const query = readQuery(args.request)
  if (query === null)
    return errorResponse({ status: 400, name: 'ValidationError', message: 'A parameter is repeated' })
  const { publicApi } = createApi(connectionOptions(args, readBearer(args.request)))
  try {
    const text = JSON.stringify(await call(publicApi, query))
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    return new Response(text, {
      headers: { ...commonHeaders, 'Content-Type': 'application/json', ETag: etag },
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Failed connections are already counted as backend calls.
    if (error.status >= 500 && error.code !== 'unavailable')
      getServerContext(args.context).log.error({ err: error, request_id: error.requestId }, 'public API')
    return errorResponse(toPublicError(error))
  }
}

/** The response to every method but GET and HEAD. */
export const methodNotAllowed = (): Response =>
  errorResponse(
    { status: 405, name: 'MethodNotAllowedError', message: 'Only GET is supported' },
    { Allow: 'GET, HEAD' },
  )

/** The address of the public API. */
export const publicApiUrl = `${env.portalUrl.replace(/\/$/, '')}/api/v1`
