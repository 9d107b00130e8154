import type { Call, Next } from '../call'
import { Refusal } from '../refusal'

function holdsNull(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  if (depth > 20) throw new Refusal(400, 'Nested too deep')
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || holdsNull(inner, depth + 1))
}

/** PostgreSQL stores no NUL and would answer with an internal error; no input of ours needs one. */
export default () => async (ctx: Call, next: Next) => {
  if (/%00/.test(ctx.path) || /%00/.test(ctx.querystring)) throw new Refusal(400, 'NUL in the address')
  if (holdsNull(ctx.request.body)) throw new Refusal(400, 'NUL in the body')
  await next()
}
