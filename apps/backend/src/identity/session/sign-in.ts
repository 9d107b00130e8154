import { getProfile } from '#src/identity/account/profile'
import { rememberBrowser } from '#src/identity/browser/browser'
import { issueCode } from '#src/identity/code/code'
import { isSecondFactorOn } from '#src/identity/second-factor/second-factor'
import { describeDevice, findKnownDeviceToken } from '#src/platform/http/request-client'
import type { Account, RequestContext } from '#src/platform/http/request-context'
import { logSecurityEvent } from './security-events'
import { openSession } from './session'

/** Opens a session after all sign-in steps are complete. */
export async function completeSignIn(
  ctx: RequestContext,
  account: Account,
  organisation: string | null = null,
) {
  await rememberBrowser(account.documentId, findKnownDeviceToken(ctx))
  return {
    jwt: await openSession(account, describeDevice(ctx), organisation),
    user: await getProfile(account, organisation),
  }
}

/** Opens a session after the first sign-in step, or issues a challenge if the account has a second factor. */
export async function signInOrChallenge(ctx: RequestContext, account: Account) {
  if (!(await isSecondFactorOn(account.documentId))) return completeSignIn(ctx, account)
  logSecurityEvent('sign-in.challenged', { account: account.documentId })
  return { challenge: await issueCode('second-factor', account.documentId, null) }
}
