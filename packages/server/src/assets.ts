import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'

/** Serves the client build, precompressed: hashed files are immutable, the rest is cached for an hour. */
export function createAssetHandler(clientDir: string) {
  const files = sirv(clientDir, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(response, pathname) {
      const hashed = pathname.startsWith('/assets/')
      response.setHeader(
        'Cache-Control',
        hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    files(request, response, next)
  }
}
