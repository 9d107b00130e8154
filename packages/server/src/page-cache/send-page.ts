import type { IncomingMessage, ServerResponse } from 'node:http'
import { negotiateEncoding } from '../compress'
import { type CachedPage, decompressBody } from './cached-page'

type Encoding = ReturnType<typeof negotiateEncoding>

type Representation = {
  etag: string
  headers: string[]
  /** Null if the page is sent uncompressed. */
  body: Buffer | null
  hasPolicy: boolean
}

/** The header lists, which are created once per page and encoding, not for every request. */
const representations = new WeakMap<CachedPage, Map<Encoding, Representation>>()

type ExtraHeaders = {
  /** The additional headers of the response: alternating names and values. */
  headers: string[]
  /** The Content-Security-Policy header for a page that does not have its own. */
  policy: string[]
}

/** Sends a cached page in an accepted encoding, or responds 304 if the client has it. */
export async function sendPage(
  page: CachedPage,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  extra: ExtraHeaders,
): Promise<void> {
  const encoding = parseAcceptEncoding(incoming.headers['accept-encoding'] ?? '')
  const { etag, headers, body, hasPolicy } = getRepresentation(page, encoding)
  const sent = hasPolicy ? headers.concat(extra.headers) : headers.concat(extra.headers, extra.policy)
  if (page.status === 200 && matchesEtag(incoming.headers['if-none-match'], etag)) {
    outgoing.writeHead(304, sent).end()
    return
  }
  const bytes = body ?? (await decompressBody(page))
  sent.push('Content-Length', String(bytes.length))
  outgoing.writeHead(page.status, sent)
  outgoing.end(incoming.method === 'HEAD' ? undefined : bytes)
}

const parsedHeaders = new Map<string, Encoding>()

/** Parses an Accept-Encoding header. Browsers send few distinct values, so the results are cached. */
function parseAcceptEncoding(header: string): Encoding {
  const cached = parsedHeaders.get(header)
  if (cached !== undefined) return cached
  if (parsedHeaders.size > 200) parsedHeaders.clear()
  const encoding = negotiateEncoding(header)
  parsedHeaders.set(header, encoding)
  return encoding
}

function getRepresentation(page: CachedPage, encoding: Encoding): Representation {
  const ofPage = representations.get(page) ?? new Map<Encoding, Representation>()
  representations.set(page, ofPage)
  const representation = ofPage.get(encoding) ?? createRepresentation(page, encoding)
  ofPage.set(encoding, representation)
  return representation
}

/** The ETag is strong, so it must differ between encodings. */
function createRepresentation(page: CachedPage, encoding: Encoding): Representation {
  const etag = `"${page.digest}${encoding ? `-${encoding}` : ''}"`
  const headers = page.headers.flat()
  headers.push('Vary', 'Accept-Encoding')
  if (page.status === 200) headers.push('ETag', etag)
  if (encoding) headers.push('Content-Encoding', encoding)
  const hasPolicy = page.headers.some(([name]) => name === 'content-security-policy')
  const body = encoding === 'br' ? page.br : encoding === 'gzip' ? page.gzip : null
  return { etag, headers, body, hasPolicy }
}

/** If-None-Match uses weak comparison, because a proxy may have weakened the ETag. */
const matchesEtag = (header: string | undefined, etag: string) =>
  header?.split(',').some(one => [etag, '*'].includes(one.trim().replace(/^W\//, '')))
