import type { DefaultBodyType, HttpResponse, PathParams, StrictRequest } from 'msw'
import { refuse } from './answers'
import type { World } from './world'

export type Body = Record<string, unknown>
type Answer = HttpResponse<DefaultBodyType> | Response
type Handler = (body: Body, query: URLSearchParams, params: PathParams) => Answer | Promise<Answer>
interface Info {
  request: StrictRequest<DefaultBodyType>
  params: PathParams
}

/** How every handler is entered: the call is written down, and who calls is judged as the backend does. */
export function createDoor(world: World, apiUrl: string) {
  async function enter(
    { request, params }: Info,
    guard: (bearer: string | null) => Answer | null,
    handler: Handler,
  ) {
    const { pathname, searchParams, search } = new URL(request.url)
    const body = await bodyOf(request)
    const { method, headers } = request
    world.calls.push({
      method,
      path: pathname.slice(new URL(apiUrl).pathname.length),
      query: search,
      headers,
      body,
    })
    const bearer = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? null
    return guard(bearer) ?? handler(isRecord(body) ? body : {}, searchParams, params)
  }

  const visitor = (bearer: string | null) => (bearer && bearer !== world.jwt ? refuse(401) : null)
  const signedIn = (bearer: string | null) => (bearer ? visitor(bearer) : refuse(403, { code: 'forbidden' }))
  const confirmed = (bearer: string | null) =>
    signedIn(bearer) ?? (world.user.confirmed ? null : refuse(403, { code: 'unconfirmed' }))

  return {
    url: (path: string) => `${apiUrl}${path}`,
    /** Anybody; a bad token is refused even here. */
    open: (handler: Handler) => (info: Info) => enter(info, visitor, handler),
    member: (handler: Handler) => (info: Info) => enter(info, signedIn, handler),
    customer: (handler: Handler) => (info: Info) => enter(info, confirmed, handler),
    /** The CMS takes other tokens. */
    reader: (handler: Handler) => (info: Info) => enter(info, () => null, handler),
  }
}

export type Door = ReturnType<typeof createDoor>

const isRecord = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !(value instanceof FormData)

async function bodyOf(request: StrictRequest<DefaultBodyType>): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.includes('application/json')) return request.clone().json()
  if (!type.includes('multipart/form-data')) return undefined
  const form = await request.clone().formData()
  return Object.fromEntries(form)
}
