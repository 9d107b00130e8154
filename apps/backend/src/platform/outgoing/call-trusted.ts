import type { IncomingMessage } from 'node:http'
import { withDeadline } from '#src/platform/runtime/deadline'
import { openRequest } from './open-request'

/** The response is longer than allowed. */
class TooLongError extends Error {
  override readonly name = 'TooLongError'
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > maxBytes) throw new TooLongError(`The response has more than ${maxBytes} bytes`)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

type Call = { url: URL; contentType: string; body: string; maxBytes: number; timeout: number }
export type TrustedResponse = { status: number; contentType: string; body: Buffer }

/**
 * Posts a body to an address that the operator has chosen, which may be private, without following redirects. Rejects at
 * the deadline in milliseconds, or if the response is longer than `maxBytes`.
 */
export function callTrusted(
  { url, contentType, body, maxBytes, timeout }: Call,
  signal?: AbortSignal,
): Promise<TrustedResponse> {
  const send = async (signal: AbortSignal): Promise<TrustedResponse> => {
    const headers = { 'content-type': contentType, 'content-length': Buffer.byteLength(body) }
    const { request, response } = openRequest(url, { headers, signal, isTrusted: true })
    try {
      request.end(body)
      const incoming = await response
      return {
        status: incoming.statusCode ?? 0,
        contentType: incoming.headers['content-type'] ?? '',
        body: await readBody(incoming, maxBytes),
      }
    } finally {
      request.destroy()
    }
  }
  return withDeadline(timeout, send, signal)
}
