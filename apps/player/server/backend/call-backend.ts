import type { BackendCall } from '@bgm/server/context'
import * as z from 'zod/mini'
import { BackendError } from './backend-error'

export interface BackendConnection {
  /** With `/api`, without trailing slash. */
  apiUrl: string
  internalKey: string
  onCall?: (call: BackendCall) => void
}

interface Call {
  method: 'GET' | 'POST'
  path: string
  /** The path with placeholders, a label of the metrics. */
  route: string
  body?: unknown
  /** The device's address, for the backend's rate limits. */
  clientAddress?: string
  timeoutMs?: number
  signal?: AbortSignal
}

interface Schema<T> {
  safeParse(input: unknown): { success: true; data: T } | { success: false }
}

const errorBody = z.object({
  error: z.object({
    details: z.optional(z.object({ code: z.optional(z.string().check(z.maxLength(64))) })),
  }),
})
const maxErrorBytes = 64 * 1024
/** Larger than any bundle, and small enough that an invalid response cannot exhaust memory. */
const maxBytes = 16 * 1024 * 1024
/** Statuses with which the backend rejects a call; every other error means that it is temporarily unavailable. */
const refusals = new Set([400, 409, 410, 413, 422])

/**
 * Calls the backend's internal API. Resolves with a successful response whose body has not been read. Throws
 * BackendError.
 */
export async function callBackend(connection: BackendConnection, call: Call): Promise<Response> {
  const response = await send(connection, call)
  if (response.ok) return response
  const { status } = response
  const parsed = errorBody.safeParse(await readJson(response, maxErrorBytes))
  // An error response in any other format comes from an intermediate proxy, not from the backend.
  if (!parsed.success) throw new BackendError('unavailable', status)
  const { code } = parsed.data.error.details ?? {}
  if (status === 404) throw new BackendError('not-found', status, code)
  throw new BackendError(refusals.has(status) ? 'rejected' : 'unavailable', status, code)
}

/** Calls the backend and parses the response. Throws BackendError. */
export async function callForJson<T>(
  connection: BackendConnection,
  schema: Schema<T>,
  call: Call,
): Promise<T> {
  return parseResponse(schema, await readJson(await callBackend(connection, call), maxBytes))
}

/** Throws BackendError if the response does not match the schema. */
export function parseResponse<T>(schema: Schema<T>, json: unknown): T {
  const parsed = schema.safeParse(json)
  if (!parsed.success) throw new BackendError('unavailable', 200)
  return parsed.data
}

async function send({ apiUrl, internalKey, onCall }: BackendConnection, call: Call): Promise<Response> {
  const { method, route, body, clientAddress } = call
  const timeout = AbortSignal.timeout(call.timeoutMs ?? 5_000)
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
      signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
    })
    status = response.status
    return response
  } catch {
    throw new BackendError('unavailable', 0)
  } finally {
    onCall?.({ method, route, status, ms: performance.now() - startedAt })
  }
}

/** The body as text. Throws BackendError if it is too large or ends early. */
export async function readText(response: Response, limit = maxBytes): Promise<string> {
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

/** The chunks of a body; cancels the transfer if not all of them are read. */
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

/** Undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
