/**
 * A body over the limit is still read up to this size, because browsers ignore a response that arrives while
 * they are sending.
 */
const maxDrainBytes = (maxBytes: number) => Math.max(4 * maxBytes, 1024 * 1024)

/**
 * Limits the size of a request body. If Content-Length exceeds the limit, the app gets no body, and the
 * caller must call `drain()` before responding. Otherwise, a body that exceeds the limit causes an error when
 * it ends or reaches `maxDrainBytes`.
 */
export function limitBody(request: Request, maxBytes: number) {
  const declared = Number(request.headers.get('content-length') ?? 0)
  const drainLimit = maxDrainBytes(maxBytes)
  if (declared > maxBytes) {
    const drain = () => (declared > drainLimit ? Promise.resolve() : discard(request.body))
    return { exceeded: () => true, drain, body: null }
  }
  // Wrapping every request in a stream would cost more than all other checks together.
  if (request.method === 'GET' || request.method === 'HEAD')
    return { exceeded: () => false, drain: () => Promise.resolve(), body: null }
  let size = 0
  const tooLarge = () => new Error('The body is too large')
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size > drainLimit) controller.error(tooLarge())
      else if (size <= maxBytes) controller.enqueue(chunk)
    },
    flush(controller) {
      if (size > maxBytes) controller.error(tooLarge())
    },
  })
  return {
    exceeded: () => size > maxBytes,
    drain: () => Promise.resolve(),
    body: request.body?.pipeThrough(counter) ?? null,
  }
}

/** Reads and discards a body. Resolves when the body ends or the client disconnects. */
const discard = async (body: ReadableStream<Uint8Array> | null): Promise<void> =>
  body?.pipeTo(new WritableStream()).catch(() => {})
