import type { ArgumentsOf, Endpoint, fileStream } from '@bgm/contract'
import type { BackendCall } from '@bgm/server/context'
import * as z from 'zod/mini'
import { BackendError } from './backend-error'

export type BackendConnection = {
  /** The backend's URL, including `/api` but without a trailing slash. */
  apiUrl: string
  internalKey: string
  onCall?: (call: BackendCall) => void
}

type CallOptions = {
  /** The device's address, for the backend's rate limits. */
  clientAddress?: string
  timeoutMs?: number
  signal?: AbortSignal
}

interface Call extends CallOptions {
  method: Endpoint['method']
  path: string
  /** The path with placeholders; used as a metrics label. */
  route: string
  body?: unknown
}

type JsonEndpoint = Endpoint & { response: z.core.$ZodType }
type StreamEndpoint = Endpoint & { response: typeof fileStream }

const errorBody = z.object({
  error: z.object({
    details: z.optional(z.object({ code: z.optional(z.string().check(z.maxLength(64))) })),
  }),
})
const defaultTimeoutMs = 5_000
const maxErrorBytes = 64 * 1024
/** Larger than any bundle, but small enough that an invalid response cannot exhaust memory. */
const maxBytes = 16 * 1024 * 1024
/**
 * The statuses with which the backend rejects a call; any other error means that it is temporarily
 * unavailable.
 */
const rejectionStatuses = new Set([400, 409, 410, 413, 422])

function createCall({ method, path: route, body, query }: Endpoint, args: readonly unknown[]): Call {
  const rest = [...args]
  const path = route.replaceAll(/:\w+/g, () => encodeURIComponent(String(rest.shift())))
  if (body) return { method, route, path, body: rest.shift() }
  const search = query ? `?${new URLSearchParams(Object(rest.shift()))}` : ''
  return { method, route, path: path + search }
}

/** Calls the backend and parses the response. Throws BackendError on failure. */
export function callForJson<E extends JsonEndpoint>(
  connection: BackendConnection,
  endpoint: E,
  args: ArgumentsOf<E>,
  options: CallOptions = {},
): Promise<z.output<E['response']>> {
  const call = { ...createCall(endpoint, args), ...options }
  return withTimeout(call, async signal =>
    parseResponse(endpoint.response, await readJson(await request(connection, call, signal), maxBytes)),
  )
}

/** Calls the backend; throws BackendError unless it responds with 204, which no intermediate proxy sends. */
export async function callForNoContent<E extends Endpoint & { response?: never }>(
  connection: BackendConnection,
  endpoint: E,
  args: ArgumentsOf<E>,
  options: CallOptions = {},
): Promise<void> {
  const call = { ...createCall(endpoint, args), ...options }
  const { status } = await withTimeout(call, signal => request(connection, call, signal))
  if (status !== 204) throw new BackendError('unavailable', status)
}

/** Calls the backend and returns the response, to be read as a stream. Throws BackendError on failure. */
export const callForStream = <E extends StreamEndpoint>(
  connection: BackendConnection,
  endpoint: E,
  args: ArgumentsOf<E>,
  timeoutMs: number,
): Promise<Response> => request(connection, createCall(endpoint, args), AbortSignal.timeout(timeoutMs))

/**
 * Runs a call with a timeout. Its timer is cleared when the call ends; `AbortSignal.timeout` would keep the
 * whole response in memory until the timeout.
 */
async function withTimeout<T>(
  { timeoutMs = defaultTimeoutMs, signal }: CallOptions,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, timeoutMs)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort, { once: true })
  try {
    return await run(controller.signal)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** Resolves with a successful response whose body has not been read yet. */
async function request(connection: BackendConnection, call: Call, signal: AbortSignal): Promise<Response> {
  const response = await send(connection, call, signal)
  if (response.ok) return response
  const { status } = response
  const parsed = errorBody.safeParse(await readJson(response, maxErrorBytes))
  // An error response in any other format comes from an intermediate proxy, not from the backend.
  if (!parsed.success) throw new BackendError('unavailable', status)
  const { code } = parsed.data.error.details ?? {}
  if (status === 404) throw new BackendError('not-found', status, code)
  throw new BackendError(rejectionStatuses.has(status) ? 'rejected' : 'unavailable', status, code)
}

/** Throws BackendError if the response does not match the schema. */
function parseResponse<S extends z.core.$ZodType>(schema: S, json: unknown): z.output<S> {
  const parsed = z.safeParse(schema, json)
  if (!parsed.success) throw new BackendError('unavailable', 200)
  return parsed.data
}

async function send(
  { apiUrl, internalKey, onCall }: BackendConnection,
  call: Call,
  signal: AbortSignal,
): Promise<Response> {
  const { method, route, body, clientAddress } = call
  const startedAt = performance.now()
  let status = 0
  try {
    const response = await fetch(apiUrl + call.path, {
      method,
      headers: {
        'x-internal-key': internalKey,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(clientAddress === undefined ? {} : { 'x-forwarded-for': clientAddress }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal,
    })
    status = response.status
    return response
  } catch {
    throw new BackendError('unavailable', 0)
  } finally {
    onCall?.({ method, route, status, ms: performance.now() - startedAt })
  }
}

/** Reads the body as text. Throws BackendError if it is too large or ends early. */
async function readText(response: Response, limit = maxBytes): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of readChunks(response)) {
      size += chunk.byteLength
      if (size > limit) throw new Error('too large')
      chunks.push(chunk)
    }
  } catch {
    throw new BackendError('unavailable', response.status)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Yields the chunks of a body; cancels the transfer if the caller does not read all of them. */
export async function* readChunks(response: Response): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader()
  if (!reader) return
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

async function readJson(response: Response, limit: number): Promise<unknown> {
  return parseJson(await readText(response, limit))
}

/** Returns undefined if the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
