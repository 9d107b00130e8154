import type { EntryContext } from '@remix-run/node'
import { createBufferedResponse } from './buffered-response'

/**
 * Reads the serialised loader data before a page is rendered. After that, nothing suspends, so
 * `renderToString` renders the whole page, which costs less than React's streams. Only for apps whose
 * loaders do not defer data.
 */
export async function readLoaderData({
  serverHandoffStream,
  renderMeta,
}: Pick<EntryContext, 'serverHandoffStream' | 'renderMeta'>): Promise<void> {
  if (!serverHandoffStream || !renderMeta) return
  const decoder = new TextDecoder()
  let value = ''
  const reader = serverHandoffStream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read())
    value += decoder.decode(part.value, { stream: true })
  reader.releaseLock()
  renderMeta.streamCache = { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) }
}

/** Returns a page rendered by `renderToString`, adding the doctype that it omits. */
export const createPageResponse = (
  request: Request,
  html: string,
  { status, headers }: { status: number; headers: Headers },
): Response => createWhole(request, new TextEncoder().encode(`<!DOCTYPE html>${html}`), { status, headers })

/** Creates the response with a page's data for the client-side router, once all of the data has been read. */
export async function createPageDataResponse(request: Request, response: Response): Promise<Response> {
  const { status, headers, body } = response
  if (body === null) return response
  return createWhole(request, new Uint8Array(await response.arrayBuffer()), { status, headers })
}

/** Creates a response of known length, which is compressed and sent in one piece. */
function createWhole(
  { method }: Request,
  bytes: Uint8Array<ArrayBuffer>,
  { status, headers }: { status: number; headers: Headers },
): Response {
  // A response to HEAD has no body, so the length of the compressed body is unknown.
  if (method === 'HEAD') return new Response(null, { status, headers })
  headers.set('Content-Length', String(bytes.length))
  return createBufferedResponse(bytes, { status, headers })
}
