import type { DefaultBodyType, PathParams, StrictRequest } from 'msw'
import { recordCall } from './respond'
import type { World } from './world'

export type RequestBody = Record<string, unknown>
type Handler = (body: RequestBody, query: URLSearchParams, params: PathParams) => Response | Promise<Response>
interface Info {
  request: StrictRequest<DefaultBodyType>
  params: PathParams
}

/** Wraps handlers so that each call is recorded. */
export function createHandlerContext({ calls }: World, apiUrl: string) {
  const record =
    (handler: Handler) =>
    async ({ request, params }: Info) => {
      const { query, body } = await recordCall({ apiUrl, calls }, request)
      return handler(Object(body), new URLSearchParams(query), params)
    }
  return {
    url: (path: string) => `${apiUrl}${path}`,
    withOptionalAuth: record,
    withAuth: record,
    withConfirmedAccount: record,
    withoutAuth: record,
  }
}

export type HandlerContext = ReturnType<typeof createHandlerContext>
