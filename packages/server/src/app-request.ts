import type { ServerResponse } from 'node:http'
import type { RequestMeta } from './app'
import { forwardingHeaders } from './proxy'
import { withheldBodyHeader } from './withheld-body'

export type AppRequestOptions = {
  url: URL
  meta: RequestMeta
  sent: ForwardedBody
  /** If this response closes early, the request is aborted. */
  outgoing: ServerResponse
}

export type ForwardedBody = { body: ReadableStream<Uint8Array> | null } | { withheld: 'session' | 'size' }

/** Copies a request for the app, using the visitor's URL and without forwarding headers. */
export function createAppRequest(
  request: Request,
  { url, meta, sent, outgoing }: AppRequestOptions,
): Request {
  const headers = new Headers(request.headers)
  for (const name of [...forwardingHeaders, withheldBodyHeader]) headers.delete(name)
  if ('withheld' in sent) {
    headers.delete('content-length')
    headers.set(withheldBodyHeader, sent.withheld)
  }
  headers.set('x-request-id', meta.requestId)
  // Remix compares Origin with Host itself, so an origin that passed our check must also pass Remix's check.
  const origin = headers.get('origin')
  const checked = request.method !== 'GET' && request.method !== 'HEAD' && origin !== null
  headers.set('host', checked ? new URL(origin).host : meta.host)
  const init: RequestInit & { duplex: 'half' } = {
    method: request.method,
    headers,
    signal: abortedBy(outgoing),
    duplex: 'half',
  }
  if ('body' in sent && sent.body) init.body = sent.body
  return new Request(url, init)
}

/** Aborts when the connection closes early. Hono's own signal would create another request. */
function abortedBy(outgoing: ServerResponse): AbortSignal {
  const controller = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) controller.abort()
  })
  return controller.signal
}
