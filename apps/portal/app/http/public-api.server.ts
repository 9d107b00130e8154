import { createHash } from 'node:crypto'
import { type Api, ApiError, createApi, type StreamedDownload } from '@bgm/api-client'
import { getServerContext } from '@bgm/server/context'
import { env } from '#app/env.server'
import { getApiOptions, type RouteArgs } from './api.server'
import { streamedAttachment } from './respond.server'

type ErrorDetails = Pick<ApiError, 'status' | 'name' | 'message'> &
  Partial<Pick<ApiError, 'reason' | 'fields' | 'retryAfter'>>

/** Creates an error response of the public API, as documented in docs/api.md. */
export function createPublicApiErrorResponse(
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

/** Hides the details of the backend's own errors. */
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

/** Returns the query of a request; null if a parameter is repeated. */
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

const invalidQuery = (message: string) =>
  createPublicApiErrorResponse({ status: 400, name: 'ValidationError', message })

/** Calls the public API with the key of a request; an error is returned as JSON. */
async function callWithKey(args: RouteArgs, answer: (api: Api) => Promise<Response>): Promise<Response> {
  const api = createApi(getApiOptions(args, readBearer(args.request)))
  try {
    return await answer(api)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Failed connections are already counted in the metrics of backend calls.
    if (error.status >= 500 && error.code !== 'unavailable')
      getServerContext(args.context).log.error({ err: error, request_id: error.requestId }, 'public API')
    return createPublicApiErrorResponse(toPublicError(error))
  }
}

/**
 * Handles a request to the public API: responds with the result of a call that uses the request's key, or
 * with the error as JSON.
 */
export async function handlePublicApiRequest(
  args: RouteArgs,
  call: (api: Api, query: never) => Promise<object>,
): Promise<Response> {
  const query = readQuery(args.request)
  if (query === null) return invalidQuery('A parameter is repeated')
  return callWithKey(args, async api => {
    // The backend parses the parameters.
    const text = JSON.stringify(await call(api, query as never))
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    return new Response(text, {
      headers: { ...commonHeaders, 'Content-Type': 'application/json', ETag: etag },
    })
  })
}

/** Responds to a request to the public API with a file, which is streamed as it arrives. */
export async function handlePublicApiDownload(
  args: RouteArgs,
  open: (api: Api) => Promise<StreamedDownload>,
): Promise<Response> {
  if (new URL(args.request.url).search !== '') return invalidQuery('A file has no parameters')
  // A file is generated while it is sent, so a HEAD request would have to generate it too.
  if (args.request.method === 'HEAD') return notAllowed('GET')
  return callWithKey(args, async api => {
    const response = streamedAttachment(await open(api))
    response.headers.set('Vary', commonHeaders.Vary)
    return response
  })
}

const notAllowed = (allowed: string): Response =>
  createPublicApiErrorResponse(
    { status: 405, name: 'MethodNotAllowedError', message: 'Only GET is supported' },
    { Allow: allowed },
  )

/** Returns the response to every method except GET and HEAD. */
export const methodNotAllowed = (): Response => notAllowed('GET, HEAD')

/** The base URL of the public API. */
export const publicApiUrl = `${env.portalUrl.replace(/\/$/, '')}/api/v1`
