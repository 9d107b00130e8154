import { consume, restoreAttempt } from '#src/platform/http/rate-limit'
import { getClientAddress } from '#src/platform/http/request-client'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'
import { getScope } from './scope'

type Kind = 'voucher' | 'referral-code'

/** Attempts are counted per account, per organisation and per IP address. */
async function listCounters(ctx: RequestContext, kind: Kind) {
  const { organisation } = getScope(ctx)
  return [
    [`${kind}-account`, getAccount(ctx).documentId] as const,
    ...(organisation ? [[`${kind}-organisation`, String(organisation)] as const] : []),
    [`${kind}-address`, getClientAddress(ctx)] as const,
  ]
}

/**
 * Checks a code entered by the caller. Attempts are counted before the check, so that concurrent attempts
 * cannot exceed the limit, and refunded if the code is accepted. Throws 429 when no attempts are left.
 */
export async function limitCodeGuesses<T>(
  ctx: RequestContext,
  kind: Kind,
  check: () => Promise<T>,
  accepted: (result: T) => boolean = () => true,
): Promise<T> {
  const counters = await listCounters(ctx, kind)
  for (const [rule, key] of counters) await consume(rule, key)
  const result = await check()
  if (accepted(result)) for (const [rule, key] of counters) await restoreAttempt(rule, key)
  return result
}
