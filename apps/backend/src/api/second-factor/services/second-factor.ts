import { randomBytes } from 'node:crypto'
import {
  consumeRecoveryCode,
  countRecoveryCodes,
  deleteRecoveryCodes,
} from '#src/api/recovery-code/services/recovery-codes'
import { logSecurityEvent } from '#src/auth/security-events'
import { violatedColumn } from '#src/database/errors'
import { fieldError, HttpError } from '#src/http/errors'
import { consume } from '#src/http/rate-limit'
import type { Account } from '#src/http/request-context'
import { decrypt, encrypt } from '#src/runtime/cryptography'
import { environment } from '#src/runtime/environment'
import { base32, findMatchingStep, otpauthUri } from '../rules/totp'

const uid = 'api::second-factor.second-factor'

type Row = { owner: string; secret: string; confirmed_at: string | null; last_step: number }

// What staff see of it stands beside the account; the row here is what counts.
const show = (owner: string, second_factor: boolean) =>
  strapi.db
    .query('plugin::users-permissions.user')
    .updateMany({ where: { documentId: owner }, data: { second_factor } })

const find = (owner: string): Promise<Row | null> => strapi.db.query(uid).findOne({ where: { owner } })

const purposeOf = (owner: string) => `second-factor:${owner}`

function secretOf({ owner, secret }: Row): Buffer {
  const opened = decrypt(purposeOf(owner), secret)
  if (opened === null) throw new Error('The secret of a second factor cannot be decrypted')
  return Buffer.from(opened, 'base64url')
}

const isOn = (row: Row | null): row is Row => row !== null && row.confirmed_at !== null

export const isSecondFactorOn = async (owner: string): Promise<boolean> => isOn(await find(owner))

const alreadyOn = () => new HttpError(409, 'The second factor is on', { code: 'second-factor-on' })

/** What its owner sees of it: the secret only while it is being set up. */
export async function getSecondFactor(account: Account) {
  const row = await find(account.documentId)
  const setup = row && !isOn(row) ? secretOf(row) : null
  return {
    enabled: isOn(row),
    recovery_codes_left: isOn(row) ? await countRecoveryCodes(account.documentId) : 0,
    setup: setup && {
      secret: base32(setup),
      uri: otpauthUri(setup, environment.APP_TITLE, account.email),
    },
  }
}

/** A new secret that waits for the first code of the app; an earlier one that waited is gone. */
export async function startSecondFactor({ documentId: owner }: Account): Promise<void> {
  if (await isSecondFactorOn(owner)) throw alreadyOn()
  const secret = encrypt(purposeOf(owner), randomBytes(20).toString('base64url'))
  await strapi.db.query(uid).deleteMany({ where: { owner, confirmed_at: { $null: true } } })
  try {
    await strapi.db.query(uid).create({ data: { owner, secret, last_step: 0 } })
  } catch (error) {
    // Of two calls at once the first made it; its secret stands.
    if (violatedColumn(error) === null) throw error
  }
}

/** Switches it on by the first code; of several calls at once one does. */
export async function confirmSecondFactor({ documentId: owner }: Account, code: string): Promise<void> {
  await consume('second-factor-account', owner)
  const row = await find(owner)
  if (isOn(row)) throw alreadyOn()
  const step = row && findMatchingStep(secretOf(row), code, Date.now())
  if (!step) throw fieldError('code', 'validation.code', 'code')
  const { count } = await strapi.db.query(uid).updateMany({
    where: { owner, confirmed_at: { $null: true } },
    data: { confirmed_at: new Date(), last_step: step },
  })
  if (count !== 1) throw alreadyOn()
  await show(owner, true)
  logSecurityEvent('second-factor.on', { account: owner })
}

/** How the code was right: by the app, once per step, or by a recovery code, once; null for a wrong one. */
export async function consumeSecondFactorCode(
  owner: string,
  code: string,
): Promise<'app' | 'recovery' | null> {
  await consume('second-factor-account', owner)
  const row = await find(owner)
  if (!isOn(row)) return null
  if (code.length !== 6) {
    if (!(await consumeRecoveryCode(owner, code))) return null
    logSecurityEvent('second-factor.recovery-code-used', { account: owner })
    return 'recovery'
  }
  const step = findMatchingStep(secretOf(row), code, Date.now())
  if (step === null) return null
  // Only a later step than the last may pass, so a code that was seen cannot be played again.
  const { count } = await strapi.db
    .query(uid)
    .updateMany({ where: { owner, last_step: { $lt: step } }, data: { last_step: step } })
  return count === 1 ? 'app' : null
}

export async function removeSecondFactor(owner: string): Promise<void> {
  const on = await isSecondFactorOn(owner)
  await strapi.db.query(uid).deleteMany({ where: { owner } })
  await deleteRecoveryCodes(owner)
  await show(owner, false)
  if (on) logSecurityEvent('second-factor.off', { account: owner })
}
