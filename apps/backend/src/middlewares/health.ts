import { setTimeout as pause } from 'node:timers/promises'
import { findMissingContent } from '#src/site'
import type { Next, RequestContext } from '../platform/http/request-context'
import { isDraining } from '../platform/runtime/drain'

/** Whether the database responds within two seconds. */
async function databaseAnswers(): Promise<boolean> {
  const query = strapi.db.connection.raw('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([query, pause(2_000, false, { ref: false })])
}

/**
 * `/healthz` reports that the process is alive; `/readyz`, that it is not shutting down and its database responds.
 * `missing` lists missing content.
 */
export default () => async (ctx: RequestContext, next: Next) => {
  if (isDraining()) ctx.set('connection', 'close')
  if (ctx.method !== 'GET' || (ctx.path !== '/healthz' && ctx.path !== '/readyz')) return next()
  if (ctx.path === '/healthz') return respond(ctx, true)
  if (isDraining()) return respond(ctx, false)
  if (!(await databaseAnswers())) return respond(ctx, false, ['the database'])
  return respond(ctx, true, await findMissingContent())
}

function respond(ctx: RequestContext, ready: boolean, missing?: string[]) {
  ctx.set('cache-control', 'no-store')
  ctx.status = ready ? 200 : 503
  ctx.body = { ok: ready, ...(missing && { missing }) }
}
