import type { DefaultBodyType, HttpResponse, PathParams, StrictRequest } from 'msw'
import { respondWithError } from './responses'
import type { World } from './world'

export type RequestBody = Record<string, unknown>
type Reply = HttpResponse<DefaultBodyType> | Response
type Handler = (body: RequestBody, query: URLSearchParams, params: PathParams) => Reply | Promise<Reply>
interface Info {
  request: StrictRequest<DefaultBodyType>
  params: PathParams
}

/** Wraps handlers so that each call is recorded and its bearer token is checked as in the backend. */
export function createHandlerContext(world: World, apiUrl: string) {
  async function handle(
    { request, params }: Info,
    guard: (bearer: string | null) => Reply | null,
    handler: Handler,
  ) {
    const { pathname, searchParams, search } = new URL(request.url)
    const body = await readBody(request)
    const { method, headers } = request
    world.calls.push({
      method,
      path: pathname.slice(new URL(apiUrl).pathname.length),
      query: search,
      headers,
      body,
    })
    const bearer = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? null
    return (
      guard(bearer) ?? checkOrganisation(headers) ?? handler(isRecord(body) ? body : {}, searchParams, params)
    )
  }

  /** As in the backend, a request may name the organisation that it is meant for. */
  const checkOrganisation = (headers: Headers) => {
    const meant = headers.get('x-organisation')
    if (meant === null || meant === world.user.active_organisation) return null
    const member = world.user.memberships.some(({ organisation }) => organisation.id === meant)
    if (!member || headers.get('x-organisation-switch') !== '1')
      return respondWithError(409, { code: 'organisation-changed' })
    world.user.active_organisation = meant
    return null
  }
  const checkToken = (bearer: string | null) =>
    bearer && bearer !== world.jwt ? respondWithError(401) : null
  const requireToken = (bearer: string | null) =>
    bearer ? checkToken(bearer) : respondWithError(403, { code: 'forbidden' })
  const requireConfirmed = (bearer: string | null) =>
    requireToken(bearer) ?? (world.user.confirmed ? null : respondWithError(403, { code: 'unconfirmed' }))

  return {
    url: (path: string) => `${apiUrl}${path}`,
    /** The token is optional, but an invalid one results in 401. */
    withOptionalAuth: (handler: Handler) => (info: Info) => handle(info, checkToken, handler),
    withAuth: (handler: Handler) => (info: Info) => handle(info, requireToken, handler),
    withConfirmedAccount: (handler: Handler) => (info: Info) => handle(info, requireConfirmed, handler),
    /** Accepts any token, because the CMS has its own tokens. */
    withoutAuth: (handler: Handler) => (info: Info) => handle(info, () => null, handler),
  }
}

export type HandlerContext = ReturnType<typeof createHandlerContext>

const isRecord = (value: unknown): value is RequestBody =>
  typeof value === 'object' && value !== null && !(value instanceof FormData)

async function readBody(request: StrictRequest<DefaultBodyType>): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.includes('application/json')) return request.clone().json()
  if (!type.includes('multipart/form-data')) return undefined
  const form = await request.clone().formData()
  return Object.fromEntries(form)
}
