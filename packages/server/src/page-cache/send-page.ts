import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncoding } from '../compress'
import { type CachedPage, decompressBody } from './cached-page'

type Encoding = ReturnType<typeof acceptedEncoding>

interface Form {
  tag: string
  head: string[]
  body: Buffer | null
  hasPolicy: boolean
}

/** A page's finished header lists, made once: on the way out nothing is left but to choose one. */
const forms = new WeakMap<CachedPage, Map<Encoding, Form>>()

/** Sends a stored page in an accepted encoding, or 304 if the client has it. `own` are headers of this response, `policy` applies to a page without its own. */
export async function sendPage(
  page: CachedPage,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { own, policy }: { own: string[]; policy: string[] },
): Promise<void> {
  const { tag, head, body, hasPolicy } = formOf(page, encodingOf(incoming.headers['accept-encoding'] ?? ''))
  const sent = hasPolicy ? head.concat(own) : head.concat(own, policy)
  if (page.status === 200 && holds(incoming.headers['if-none-match'], tag)) {
    outgoing.writeHead(304, sent).end()
    return
  }
  const bytes = body ?? (await decompressBody(page))
  sent.push('Content-Length', String(bytes.length))
  outgoing.writeHead(page.status, sent)
  outgoing.end(incoming.method === 'HEAD' ? undefined : bytes)
}

const encodings = new Map<string, Encoding>()

/** Browsers send a handful of different headers: each is read once. */
function encodingOf(header: string): Encoding {
  const known = encodings.get(header)
  if (known !== undefined) return known
  if (encodings.size > 200) encodings.clear()
  const encoding = acceptedEncoding(header)
  encodings.set(header, encoding)
  return encoding
}

function formOf(page: CachedPage, encoding: Encoding): Form {
  const known = forms.get(page) ?? new Map<Encoding, Form>()
  forms.set(page, known)
  const form = known.get(encoding) ?? makeForm(page, encoding)
  known.set(encoding, form)
  return form
}

/** The tag is strong, so each form has its own. */
function makeForm(page: CachedPage, encoding: Encoding): Form {
  const tag = `"${page.digest}${encoding ? `-${encoding}` : ''}"`
  const head = page.headers.flat()
  head.push('Vary', 'Accept-Encoding')
  if (page.status === 200) head.push('ETag', tag)
  if (encoding) head.push('Content-Encoding', encoding)
  const hasPolicy = page.headers.some(([name]) => name === 'content-security-policy')
  const body = encoding === 'br' ? page.br : encoding === 'gzip' ? page.gzip : null
  return { tag, head, body, hasPolicy }
}

/** If-None-Match compares weakly: a proxy may have weakened the tag on its way. */
const holds = (given: string | undefined, tag: string) =>
  given?.split(',').some(one => [tag, '*'].includes(one.trim().replace(/^W\//, '')))
