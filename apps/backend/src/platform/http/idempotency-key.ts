import { fieldError } from './errors'
import type { RequestContext } from './request-context'

/** The `Idempotency-Key` of the request. Throws 400 if it is missing or invalid. */
export function requireIdempotencyKey(ctx: RequestContext): string {
  const key = ctx.get('idempotency-key')
  if (!/^[\x21-\x7e]{8,64}$/.test(key)) throw fieldError('Idempotency-Key', 'validation.invalid')
  return key
}
