import { Stream } from 'node:stream'
import type { Next, RequestContext } from '../platform/http/request-context'

/**
 * Koa does not listen to errors of the response, which would end the process, and does not end a response whose body
 * fails after the head has been sent, which would leave the client waiting.
 */
export default () => async (ctx: RequestContext, next: Next) => {
  ctx.res.on('error', () => ctx.res.destroy())
  await next()
  const { body } = ctx
  if (!(body instanceof Stream)) return
  // Runs before Koa's own listener, which sends a 500 if nothing has been sent yet.
  body.prependListener('error', () => {
    if (ctx.res.headersSent) ctx.res.destroy()
  })
}
