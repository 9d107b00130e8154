import type { Account, Call } from '../../../call'
import { deviceLabelOf, deviceOf } from '../../../client'
import { tellSecurity } from '../../../security-events'
import { profileOf } from '../../account/services/profile'
import { issueCode } from '../../code/services/code'
import { rememberDevice } from '../../device/services/device'
import { isSecondFactorOn } from '../../second-factor/services/second-factor'
import { openSession } from './session'

/** Opens a session for somebody who has proved all that the account asks. */
export async function begin(ctx: Call, account: Account, organisation: string | null = null) {
  await rememberDevice(account.documentId, deviceOf(ctx))
  return {
    jwt: await openSession(account, deviceLabelOf(ctx), organisation),
    user: await profileOf(account, organisation),
  }
}

/** What a right password, grant or provider opens: a session, or the second step where the account has one. */
export async function admit(ctx: Call, account: Account) {
  if (!(await isSecondFactorOn(account.documentId))) return begin(ctx, account)
  tellSecurity('sign-in.challenged', { account: account.documentId })
  return { challenge: await issueCode('second-factor', account.documentId, null) }
}
