import { scopeOf } from './api/membership/services/scope'
import { accountOf, type Call } from './call'
import { addressOf } from './client'
import { refund, spend } from './rate-limit'

type Kind = 'voucher' | 'referral-code'

/** Whose tries are counted: the account's, those of its organisation, and those of the network address. */
async function countersOf(ctx: Call, kind: Kind) {
  const { organisation } = await scopeOf(ctx)
  return [
    [`${kind}-account`, accountOf(ctx).documentId] as const,
    ...(organisation ? [[`${kind}-organisation`, String(organisation)] as const] : []),
    [`${kind}-address`, addressOf(ctx)] as const,
  ]
}

/**
 * Checks a code that the caller gave. Every try is counted before the check, so that parallel tries cannot pass the
 * limit; an accepted code gets its try back. Throws 429 when no try is left.
 */
export async function limitGuesses<T>(
  ctx: Call,
  kind: Kind,
  check: () => Promise<T>,
  accepted: (result: T) => boolean = () => true,
): Promise<T> {
  const counters = await countersOf(ctx, kind)
  for (const [rule, key] of counters) await spend(rule, key)
  const result = await check()
  if (accepted(result)) for (const [rule, key] of counters) await refund(rule, key)
  return result
}
