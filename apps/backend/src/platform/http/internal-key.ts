import { constantTimeEqual } from '#src/platform/runtime/cryptography'
import { environment } from '#src/platform/runtime/environment'
import { notFound } from './errors'
import type { RequestContext } from './request-context'

/** Whether the request comes from one of our own servers. */
export function hasInternalKey(ctx: Pick<RequestContext, 'get'>): boolean {
  const key = ctx.get('x-internal-key')
  return key !== '' && constantTimeEqual(key, environment.INTERNAL_API_KEY ?? '')
}

/** Guards the routes of the internal API; throws a 404 for all other callers. */
export function requireInternalKey(ctx: Pick<RequestContext, 'get'>): void {
  if (!hasInternalKey(ctx)) throw notFound()
}
