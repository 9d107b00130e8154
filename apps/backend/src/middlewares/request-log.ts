import { randomUUID } from 'node:crypto'
import type { Next, RequestContext } from '../platform/http/request-context'
import { measureRequest } from '../platform/runtime/metrics'

const acceptable = /^[\w-]{8,64}$/

/** Assigns an id to every request and logs one line without IP address, query, body or account. */
export default () => async (ctx: RequestContext, next: Next) => {
  const header = ctx.get('x-request-id')
  const requestId = acceptable.test(header) ? header : randomUUID()
  ctx.state.requestId = requestId
  ctx.set('x-request-id', requestId)
  const start = performance.now()
  try {
    await measureRequest(next, () => ({
      method: ctx.method,
      route: ctx.state.route?.path ?? 'none',
      status: ctx.status,
    }))
  } finally {
    strapi.log.http('request', {
      request_id: requestId,
      method: ctx.method,
      route: ctx.state.route?.path ?? 'none',
      status: ctx.status,
      ms: Math.round(performance.now() - start),
    })
  }
}
