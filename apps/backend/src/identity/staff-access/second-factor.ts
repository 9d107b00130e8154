import { countRecoveryCodes, renewRecoveryCodes } from '#src/identity/recovery-code/recovery-codes'
import {
  confirmSetup,
  consumeCode,
  createAuthenticator,
  findAuthenticatorId,
  findSetup,
  removeAuthenticator,
  startSetup,
} from '#src/identity/second-factor/authenticator'
import { logSecurityEvent } from '#src/identity/session/security-events'
import { resetAttempts } from '#src/platform/http/rate-limit'
import { sendEmail } from '#src/platform/mail/send'
import { staffRecoveryCodeUsedEmail, staffSecondFactorEmail } from './panel-emails'
import { endPanelSessions } from './panel-sessions'

export type Staff = { id: number; email: string; firstname?: string | null; preferedLanguage?: string | null }

const getOwner = (id: number) => `staff:${id}`
const getLocale = ({ preferedLanguage }: Staff) => (preferedLanguage === 'en' ? 'en' : 'id')

type Change = Parameters<typeof staffSecondFactorEmail>[1]
const notify = (staff: Staff, change: Change) =>
  sendEmail(staff.email, getLocale(staff), staffSecondFactorEmail(getLocale(staff), change))

export const findStaffAuthenticator = (id: number): Promise<number | null> =>
  findAuthenticatorId(getOwner(id))

export const countStaffRecoveryCodes = (id: number): Promise<number> => countRecoveryCodes(getOwner(id))

/** Starts the setup and returns the secret, which is not shown again. */
export async function startStaffSetup({ id, email }: Staff) {
  await startSetup(getOwner(id))
  return findSetup(getOwner(id), email)
}

/** Enables the second factor with its first code and returns the recovery codes. */
export async function confirmStaffSetup(staff: Staff, code: string): Promise<string[]> {
  await confirmSetup(getOwner(staff.id), code)
  logSecurityEvent('second-factor.on', { staff: staff.id })
  await notify(staff, 'on')
  return renewRecoveryCodes(getOwner(staff.id))
}

/** Consumes a code of the app or a recovery code. Returns false for a wrong one. Attempts are rate-limited. */
export async function consumeStaffCode(staff: Staff, code: string): Promise<boolean> {
  const owner = getOwner(staff.id)
  const used = await consumeCode(owner, code)
  if (used === null) logSecurityEvent('second-factor.rejected', { staff: staff.id })
  if (used === 'recovery') {
    logSecurityEvent('second-factor.recovery-code-used', { staff: staff.id })
    const message = staffRecoveryCodeUsedEmail(getLocale(staff), await countRecoveryCodes(owner))
    await sendEmail(staff.email, getLocale(staff), message)
  }
  return used !== null
}

export const resetStaffAttempts = (id: number): Promise<void> =>
  resetAttempts('second-factor-account', getOwner(id))

export async function renewStaffRecoveryCodes(staff: Staff): Promise<string[]> {
  logSecurityEvent('second-factor.codes-renewed', { staff: staff.id })
  await notify(staff, 'codes')
  return renewRecoveryCodes(getOwner(staff.id))
}

/** Removes the second factor, ends every session and notifies its owner. Returns whether it was set up. */
export async function removeStaffSecondFactor(staff: Staff, by: 'self' | 'operator'): Promise<boolean> {
  const removed = await strapi.db.transaction(async () => {
    const on = await removeAuthenticator(getOwner(staff.id))
    await endPanelSessions(staff.id)
    if (on) await notify(staff, by === 'self' ? 'replaced' : 'reset')
    return on
  })
  if (removed) logSecurityEvent('second-factor.off', { staff: staff.id })
  return removed
}

/**
 * Resets a lost second factor. Throws if there is no such account.
 * @public for programs/reset-second-factor.mjs
 */
export async function resetStaffSecondFactor(email: string): Promise<boolean> {
  const staff: Staff | null = await strapi.db
    .query('admin::user')
    .findOne({ where: { email: email.trim().toLowerCase() } })
  if (!staff) throw new Error('The panel has no account with this email address')
  return removeStaffSecondFactor(staff, 'operator')
}

/** Gives a member of staff the secret of the sample data, unless a second factor is already set up. */
export async function addSampleSecondFactor(email: string, secret: string): Promise<void> {
  const staff: Staff | null = await strapi.db.query('admin::user').findOne({ where: { email } })
  if (!staff || (await findStaffAuthenticator(staff.id)) !== null) return
  await removeAuthenticator(getOwner(staff.id))
  await createAuthenticator(getOwner(staff.id), secret)
}

type Write = { params: { data?: { password?: unknown; isActive?: unknown }; where?: { id?: unknown } } }
type Result = { result?: { id?: number } | null }

/** Ends sessions after a password change or a deactivation, and removes the secrets of deleted accounts. */
export function followStaffAccounts(): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterUpdate({ params: { data }, result }: Write & Result) {
      if (result?.id !== undefined && (data?.password !== undefined || data?.isActive === false))
        await endPanelSessions(result.id)
    },
    async afterDelete({ result }: Result) {
      if (result?.id === undefined) return
      await removeAuthenticator(getOwner(result.id))
      await endPanelSessions(result.id)
    },
  })
}
