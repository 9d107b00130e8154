import { randomUUID } from 'node:crypto'
import type { AppOptions } from '../app'
import type { AppLogger } from '../context'
import { applyResponsePolicy } from '../finish-response'
import { type CachedPage, compressPage, type RenderResult } from './cached-page'

type RenderOptions = Pick<AppOptions, 'handle' | 'build' | 'publicUrl' | 'cspSources' | 'cacheControl'>

/**
 * Creates a function that requests pages from the app without visitor-specific data: no cookie, language or
 * referrer.
 */
export function createPageRenderer(options: RenderOptions, log: AppLogger) {
  return async (key: string, cached: CachedPage | undefined): Promise<RenderResult> => {
    const requestId = randomUUID()
    const nonce = requestId.replaceAll('-', '')
    const url = new URL(key, options.publicUrl)
    const request = new Request(url, { headers: { host: url.host, 'x-request-id': requestId } })
    const response = await options.handle(request, {
      nonce,
      requestId,
      clientAddress: '127.0.0.1',
      build: options.build,
      log,
    })
    const { headers, body } = await applyResponsePolicy(response, {
      nonce,
      mode: 'hashes',
      sources: options.cspSources ?? {},
      secure: options.publicUrl.startsWith('https:'),
      cacheControl: options.cacheControl ?? 'private, no-store',
    })
    const text = typeof body === 'string' ? body : await new Response(body).text()
    return compressPage({ status: response.status, headers, text }, cached)
  }
}
