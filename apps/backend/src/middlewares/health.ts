import { setTimeout as pause } from 'node:timers/promises'
import type { Call, Next } from '../call'
import { isDraining } from '../drain'

/** Whether the database answers; one that hangs is as good as none. */
async function databaseAnswers(): Promise<boolean> {
  const asked = strapi.db.connection.raw('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([asked, pause(2_000, false, { ref: false })])
}

/** `/healthz`: the process lives. `/readyz`, for a balancer: it is not ending, and its database answers. */
export default () => async (ctx: Call, next: Next) => {
  if (isDraining()) ctx.set('connection', 'close')
  if (ctx.method !== 'GET' || (ctx.path !== '/healthz' && ctx.path !== '/readyz')) return next()
  const ready = ctx.path === '/healthz' || (!isDraining() && (await databaseAnswers()))
  ctx.set('cache-control', 'no-store')
  ctx.status = ready ? 200 : 503
  ctx.body = { ok: ready }
}
