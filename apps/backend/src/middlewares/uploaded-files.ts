import { join } from 'node:path'
import type { Next, RequestContext } from '../platform/http/request-context'
import { environment } from '../platform/runtime/environment'

const folder = join(environment.publicDir, 'uploads')

// The path is decoded as in the static handler, because percent-encoded characters name the same file.
function namesUpload(path: string): boolean {
  try {
    return /(^|[/\\])uploads([/\\]|$)/i.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

const sendsUpload = (body: unknown) =>
  typeof body === 'object' && body !== null && 'path' in body && String(body.path).startsWith(folder)

/** Media files are meant to be embedded. If opened directly, they are downloaded and cannot run scripts. */
export default () => async (ctx: RequestContext, next: Next) => {
  await next()
  if (!namesUpload(ctx.path) && !sendsUpload(ctx.body)) return
  ctx.set('content-disposition', 'attachment')
  ctx.set('content-security-policy', "default-src 'none'; sandbox")
  ctx.set('x-content-type-options', 'nosniff')
}
