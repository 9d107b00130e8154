import { consume, restoreAttempt } from '#src/platform/http/rate-limit'
import { getClientAddress } from '#src/platform/http/request-client'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'
import { getScope } from './scope'

type Kind = 'voucher' | 'referral-code'

type Counter = readonly [rule: Parameters<typeof consume>[0], key: string]

/** Attempts are counted per account, per organisation and per IP address. */
function listCounters(ctx: RequestContext, kind: Kind): Counter[] {
  const { organisation } = getScope(ctx)
  return [
    [`${kind}-account`, getAccount(ctx).documentId] as const,
    ...(organisation ? [[`${kind}-organisation`, String(organisation)] as const] : []),
    [`${kind}-address`, getClientAddress(ctx)] as const,
  ]
}

/**
 * Checks a code. Attempts are counted before the check, so that concurrent attempts cannot exceed the limit, and
 * refunded if the code is accepted. Throws 429 when no attempts are left.
 */
async function limitGuesses<T>(
  counters: readonly Counter[],
  check: () => Promise<T>,
  accepted: (result: T) => boolean,
): Promise<T> {
  for (const [rule, key] of counters) await consume(rule, key)
  const result = await check()
  if (accepted(result)) for (const [rule, key] of counters) await restoreAttempt(rule, key)
  return result
}

/** Checks a code entered by the caller, with a limited number of wrong attempts. */
export async function limitCodeGuesses<T>(
  ctx: RequestContext,
  kind: Kind,
  check: () => Promise<T>,
  accepted: (result: T) => boolean = () => true,
): Promise<T> {
  return await limitGuesses(listCounters(ctx, kind), check, accepted)
}

/** Checks a code that a member of staff enters for an organisation, with a limited number of wrong attempts. */
export const limitStaffGuesses = <T>(
  { staff, organisation }: { staff: number; organisation: number },
  kind: Kind,
  check: () => Promise<T>,
): Promise<T> =>
  limitGuesses(
    [
      [`${kind}-account`, `staff-${staff}`],
      [`${kind}-organisation`, String(organisation)],
    ],
    check,
    () => true,
  )
