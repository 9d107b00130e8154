import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'

/**
 * Serves the precompressed client build, except HTML pages, which come from the app. Hashed files are
 * immutable; other files are cached for an hour, or revalidated on every use if listed in `revalidated`.
 */
export function createAssetHandler(clientDir: string, revalidated: string[] = []) {
  const files = sirv(clientDir, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(response, pathname) {
      const hashed = pathname.startsWith('/assets/')
      const unhashed = revalidated.includes(pathname) ? 'no-cache' : 'public, max-age=3600'
      response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : unhashed)
    },
  })
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    if (/\.html(?:\?|$)/.test(request.url ?? '')) return next()
    files(request, response, next)
  }
}
