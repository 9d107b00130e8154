import { randomBytes } from 'node:crypto'
import {
  consumeRecoveryCode,
  countRecoveryCodes,
  deleteRecoveryCodes,
} from '#src/api/recovery-code/services/recovery-codes'
import { logSecurityEvent } from '#src/auth/security-events'
import { findViolatedColumn } from '#src/database/errors'
import { fieldError, HttpError } from '#src/http/errors'
import { consume } from '#src/http/rate-limit'
import type { Account } from '#src/http/request-context'
import { decrypt, encrypt } from '#src/runtime/cryptography'
import { environment } from '#src/runtime/environment'
import { buildOtpauthUri, encodeBase32, findMatchingStep } from '../rules/totp'

const uid = 'api::second-factor.second-factor'

type Row = { owner: string; secret: string; confirmed_at: string | null; last_step: number }

// The flag on the account is for display in the admin panel only.
const setAccountFlag = (owner: string, second_factor: boolean) =>
  strapi.db
    .query('plugin::users-permissions.user')
    .updateMany({ where: { documentId: owner }, data: { second_factor } })

const find = (owner: string): Promise<Row | null> => strapi.db.query(uid).findOne({ where: { owner } })

const getPurpose = (owner: string) => `second-factor:${owner}`

function decryptSecret({ owner, secret }: Row): Buffer {
  const opened = decrypt(getPurpose(owner), secret)
  if (opened === null) throw new Error('The secret of a second factor cannot be decrypted')
  return Buffer.from(opened, 'base64url')
}

const isEnabled = (row: Row | null): row is Row => row !== null && row.confirmed_at !== null

export const isSecondFactorOn = async (owner: string): Promise<boolean> => isEnabled(await find(owner))

const alreadyEnabled = () =>
  new HttpError(409, 'The second factor is already enabled', { code: 'second-factor-on' })

/** The second factor as shown to its account. The secret is only included during setup. */
export async function getSecondFactor(account: Account) {
  const row = await find(account.documentId)
  const setup = row && !isEnabled(row) ? decryptSecret(row) : null
  return {
    enabled: isEnabled(row),
    recovery_codes_left: isEnabled(row) ? await countRecoveryCodes(account.documentId) : 0,
    setup: setup && {
      secret: encodeBase32(setup),
      uri: buildOtpauthUri(setup, environment.APP_TITLE, account.email),
    },
  }
}

/** Creates a secret and replaces any unconfirmed one. The first code from it enables the second factor. */
export async function startSecondFactorSetup({ documentId: owner }: Account): Promise<void> {
  if (await isSecondFactorOn(owner)) throw alreadyEnabled()
  const secret = encrypt(getPurpose(owner), randomBytes(20).toString('base64url'))
  await strapi.db.query(uid).deleteMany({ where: { owner, confirmed_at: { $null: true } } })
  try {
    await strapi.db.query(uid).create({ data: { owner, secret, last_step: 0 } })
  } catch (error) {
    // A concurrent request may already have created the secret.
    if (findViolatedColumn(error) === null) throw error
  }
}

/** Enables the second factor with its first code. Succeeds for only one of several concurrent requests. */
export async function confirmSecondFactor({ documentId: owner }: Account, code: string): Promise<void> {
  await consume('second-factor-account', owner)
  const row = await find(owner)
  if (isEnabled(row)) throw alreadyEnabled()
  const step = row && findMatchingStep(decryptSecret(row), code, Date.now())
  if (!step) throw fieldError('code', 'validation.code', 'code')
  const { count } = await strapi.db.query(uid).updateMany({
    where: { owner, confirmed_at: { $null: true } },
    data: { confirmed_at: new Date(), last_step: step },
  })
  if (count !== 1) throw alreadyEnabled()
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
  await consume('second-factor-account', owner)
  const row = await find(owner)
  if (!isEnabled(row)) return null
  if (code.length !== 6) {
    if (!(await consumeRecoveryCode(owner, code))) return null
    logSecurityEvent('second-factor.recovery-code-used', { account: owner })
    return 'recovery'
  }
  const step = findMatchingStep(decryptSecret(row), code, Date.now())
  if (step === null) return null
  // Only time steps after the last used step are accepted, to prevent replay.
  const { count } = await strapi.db
    .query(uid)
    .updateMany({ where: { owner, last_step: { $lt: step } }, data: { last_step: step } })
  return count === 1 ? 'app' : null
}

export async function removeSecondFactor(owner: string): Promise<void> {
  const on = await isSecondFactorOn(owner)
  await strapi.db.query(uid).deleteMany({ where: { owner } })
  await deleteRecoveryCodes(owner)
  await setAccountFlag(owner, false)
  if (on) logSecurityEvent('second-factor.off', { account: owner })
}
