/** How much too large a body is still read to its end: a browser shows no answer to a body it is cut off from. */
const patience = (maxBytes: number) => Math.max(4 * maxBytes, 1024 * 1024)

/**
 * Counts a body as it is read. One declared over the cap never reaches the app: read it away with `drain()` before
 * answering. An undeclared one breaks off where it is found too large, at its end or where patience ends.
 */
export function limitBody(request: Request, maxBytes: number) {
  const declared = Number(request.headers.get('content-length') ?? 0)
  const most = patience(maxBytes)
  if (declared > maxBytes) {
    const drain = () => (declared > most ? Promise.resolve() : readAway(request.body))
    return { exceeded: () => true, drain, body: null }
  }
  let size = 0
  const tooLarge = () => new Error('The body is larger than this server accepts')
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size > most) controller.error(tooLarge())
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

/** A sender who leaves is as good as one who is done. */
const readAway = async (body: ReadableStream<Uint8Array> | null): Promise<void> =>
  body?.pipeTo(new WritableStream()).catch(() => {})
