import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { HttpError } from './errors'

const aborted = () => new HttpError(400, 'The request was aborted')

/**
 * Reads a body whose length is unknown, and puts it back for the parser. Throws a 413 as soon as it exceeds
 * `maxBytes`, and a 400 if the request is aborted.
 */
export async function limitBody(request: IncomingMessage, maxBytes: number): Promise<void> {
  const chunks: Buffer[] = []
  let size = 0
  for (;;) {
    const chunk: Buffer | null = request.read()
    if (chunk !== null) {
      size += chunk.length
      if (size > maxBytes) throw new HttpError(413, 'The body is too large')
      chunks.push(chunk)
    } else if (request.complete) break
    else
      await once(request, 'readable').catch(() => {
        throw aborted()
      })
  }
  // Must happen in the same tick as the last read, before the stream ends.
  if (size > 0) request.unshift(Buffer.concat(chunks))
}
