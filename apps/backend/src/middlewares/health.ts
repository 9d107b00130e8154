import { setTimeout as pause } from 'node:timers/promises'
import { missingContent } from '../content/missing-content'
import type { Call, Next } from '../http/request-context'
import { isDraining } from '../runtime/drain'

/** Whether the database answers; one that hangs is as good as none. */
async function databaseAnswers(): Promise<boolean> {
  const asked = strapi.db.connection.raw('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([asked, pause(2_000, false, { ref: false })])
}

/** `/healthz`: the process is alive. `/readyz`, for a load balancer: it is not shutting down and its database answers; `missing` lists what it or the site lacks. */
export default () => async (ctx: Call, next: Next) => {
  if (isDraining()) ctx.set('connection', 'close')
  if (ctx.method !== 'GET' || (ctx.path !== '/healthz' && ctx.path !== '/readyz')) return next()
  if (ctx.path === '/healthz') return answer(ctx, true)
  if (isDraining()) return answer(ctx, false)
  if (!(await databaseAnswers())) return answer(ctx, false, ['the database'])
  return answer(ctx, true, await missingContent())
}

function answer(ctx: Call, ready: boolean, missing?: string[]) {
  ctx.set('cache-control', 'no-store')
  ctx.status = ready ? 200 : 503
  ctx.body = { ok: ready, ...(missing && { missing }) }
}
