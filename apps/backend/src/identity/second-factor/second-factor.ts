import { countRecoveryCodes } from '#src/identity/recovery-code/recovery-codes'
import { logSecurityEvent } from '#src/identity/session/security-events'
import type { Account } from '#src/platform/http/request-context'
import {
  confirmSetup,
  consumeCode,
  findAuthenticatorId,
  findSetup,
  removeAuthenticator,
  startSetup,
} from './authenticator'

// The flag on the account is for display in the admin panel only.
const setAccountFlag = (owner: string, second_factor: boolean) =>
  strapi.db
    .query('plugin::users-permissions.user')
    .updateMany({ where: { documentId: owner }, data: { second_factor } })

export const isSecondFactorOn = async (owner: string): Promise<boolean> =>
  (await findAuthenticatorId(owner)) !== null

/** The second factor as shown to its account. The secret is only included during setup. */
export async function getSecondFactor({ documentId: owner, email }: Account) {
  const enabled = await isSecondFactorOn(owner)
  return {
    enabled,
    recovery_codes_left: enabled ? await countRecoveryCodes(owner) : 0,
    setup: enabled ? null : await findSetup(owner, email),
  }
}

/** Creates a secret and replaces any unconfirmed one. The first code from it enables the second factor. */
export const startSecondFactorSetup = ({ documentId: owner }: Account): Promise<void> => startSetup(owner)

/** Enables the second factor with its first code. Succeeds for only one of several concurrent requests. */
export async function confirmSecondFactor({ documentId: owner }: Account, code: string): Promise<void> {
  await confirmSetup(owner, code)
  await setAccountFlag(owner, true)
  logSecurityEvent('second-factor.on', { account: owner })
}

/**
 * Consumes an app code (once per time step) or a recovery code, and returns which kind it was. Returns null
 * for a wrong code. Attempts are rate-limited.
 */
export async function consumeSecondFactorCode(
  owner: string,
  code: string,
): Promise<'app' | 'recovery' | null> {
  const used = await consumeCode(owner, code)
  if (used === 'recovery') logSecurityEvent('second-factor.recovery-code-used', { account: owner })
  return used
}

export async function removeSecondFactor(owner: string): Promise<void> {
  const on = await removeAuthenticator(owner)
  await setAccountFlag(owner, false)
  if (on) logSecurityEvent('second-factor.off', { account: owner })
}
