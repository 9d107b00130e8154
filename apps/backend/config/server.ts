import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { environment } from '#src/platform/runtime/environment'
import { restrictFileModes } from '#src/platform/storage/file-modes'

// Only the user of this process may read uploads and private files; broader permissions on existing files are
// removed.
process.umask(0o077)

// The upload provider looks for its folder before any of our hooks run.
mkdirSync(join(environment.publicDir, 'uploads'), { recursive: true })
mkdirSync(environment.privateDir, { recursive: true, mode: 0o700 })
for (const folder of [join(environment.publicDir, 'uploads'), environment.privateDir])
  restrictFileModes(folder)

export default {
  host: environment.HOST,
  port: environment.PORT,
  url: environment.BACKEND_URL ?? '',
  // Behind HTTPS, the panel's cookies are secure, which Strapi allows only if it trusts the proxy.
  proxy: { koa: environment.publicUrl.startsWith('https:') },
  // The keep-alive timeout is longer than the proxy's, so that no connection closes while a request is
  // arriving.
  http: {
    serverOptions: {
      keepAliveTimeout: 65_000,
      headersTimeout: 10_000,
      // For files of signed-in users; other bodies have 30 seconds (src/platform/http/body-deadline.ts).
      requestTimeout: 120_000,
      // With Node's default of 30 seconds, slow headers would occupy a connection for up to 40 seconds.
      connectionsCheckingInterval: 2_000,
    },
  },
  app: { keys: environment.APP_KEYS?.split(',') ?? [] },
  dirs: { public: environment.publicDir },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  transfer: { remote: { enabled: false } },
  emitErrors: false,
}
