import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'

/** A finished page as it lies in memory and on disk: compressed once, sent as it is. */
export interface CachedPage {
  status: number
  /** Without length, encoding, date and tag. */
  headers: [name: string, value: string][]
  /** Of body and headers: the tag, and whether a new render changed anything. */
  digest: string
  br: Buffer
  gzip: Buffer
}

/** `gone`: the CMS has no such page, or it moved. `broken`: a response that must never be cached. */
export type RenderOutcome = 'good' | 'gone' | 'broken'
export interface RenderResult {
  page: CachedPage
  outcome: RenderOutcome
}

interface Answer {
  status: number
  headers: Headers
  text: string
}

const unsaid = new Set(['content-length', 'content-encoding', 'etag', 'vary', 'date', 'connection'])

/** Judges and packs one answer of the app. `known` is what is kept already: an unchanged page is not compressed again. */
export async function compressPage(answer: Answer, known?: CachedPage): Promise<RenderResult> {
  const outcome = outcomeOf(answer)
  const headers = [...answer.headers].filter(([name]) => !unsaid.has(name))
  const digest = createHash('sha256')
    .update(JSON.stringify(headers))
    .update(answer.text)
    .digest('base64url')
    .slice(0, 22)
  if (known?.digest === digest && known.status === answer.status) return { page: known, outcome }
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(answer.text, { params: brotli(outcome === 'good' ? 10 : 4) }),
    promisify(gzip)(answer.text, { level: outcome === 'good' ? 8 : 5 }),
  ])
  return { page: { status: answer.status, headers, digest, br, gzip: gzipped }, outcome }
}

/** The page as text; nobody keeps it uncompressed. */
export const decompressBody = (page: CachedPage): Promise<Buffer> => promisify(gunzip)(page.gzip)

export const compressedSize = (page: CachedPage) => page.br.length + page.gzip.length

function outcomeOf({ status, headers, text }: Answer): RenderOutcome {
  if ([301, 308, 404, 410].includes(status)) return 'gone'
  const personal = headers.has('set-cookie') || /no-store/.test(headers.get('cache-control') ?? '')
  const html = headers.get('content-type')?.startsWith('text/html') ?? false
  // The framework writes comments after the end.
  const whole = html ? text.slice(-200).includes('</html>') : text.length > 0
  return status === 200 && !personal && whole ? 'good' : 'broken'
}

const brotli = (quality: number) => ({
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_QUALITY]: quality,
})
