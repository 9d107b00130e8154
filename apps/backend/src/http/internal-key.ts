import { constantTimeEqual } from '../runtime/cryptography'
import { environment } from '../runtime/environment'
import { notFound } from './errors'
import type { Call } from './request-context'

/** Whether one of our own servers makes the request. */
export function hasInternalKey(ctx: Pick<Call, 'get'>): boolean {
  const key = ctx.get('x-internal-key')
  return key !== '' && constantTimeEqual(key, environment.INTERNAL_API_KEY ?? '')
}

/** Guards a route of the internal API: for everybody else it does not exist. */
export function requireInternalKey(ctx: Pick<Call, 'get'>): void {
  if (!hasInternalKey(ctx)) throw notFound()
}
