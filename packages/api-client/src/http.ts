import ky, { type KyInstance } from 'ky'
import { stringify } from 'qs'
import type { ZodType } from 'zod'
import { ApiError } from './error'
import { parseErrorResponse, parseJson, toConnectionError, unexpectedResponseError } from './error-responses'
import { renameFields } from './rename-fields'

export interface HttpOptions {
  /** Base address of the API, e.g. `http://127.0.0.1:1337/api`. */
  baseUrl: string
  /** Read at every call: the bearer token, or nothing. */
  token?: () => string | null | undefined
  requestId?: string
  /** Sent with every call; empty values are left out. */
  headers?: Record<string, string | null | undefined>
  /** Milliseconds until a call is given up, its body included. */
  timeout?: number
  /** Told of every call when it has ended: `route` has `:id` in place of what names a record, status 0 is no answer. */
  onCall?: ((call: { method: string; route: string; status: number; ms: number }) => void) | undefined
  /** Gives up every call that is still on its way. */
  signal?: AbortSignal
}

type Method = 'get' | 'post' | 'put' | 'delete'

interface Call<T> {
  schema: ZodType<T>
  query?: object
  json?: unknown
  body?: FormData
  headers?: Record<string, string>
}

export interface Download {
  type: string
  name: string | null
  bytes: Uint8Array<ArrayBuffer>
}

export type Http = ReturnType<typeof createHttp>

/** One door to one API: bearer token, bracket-style queries, no retries, every failure an `ApiError`. */
export function createHttp({
  baseUrl,
  token,
  requestId,
  headers = {},
  timeout = 10_000,
  onCall,
  signal,
}: HttpOptions) {
  const given = Object.entries({ ...headers, 'x-request-id': requestId }).filter(([, value]) => value)
  const client: KyInstance = ky.create({
    prefixUrl: baseUrl,
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    redirect: 'error',
    headers: Object.fromEntries(given),
  })

  async function send<R>(
    method: Method,
    path: string,
    call: Omit<Call<unknown>, 'schema'>,
    read: (response: Response) => Promise<R>,
  ): Promise<R> {
    const bearer = token?.()
    const since = performance.now()
    let status = 0
    try {
      const response = await client(checked(path), {
        method,
        searchParams: stringify(call.query ?? {}, { encodeValuesOnly: true, skipNulls: true }),
        signal: signal
          ? AbortSignal.any([signal, AbortSignal.timeout(timeout)])
          : AbortSignal.timeout(timeout),
        headers: { ...call.headers, ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
        ...(call.json === undefined ? {} : { json: call.json }),
        ...(call.body ? { fetch: sending(call.body) } : {}),
      })
      status = response.status
      if (!response.ok) throw parseErrorResponse(response, await response.text(), requestId)
      return await read(response)
    } catch (error) {
      throw error instanceof ApiError ? error : toConnectionError(error, requestId)
    } finally {
      onCall?.({ method, route: routeOf(path), status, ms: performance.now() - since })
    }
  }

  return {
    /** The parsed answer; `answer` sees it with the backend's words renamed. */
    async call<T>(method: Method, path: string, call: Call<T>): Promise<T> {
      const text = await send(method, path, call, response => response.text())
      const parsed = call.schema.safeParse(renameFields(parseJson(text)))
      if (!parsed.success) throw unexpectedResponseError(path, parsed.error, requestId)
      return parsed.data
    },

    /** The bytes of a file. */
    download(path: string, query: object = {}): Promise<Download> {
      return send('get', path, { query }, async response => ({
        type: response.headers.get('content-type') ?? 'application/octet-stream',
        name: fileName(response.headers.get('content-disposition')),
        bytes: new Uint8Array(await response.arrayBuffer()),
      }))
    },
  }
}

// ky copies the request that it sends, which would hold every byte of the body in memory.
const sending = (body: FormData) => (request: string | URL | Request) => fetch(new Request(request, { body }))

function fileName(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (encoded && URL.canParse(`file:///${encoded}`)) return decodeURIComponent(encoded)
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? null
}

// Ids and tokens are longer than our words, or hold what no word of ours does.
const routeOf = (path: string) =>
  path.replace(/[^/]+/g, part =>
    /^[a-z][a-z-]{1,23}$/.test(part) && !/^[a-z]{20,}$/.test(part) ? part : ':id',
  )

/** An id as a piece of a path; `..` and what is not made like an id is refused before it is sent. */
export const pathSegment = (id: string) => encodeURIComponent(id)

function checked(path: string): string {
  if (path.split('/').every(part => /^[\w.-]{1,64}$/.test(part) && !/^\.+$/.test(part))) return path
  throw new ApiError({
    code: 'not-found',
    status: 404,
    name: 'NotFoundError',
    message: 'This id cannot exist',
  })
}
