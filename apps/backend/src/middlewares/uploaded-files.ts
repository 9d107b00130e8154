import { join } from 'node:path'
import type { Call, Next } from '../call'
import { environment } from '../environment'

const folder = join(environment.publicDir, 'uploads')

// The path is compared as the static handler reads it: encoded letters name the same file.
function namesUpload(path: string): boolean {
  try {
    return /(^|[/\\])uploads([/\\]|$)/i.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

const sendsUpload = (body: unknown) =>
  typeof body === 'object' && body !== null && 'path' in body && String(body.path).startsWith(folder)

/** Files of the media library are shown inside pages of ours and nowhere else: opened alone they are saved, and run nothing. */
export default () => async (ctx: Call, next: Next) => {
  await next()
  if (!namesUpload(ctx.path) && !sendsUpload(ctx.body)) return
  ctx.set('content-disposition', 'attachment')
  ctx.set('content-security-policy', "default-src 'none'; sandbox")
  ctx.set('x-content-type-options', 'nosniff')
}
