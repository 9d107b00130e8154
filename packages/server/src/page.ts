import type { EntryContext } from '@remix-run/node'

/**
 * Reads the serialised loader data before a page is rendered. Nothing suspends then, so `renderToString` renders the
 * whole page, which costs less than React's streams. Only for apps whose loaders do not defer data.
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

/**
 * The response with a page rendered by `renderToString`, which leaves out the doctype. With its length known, the server
 * compresses and sends it in one piece.
 */
export function createPage(
  { method }: Request,
  html: string,
  { status, headers }: { status: number; headers: Headers },
): Response {
  const bytes = new TextEncoder().encode(`<!DOCTYPE html>${html}`)
  // A response to HEAD has no body, and the length of the compressed one is not known.
  if (method !== 'HEAD') headers.set('Content-Length', String(bytes.length))
  return new Response(bytes, { status, headers })
}
