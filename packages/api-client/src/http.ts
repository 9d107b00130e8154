import ky, { type KyInstance } from 'ky'
import { stringify } from 'qs'
import { z } from 'zod'
import { ApiError } from './error'
import {
  createUnexpectedResponseError,
  parseErrorResponse,
  parseJson,
  toConnectionError,
} from './error-responses'
import { renameFields } from './rename-fields'

export type ExtraHeaders = Record<string, string | null | undefined>

export type HttpClientOptions = {
  /** Base URL of the API, e.g. `http://127.0.0.1:1337/api`. */
  baseUrl: string
  /** Returns the bearer token, if any; called for every request. */
  token?: () => string | null | undefined
  requestId?: string
  /** Sent with every request; a function is called for each of them. Empty values are left out. */
  headers?: ExtraHeaders | (() => ExtraHeaders)
  /** Timeout in milliseconds, including the time to read the body. */
  timeout?: number
  /**
   * Called after every request. `route` contains `:id` in place of record ids; status 0 means that there was
   * no response.
   */
  onCall?: ((call: { method: string; route: string; status: number; ms: number }) => void) | undefined
  /** Aborts every pending request. */
  signal?: AbortSignal
  /** Used for calls whose response is read completely; defaults to the platform's `fetch`. */
  fetch?: typeof fetch | undefined
}

type Method = 'get' | 'post' | 'put' | 'delete' | Uppercase<'get' | 'post' | 'put' | 'delete'>

type Call<T> = {
  schema: z.core.$ZodType<T>
  query?: object
  json?: unknown
  body?: FormData
  headers?: Record<string, string>
  fetch?: typeof fetch | undefined
}

export type Download = {
  type: string
  name: string | null
  bytes: Uint8Array<ArrayBuffer>
}

export type HttpClient = ReturnType<typeof createHttpClient>

// Has no base URL or headers, because ky copies all options of an instance for every request.
const client: KyInstance = ky.create({
  retry: 0,
  timeout: false,
  throwHttpErrors: false,
  redirect: 'error',
})

/** Sends a request and reads its response within the time limit; every failure is an `ApiError`. */
function createSend({
  baseUrl,
  token,
  requestId,
  headers = {},
  timeout = 10_000,
  onCall,
  signal,
}: HttpClientOptions) {
  const listHeaders = () =>
    Object.fromEntries(
      Object.entries({
        ...(typeof headers === 'function' ? headers() : headers),
        'x-request-id': requestId,
      }).filter((entry): entry is [string, string] => Boolean(entry[1])),
    )

  return async <R>(
    method: Method,
    path: string,
    call: Omit<Call<unknown>, 'schema'>,
    read: (response: Response) => Promise<R>,
    limit = createLimit(timeout, signal),
  ): Promise<R> => {
    const bearer = token?.()
    const startedAt = performance.now()
    let status = 0
    try {
      const response = await client(requireValidPath(path), {
        prefixUrl: baseUrl,
        method,
        searchParams: stringify(call.query ?? {}, { encodeValuesOnly: true, skipNulls: true }),
        signal: limit.signal,
        headers: {
          ...listHeaders(),
          ...call.headers,
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        },
        ...(call.json === undefined ? {} : { json: call.json }),
        ...(call.fetch ? { fetch: call.fetch } : {}),
        ...(call.body ? { fetch: fetchWithBody(call.body) } : {}),
      })
      status = response.status
      if (!response.ok) throw parseErrorResponse(response, await response.text(), requestId)
      return await read(response)
    } catch (error) {
      throw error instanceof ApiError ? error : toConnectionError(error, requestId)
    } finally {
      limit.clear()
      onCall?.({ method, route: getRouteLabel(path), status, ms: performance.now() - startedAt })
    }
  }
}

/**
 * Creates a signal that aborts after the given time, or when another signal aborts. The timer is cleared
 * when the call ends, whereas `AbortSignal.timeout` would occupy memory until the time is up.
 */
function createLimit(timeout: number, signal?: AbortSignal) {
  const controller = new AbortController()
  const abort = () => controller.abort(signal?.reason)
  const timer = setTimeout(
    () => controller.abort(new DOMException('The response is late', 'TimeoutError')),
    timeout,
  )
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    clear() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    },
  }
}

/** A streamed file. */
export type StreamedDownload = {
  type: string
  name: string | null
  size: number | null
  digest: string | null
  stream: ReadableStream<Uint8Array> | null
}

/**
 * Creates a client for one API, with a bearer token, bracket-style queries and no retries. Every failure is
 * an `ApiError`.
 */
export function createHttpClient(options: HttpClientOptions) {
  const send = createSend(options)
  const { timeout = 10_000, fetch } = options
  return {
    /** Returns the parsed response. The backend's field names are renamed before `schema` parses it. */
    async call<T>(method: Method, path: string, call: Call<T>): Promise<T> {
      const text = await send(method, path, { ...call, fetch }, response => response.text())
      const parsed = z.safeParse(call.schema, renameFields(parseJson(text)))
      if (!parsed.success) throw createUnexpectedResponseError(path, parsed.error, options.requestId)
      return parsed.data
    },

    /** Starts downloading a file of any size. The time limit applies only until the response headers arrive. */
    async open(path: string, { query }: Pick<Call<unknown>, 'query'> = {}): Promise<StreamedDownload> {
      return send(
        'get',
        path,
        query ? { query } : {},
        async ({ headers, body }) => ({
          type: headers.get('content-type') ?? 'application/octet-stream',
          name: fileName(headers.get('content-disposition')),
          size: headers.has('content-length') ? Number(headers.get('content-length')) : null,
          digest: headers.get('repr-digest'),
          stream: body,
        }),
        createLimit(timeout),
      )
    },

    /** Downloads a file. */
    download(method: Method, path: string, call: Omit<Call<unknown>, 'schema'> = {}): Promise<Download> {
      return send(method, path, call, async response => ({
        type: response.headers.get('content-type') ?? 'application/octet-stream',
        name: fileName(response.headers.get('content-disposition')),
        bytes: new Uint8Array(await response.arrayBuffer()),
      }))
    },
  }
}

// Passes the body separately, because ky would clone the request and so keep the whole body in memory.
const fetchWithBody = (body: FormData) => (request: string | URL | Request) =>
  fetch(new Request(request, { body }))

function fileName(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (encoded && URL.canParse(`file:///${encoded}`)) return decodeURIComponent(encoded)
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? null
}

// Ids and tokens are longer than our path segments, or contain other characters.
const getRouteLabel = (path: string) =>
  path.replace(/[^/]+/g, part =>
    /^[a-z][a-z-]{1,23}$/.test(part) && !/^[a-z]{20,}$/.test(part) ? part : ':id',
  )

/**
 * Encodes an id as a path segment. Values that cannot be an id, such as `..`, are rejected before the
 * request is sent.
 */
export const pathSegment = (id: string) => encodeURIComponent(id)

function requireValidPath(path: string): string {
  if (path.split('/').every(part => /^[\w.-]{1,64}$/.test(part) && !/^\.+$/.test(part))) return path
  throw new ApiError({
    code: 'not-found',
    status: 404,
    name: 'NotFoundError',
    message: 'Invalid id in the path',
  })
}
