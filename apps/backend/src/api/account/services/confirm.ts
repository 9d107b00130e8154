import { deleteCodes } from '#src/api/code/services/code'
import { withdrawConsents } from '#src/api/consent/services/consent'
import { deleteDevices } from '#src/api/device/services/device'
import { removeSecondFactor } from '#src/api/second-factor/services/second-factor'
import { endAllSessions, endOtherSessions } from '#src/api/session/services/session'
import type { Account } from '#src/http/request-context'
import { updateAccountIf } from './account'

type Proof = {
  /** The address that the mail went to. */
  email: string
  /** The password hash that a typed password was compared with. */
  password?: string | null
  /** The session that confirms; it is the only one that stays open. */
  session?: string
}

/** What somebody else may have entered while registering with an address that is not theirs. */
const registrantDetails = { mobile_number: null, referral_code: null } satisfies Partial<Account>

/**
 * Confirms an address for the first time. Anybody may have registered with it, so every way to sign in that was set up
 * before is removed: numbers, sessions, devices, second factor and Google link. Null when the address was changed,
 * confirmed or given another password meanwhile.
 */
export async function confirmAccount(
  account: Account,
  { email, password, session }: Proof,
  data: Partial<Account> = {},
): Promise<Account | null> {
  const owner = account.documentId
  return await strapi.db.transaction(async () => {
    const confirmed = await updateAccountIf(
      account,
      { email, confirmed: false, blocked: false, ...(password !== undefined && { password }) },
      { proved_mobile_number: null, google_sub: null, pending_email: null, ...data, confirmed: true },
    )
    if (!confirmed) return null
    await (session ? endOtherSessions(owner, session) : endAllSessions(owner))
    await deleteDevices(owner)
    await removeSecondFactor(owner)
    await deleteCodes(owner, { except: 'email-confirmation' })
    return confirmed
  })
}

/**
 * Confirms an address for its owner, who may not be the registrant: what that person entered is removed, and what they
 * agreed to is withdrawn, so that the terms are due again.
 */
export async function confirmForOwner(
  account: Account,
  email: string,
  data: Partial<Account>,
): Promise<Account | null> {
  return await strapi.db.transaction(async () => {
    const confirmed = await confirmAccount(account, { email }, { ...registrantDetails, ...data })
    if (confirmed) await withdrawConsents(confirmed.documentId, confirmed.locale)
    return confirmed
  })
}
