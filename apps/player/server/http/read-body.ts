import type { IncomingMessage } from 'node:http'
import { HttpError } from './http-error'

type Schema<T> = {
  safeParse(input: unknown): { success: true; data: T } | { success: false }
}

const defaultMaxBytes = 8 * 1024

/** Reads and parses a JSON body. Throws HttpError 400, 413 or 415. */
export async function readBody<T>(
  incoming: IncomingMessage,
  schema: Schema<T>,
  maxBytes = defaultMaxBytes,
): Promise<T> {
  const type = incoming.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new HttpError(415, 'The body must be JSON')
  const parsed = schema.safeParse(parseJson(await readBytes(incoming, maxBytes)))
  if (!parsed.success) throw new HttpError(400, 'The body is invalid', { code: 'invalid' })
  return parsed.data
}

const tooLarge = (maxBytes: number) => new HttpError(413, `The body is larger than ${maxBytes} bytes`)

/** Uses events, because an async iterator would take longer than the rest of a heartbeat request. */
function readBytes(incoming: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) return Promise.reject(tooLarge(maxBytes))
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const collect = (chunk: Buffer) => {
      size += chunk.length
      if (size <= maxBytes) return void chunks.push(chunk)
      incoming.off('data', collect).pause()
      reject(tooLarge(maxBytes))
    }
    incoming
      .on('data', collect)
      .once('end', () => resolve(Buffer.concat(chunks)))
      .once('error', reject)
  })
}

/** The decoder is shared, because one that rejects invalid bytes is expensive to create. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    throw new HttpError(400, 'The body is not JSON', { code: 'invalid' })
  }
}
