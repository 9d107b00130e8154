import { createHash } from 'node:crypto'
import { acceptedEncoding, compressStream, compressText, mayCompress } from './compress'
import { type CspSources, contentSecurityPolicy, replaceNonceWithHashes } from './security-headers'

interface Policy {
  nonce: string
  mode: 'nonce' | 'hashes'
  sources: CspSources
  secure: boolean
  cacheControl: string
}

interface Finish extends Policy {
  acceptEncoding: string | null
  ifNoneMatch: string | null
  /** Seconds to wait: the answer becomes a 503. */
  closed?: string
}

/** By which the app says who may show a page in a frame: an origin. It never leaves the process. */
export const framedByHeader = 'x-framed-by'

/** What every answer of the app gets: policy, caching rule, compression. */
export async function finishResponse(answer: Response, finish: Finish): Promise<Response> {
  const { headers, body } = await applyPolicy(answer, finish)
  const status = finish.closed ? 503 : answer.status
  if (finish.closed) {
    headers.set('Retry-After', finish.closed)
    headers.set('Cache-Control', 'no-store')
  }
  if (status === 429 && !headers.has('retry-after')) headers.set('Retry-After', '60')
  if (typeof body === 'string' && status === 200 && !headers.has('set-cookie'))
    headers.set('ETag', tagOf(body))

  const tag = headers.get('etag')
  if (tag && finish.ifNoneMatch?.split(/,\s*/).includes(tag))
    return new Response(null, { status: 304, headers })

  if (!mayCompress(answer)) return new Response(body, { status, headers })
  headers.append('Vary', 'Accept-Encoding')
  const encoding = acceptedEncoding(finish.acceptEncoding)
  if (!encoding || body === null) return new Response(body, { status, headers })
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  const packed =
    typeof body === 'string' ? await compressText(body, encoding) : compressStream(body, encoding)
  return new Response(packed, { status, headers })
}

/** The answer with its caching rule and, where it is a page, its policy; a page whose inline scripts are hashed is text. */
export async function applyPolicy(answer: Response, policy: Policy) {
  const headers = new Headers(answer.headers)
  if (!headers.has('cache-control')) headers.set('Cache-Control', policy.cacheControl)
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  let body: string | ReadableStream<Uint8Array> | null = answer.body
  let inline = { scripts: [`'nonce-${policy.nonce}'`], styles: [`'nonce-${policy.nonce}'`] }
  if (isPage && policy.mode === 'hashes' && answer.body) {
    const { html, ...hashes } = replaceNonceWithHashes(await answer.text(), policy.nonce)
    body = html
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

/** Weak: the same page in another encoding is the same page. */
const tagOf = (html: string) => `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
