import {
  type ClientValue,
  type Endpoint,
  getBodySchema,
  isFileResponse,
  type ParametersOf,
  toBody,
} from '@bgm/contract'
import { HttpResponse, http } from 'msw'

/** What a test receives of one call. */
export interface ReceivedCall<E extends Endpoint> {
  params: ParametersOf<E>
  query: URLSearchParams
  body: unknown
  headers: Headers
}

interface SampleFile {
  name: string
  type: string
  content: string
}

type Sample<E extends Endpoint> = E extends { response: infer R }
  ? R extends { kind: 'file' | 'file-stream' }
    ? SampleFile
    : ClientValue<R>
  : undefined

type Answer<E extends Endpoint> = Sample<E> | Response

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }

function toResponse(endpoint: Endpoint, answer: unknown): Response {
  const { response } = endpoint
  if (answer instanceof Response) return answer
  if (!response) return new HttpResponse(null, { status: 204 })
  if (isFileResponse(response)) {
    const { name, type, content } = answer as SampleFile // The type of the sample says so.
    return new HttpResponse(content, {
      headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
    })
  }
  // Samples that do not match the contract fail here, and undeclared fields are left out as in the backend.
  return Response.json(getBodySchema(response).parse(toBody(response, answer)))
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.includes('application/json')) return request.json()
  return type.includes('multipart/form-data') ? request.formData() : undefined
}

export interface RecordedCall {
  method: string
  path: string
  query: string
  headers: Headers
  body: unknown
}

/**
 * Creates an msw handler for one endpoint. `answer` is a sample, an error, or a function of the call that returns one
 * of them. The call is added to `calls`.
 */
export const respondAt = <E extends Endpoint>(
  apiUrl: string,
  endpoint: E,
  answer: Answer<E> | ((call: ReceivedCall<E>) => Answer<E>),
  calls: RecordedCall[] = [],
) =>
  methods[endpoint.method](`${apiUrl}${endpoint.path}`, async ({ request, params }) => {
    const { method, headers } = request
    const { pathname, search, searchParams: query } = new URL(request.url)
    const body = await readBody(request)
    calls.push({
      method,
      path: pathname.slice(new URL(apiUrl).pathname.length),
      query: search,
      headers,
      body,
    })
    if (typeof answer !== 'function') return toResponse(endpoint, answer)
    // msw has matched the path of the endpoint.
    return toResponse(endpoint, answer({ params: params as ParametersOf<E>, query, headers, body }))
  })

/** One page with all the given records. */
export const samplePage = <T>(data: T[]) => ({
  data,
  pagination: { page: 1, page_size: Math.max(10, data.length), page_count: 1, total: data.length },
})
