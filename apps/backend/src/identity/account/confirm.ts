import { deleteBrowsers } from '#src/identity/browser/browser'
import { deleteCodes } from '#src/identity/code/code'
import { withdrawConsents } from '#src/identity/consent/consent'
import { removeSecondFactor } from '#src/identity/second-factor/second-factor'
import { endAllSessions, endOtherSessions } from '#src/identity/session/session'
import type { Account } from '#src/platform/http/request-context'
import { updateAccountIfUnchanged } from './account'

type ConfirmationOptions = {
  /** The email address that is being confirmed. */
  email: string
  /** The hash that the entered password was checked against. */
  password?: string | null
  /** The session to keep. All other sessions are ended. */
  session?: string
}

/** Details that may have been entered by someone who registered with another person's address. */
const registrantDetails = { mobile_number: null, referral_code: null } satisfies Partial<Account>

/**
 * Confirms an email address for the first time. Anyone may have registered with the address, so every
 * sign-in method set up earlier is removed: mobile number, sessions, devices, second factor and Google link.
 * Returns null if the address or password has changed since the account was read, or the account is already
 * confirmed.
 */
export async function confirmAccount(
  account: Account,
  { email, password, session }: ConfirmationOptions,
  data: Partial<Account> = {},
): Promise<Account | null> {
  const owner = account.documentId
  return await strapi.db.transaction(async () => {
    const confirmed = await updateAccountIfUnchanged(
      account,
      { email, confirmed: false, blocked: false, ...(password !== undefined && { password }) },
      { proved_mobile_number: null, google_sub: null, pending_email: null, ...data, confirmed: true },
    )
    if (!confirmed) return null
    await (session ? endOtherSessions(owner, session) : endAllSessions(owner))
    await deleteBrowsers(owner)
    await removeSecondFactor(owner)
    await deleteCodes(owner, { except: 'email-confirmation' })
    return confirmed
  })
}

/**
 * Confirms an email address for its owner, who may not be the registrant: removes the registrant's details and withdraws
 * their consents, so that the owner is asked to accept the terms.
 */
export async function confirmAndRemoveRegistrant(
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
