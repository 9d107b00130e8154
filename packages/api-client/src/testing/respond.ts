import {
  type ClientValue,
  type Endpoint,
  getBodySchema,
  isFileResponse,
  type ParametersOf,
  toBody,
} from '@bgm/contract'
import { type HttpHandler, HttpResponse, http } from 'msw'
import { z } from 'zod'
import { respondWithError } from './responses'

type Body<E extends Endpoint> = E extends { body: infer B extends z.core.$ZodType } ? z.output<B> : undefined

/** What a test receives of one call. */
type ReceivedCall<E extends Endpoint> = {
  params: ParametersOf<E>
  query: URLSearchParams
  body: Body<E>
  headers: Headers
}

type SampleFile = {
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
  if (answer instanceof Response) return answer.clone()
  if (!response) return new HttpResponse(null, { status: 204 })
  if (isFileResponse(response)) {
    const { name, type, content } = answer as SampleFile // The type of the sample says so.
    return new HttpResponse(content, {
      headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
    })
  }
  // Samples that do not match the contract fail here, and undeclared fields are left out as in the backend.
  return Response.json(z.parse(getBodySchema(response), toBody(response, answer)))
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.includes('application/json')) return request.json()
  return type.includes('multipart/form-data') ? request.formData() : undefined
}

/** Validates a call as the backend does. */
function validate({ query, body, upload }: Endpoint, call: { query: URLSearchParams; body: unknown }) {
  const input = z.object({ query: query ?? z.unknown(), body: body && !upload ? body : z.unknown() })
  return input.safeParse({ query: Object.fromEntries(call.query), body: call.body })
}

export type RecordedCall = {
  method: string
  path: string
  query: string
  headers: Headers
  body: unknown
}

/** Records the calls of a client to a backend. */
export type Recorder = {
  apiUrl: string
  calls: RecordedCall[]
}

export async function recordCall({ apiUrl, calls }: Recorder, request: Request): Promise<RecordedCall> {
  const { pathname, search } = new URL(request.url)
  const { method, headers } = request
  const path = pathname.slice(new URL(apiUrl).pathname.length)
  const call = { method, path, query: search, headers, body: await readBody(request) }
  calls.push(call)
  return call
}

/** A sample, an error, or a function of the call that returns one of them. */
type AnswerOrFunction<E extends Endpoint> = Answer<E> | ((call: ReceivedCall<E>) => Answer<E>)

export type Respond = <E extends Endpoint>(endpoint: E, answer: AnswerOrFunction<E>) => HttpHandler

/** Creates a function that creates the msw handler of an endpoint. */
export const createRespond =
  (recorder: Recorder): Respond =>
  <E extends Endpoint>(endpoint: E, answer: AnswerOrFunction<E>) =>
    methods[endpoint.method](`${recorder.apiUrl}${endpoint.path}`, async ({ request, params }) => {
      const { headers, query: search, body } = await recordCall(recorder, request)
      const query = new URLSearchParams(search)
      const { data, error } = validate(endpoint, { query, body })
      if (error) {
        const errors = error.issues.map(({ path, message }) => ({ path: path.slice(1).map(String), message }))
        return respondWithError(400, { errors })
      }
      if (typeof answer !== 'function') return toResponse(endpoint, answer)
      // msw has matched the path of the endpoint, and the body its schema.
      const parameters = params as ParametersOf<E>
      return toResponse(endpoint, answer({ params: parameters, query, headers, body: data.body as Body<E> }))
    })

/** One page with all the given records. */
export const samplePage = <T>(data: T[]) => ({
  data,
  pagination: { page: 1, page_size: Math.max(10, data.length), page_count: 1, total: data.length },
})

export const sampleTaxFile = { name: 'npwp.pdf', type: 'application/pdf', content: '%PDF-1.4' }
