import type { Next, RequestContext } from '../platform/http/request-context'

/** Koa parses the URL on first use, and throws for absolute URLs that are not valid. */
function isReadable(ctx: RequestContext): boolean {
  try {
    return typeof ctx.path === 'string'
  } catch {
    return false
  }
}

/** Answers 400 to a request line whose URL cannot be parsed. Must come first, because all others read the path. */
export default () => async (ctx: RequestContext, next: Next) => {
  if (isReadable(ctx)) return next()
  ctx.status = 400
  ctx.set('connection', 'close')
  const error = { status: 400, name: 'ValidationError', message: 'The URL is invalid', details: {} }
  ctx.body = { data: null, error }
}
