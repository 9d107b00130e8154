import { randomUUID } from 'node:crypto'
import type { AppOptions } from '../app'
import type { Log } from '../context'
import { applyPolicy } from '../finish-response'
import { type CachedPage, compressPage, type RenderResult } from './cached-page'

type RenderOptions = Pick<AppOptions, 'handle' | 'build' | 'publicUrl' | 'cspSources' | 'cacheControl'>

/** Asks the app for a page as nobody in particular does: no cookie, no language, no referrer. */
export function createPageRenderer(options: RenderOptions, log: Log) {
  return async (key: string, known: CachedPage | undefined): Promise<RenderResult> => {
    const requestId = randomUUID()
    const nonce = requestId.replaceAll('-', '')
    const address = new URL(key, options.publicUrl)
    const request = new Request(address, { headers: { host: address.host, 'x-request-id': requestId } })
    const answer = await options.handle(request, {
      nonce,
      requestId,
      clientAddress: '127.0.0.1',
      build: options.build,
      log,
    })
    const { headers, body } = await applyPolicy(answer, {
      nonce,
      mode: 'hashes',
      sources: options.cspSources ?? {},
      secure: options.publicUrl.startsWith('https:'),
      cacheControl: options.cacheControl ?? 'private, no-store',
    })
    const text = typeof body === 'string' ? body : await new Response(body).text()
    return compressPage({ status: answer.status, headers, text }, known)
  }
}
