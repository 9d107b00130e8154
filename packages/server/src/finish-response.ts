import { createHash } from 'node:crypto'
import { findBufferedBytes } from './buffered-response'
import { compressBytes, compressStream, compressText, isCompressible, negotiateEncoding } from './compress'
import { type CspSources, contentSecurityPolicy, replaceNonceWithHashes } from './security-headers'
import type { CompleteResponse } from './send-complete'

type PolicyOptions = {
  nonce: string
  mode: 'nonce' | 'hashes'
  sources: CspSources
  secure: boolean
  cacheControl: string
}

interface FinishOptions extends PolicyOptions {
  acceptEncoding: string | null
  ifNoneMatch: string | null
  /** If set, the response becomes a 503 with this Retry-After, in seconds. */
  unavailableFor?: string
  /** Sends a complete response. */
  send: (response: CompleteResponse) => Response
}

/** Responses up to this size are compressed in one piece if their length is known. */
const maxWholeBytes = 1024 * 1024

/** The header that the app sets to the origin that may frame the page; it is not sent to the client. */
export const framedByHeader = 'x-framed-by'

/** Adds Content-Security-Policy, Cache-Control, ETag and compression to the app's response. */
export async function finishResponse(response: Response, options: FinishOptions): Promise<Response> {
  const { headers, body } = await applyResponsePolicy(response, options)
  const status = options.unavailableFor ? 503 : response.status
  if (options.unavailableFor) {
    headers.set('Retry-After', options.unavailableFor)
    headers.set('Cache-Control', 'no-store')
  }
  if (status === 429 && !headers.has('retry-after')) headers.set('Retry-After', '60')
  if (typeof body === 'string' && status === 200 && !headers.has('set-cookie'))
    headers.set('ETag', createEtag(body))

  const etag = headers.get('etag')
  if (etag && options.ifNoneMatch?.split(/,\s*/).includes(etag))
    return new Response(null, { status: 304, headers })

  if (body === null || !isCompressible(response.headers)) return new Response(body, { status, headers })
  headers.append('Vary', 'Accept-Encoding')
  const encoding = negotiateEncoding(options.acceptEncoding)
  if (!encoding) return new Response(body, { status, headers })
  headers.set('Content-Encoding', encoding)
  const length = Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY)
  headers.delete('Content-Length')
  if (typeof body !== 'string' && length <= maxWholeBytes) {
    const bytes = body instanceof Uint8Array ? body : new Uint8Array(await response.arrayBuffer())
    return options.send({ status, headers, bytes: compressBytes(bytes, encoding) })
  }
  const compressed =
    typeof body === 'string'
      ? await compressText(body, encoding)
      : compressStream(body instanceof Uint8Array ? new Blob([body]).stream() : body, encoding)
  return new Response(compressed, { status, headers })
}

/**
 * Adds Cache-Control, and the Content-Security-Policy if the response is a page. With hashes, returns the
 * body of a page as text.
 */
export async function applyResponsePolicy(response: Response, policy: PolicyOptions) {
  const headers = new Headers(response.headers)
  if (!headers.has('cache-control')) headers.set('Cache-Control', policy.cacheControl)
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  let body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null =
    findBufferedBytes(response) ?? response.body
  let inline = { scripts: [`'nonce-${policy.nonce}'`], styles: [`'nonce-${policy.nonce}'`] }
  if (isPage && policy.mode === 'hashes' && body) {
    const { html, ...hashes } = replaceNonceWithHashes(await response.text(), policy.nonce)
    body = html
    headers.delete('Content-Length')
    inline = hashes
  }
  const framedBy = headers.get(framedByHeader) ?? undefined
  headers.delete(framedByHeader)
  if (isPage)
    headers.set(
      'Content-Security-Policy',
      contentSecurityPolicy(inline, policy.sources, policy.secure, framedBy),
    )
  return { headers, body }
}

/** The ETag is weak, because all encodings share it. */
const createEtag = (html: string) =>
  `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
